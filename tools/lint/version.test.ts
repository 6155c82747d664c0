/** A release takes its number from package.json, and its text from the changelog's entry of that number. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

it('the changelog begins with the version of package.json and its lock file', () => {
  const [, first] = /^## (\S+) · \d{1,2} [A-Z][a-z]+ \d{4}$/m.exec(
    readFileSync('CHANGELOG.md', 'utf8'),
  )!;
  const { version } = json('package.json');
  const lock = json('package-lock.json');
  expect([first, lock.version, lock.packages[''].version]).toEqual([version, version, version]);
});
