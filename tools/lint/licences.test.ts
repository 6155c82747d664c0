import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readImports } from './imports.ts';

const root = new URL('../..', import.meta.url).pathname;
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');
const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

it('THIRD_PARTY_NOTICES.md names every package that ships', () => {
  const notices = letters(read('THIRD_PARTY_NOTICES.md'));
  const packages = readImports(root, ['src', 'sw'])
    .filter(({ from, kind }) => kind === 'package' && !from.includes('.test.'))
    .map(({ to }) => to)
    .filter((name) => !/^(node:|virtual:)/.test(name) && !/^(vite|vitest)$/.test(name));
  expect(packages).toContain('firebase');
  const unnamed = packages.filter(
    (name) => !notices.includes(letters(name.replace(/\/.*|^(workbox)-.*|-react$/, '$1'))),
  );
  expect([...new Set(unnamed)]).toEqual([]);
});

// Vite writes the texts that packages bring with them (`build.license`).
it.each(['Apache License', 'SIL OPEN FONT LICENSE', 'UNICODE LICENSE V3', 'geonames.org'])(
  'the %s has its text where a package has none',
  (words) => expect(read('public/licences/works.txt')).toContain(words),
);
