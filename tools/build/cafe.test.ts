import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { type Cafe, CREMA, cafeOf } from './cafe.ts';
import { figureOf, iconOf } from './iconDrawings.ts';
import { coloured, named } from './ownCafe.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const found = (own: Partial<Record<keyof Cafe, unknown>>) => cafeOf(own, ROOT);

it('is Crema where sites.json says nothing', () => {
  expect(found({})).toEqual({ ok: true, value: CREMA });
});

it.each([
  [{ title: '' }, 'title'],
  [{ title: 'A title of many words and letters' }, 'title'],
  [{ title: '<b>Mokka</b>' }, 'title'],
  [{ title: 'Mokka`' }, 'title'],
  [{ title: 'Zoë & Co.' }, 'title'],
  [{ title: 7 }, 'title'],
  [{ tagline: 'x'.repeat(41) }, 'tagline'],
  [{ tagline: 'a "quote"' }, 'tagline'],
  [{ colour: 'blue' }, 'colour'],
  [{ colour: '#ffcc00' }, 'too light'],
  [{ colour: '#000000' }, 'too dark'],
  [{ icon: 'nowhere.svg' }, 'no file'],
  [{ icon: 'package.json' }, 'must be an SVG'],
])('refuses %o with a sentence', (own, word) => {
  const cafe = found(own);
  expect(cafe.ok).toBe(false);
  if (!cafe.ok) expect(cafe.problem.message).toMatch(new RegExp(`${word}.*\\.$`));
});

it('takes names with letters of any language, and a dark colour', () => {
  const own = { title: 'Café Zoë und Co.', tagline: 'Rätsel zum Kaffee', colour: '#1d4ed8' };
  expect(found(own)).toEqual({ ok: true, value: { ...own, icon: null } });
});

it('has its name in texts, its colour in the stylesheet, and its icon on its ground', () => {
  const cafe = { ...CREMA, title: 'Mokka', colour: '#1d4ed8' };
  expect(named('Crema’s puzzles, crema-settings, CREMA_OUT', cafe)).toBe(
    'Mokka’s puzzles, crema-settings, CREMA_OUT',
  );
  const css = readFileSync(join(ROOT, 'src/ui/styles/tokens.css'), 'utf8');
  expect(coloured(css, cafe)).toContain('--color-accent: light-dark(#1d4ed8, ');
  expect(coloured(css, cafe)).not.toContain('#15803d');
  const icon = '<svg width="10" viewBox="0 0 10 10"><circle r="5"/></svg>';
  expect(figureOf({ ...cafe, icon }, '', '')).toBe(
    '<svg x="96" y="96" width="320" height="320" viewBox="0 0 10 10"><circle r="5"/></svg>',
  );
  expect(iconOf(cafe)).toContain('fill="#1d4ed8"');
});

it.each([
  ['my-cafe', ['node_modules/vite/bin/vite.js', 'build'], 'dist'],
  ['static', ['tools/build.ts', '--static'], 'dist-static'],
])('builds %s without another name', { tags: 'all' }, async (name, command, out) => {
  const { CREMA_PROJECT: _, ...env } = process.env;
  const copy = mkdtempSync(join(tmpdir(), 'crema-cafe-'));
  try {
    for (const file of globSync(['*.{json,html,ts,md}', '{src,sw,tools,public,docs}'], {
      cwd: ROOT,
    })) {
      cpSync(join(ROOT, file), join(copy, file), { recursive: true });
    }
    cpSync(join(ROOT, 'tests/fixtures'), join(copy, 'tests/fixtures'), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'), 'junction');
    const words = { title: 'Mokka', tagline: 'Puzzles for us' };
    const sites = { [name]: { ...words, colour: '#1d4ed8', icon: 'pot.svg' } };
    writeFileSync(join(copy, 'pot.svg'), '<svg viewBox="0 0 10 10"><circle r="5"/></svg>');
    writeFileSync(join(copy, 'sites.json'), JSON.stringify(sites));
    const isFolder = name === 'static';
    await promisify(execFile)(process.execPath, command, {
      cwd: copy,
      env: {
        ...{ ...env, NODE_ENV: 'production', VITEST: '' },
        ...(!isFolder && { CREMA_PROJECT: name }),
      },
    });
    const files = globSync(`${out}/**/*.{html,js,css,json,webmanifest}`, { cwd: copy });
    expect(files.length).toBeGreaterThan(100);
    const named = files
      .filter((file) => !file.startsWith(join(out, 'licences')))
      .flatMap((file) => {
        const text = readFileSync(join(copy, file), 'utf8');
        return [...text.matchAll(/.{0,40}\bCrema\b.{0,40}/g)].map(([words]) => `${file}: ${words}`);
      })
      // A leaderboard name, which the rules know, and the sentence beside the licences.
      .filter(
        (one) => !/Cortado.{1,3}Crema|Crema is (?:free software|made with these works)/.test(one),
      );
    expect(named).toEqual([]);
    const page = readFileSync(join(copy, out, 'index.html'), 'utf8');
    expect(page).toContain('<title>Mokka');
    expect(page).toMatch(/<img src="data:image\/svg[^"]*circle/);
    expect(page).toMatch(/--color-accent:[^;]*#1d4ed8/);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
