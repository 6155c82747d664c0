import { describe, expect, it } from 'vitest';
import { readHosting, rewriteFor } from '../../../../tools/serve.ts';
import { shellFor } from './shells.ts';

const SHELL_OF = [
  ['/', 'index.html'],
  ['/sudoku-shift', 'page.html'],
  ['/sudoku-shift/archive', 'page.html'],
  ['/sudoku-shift/516', 'play.html'],
  ['/sudoku-shift/516/', 'play.html'],
  ['/sudoku-shift/today', 'play.html'],
  ['/yearly-daily/2026-11-20', 'play.html'],
  ['/sudoku-shift/516/leaderboard', 'page.html'],
  ['/privacy', 'page.html'],
  ['/accessibility', 'page.html'],
  ['/nowhere', 'page.html'],
  ['/no/where/at/all', 'page.html'],
] as const;

describe('an address has the same shell', () => {
  it.each(SHELL_OF)('%s offline: %s', (path, shell) => {
    expect(shellFor(path)).toBe(shell);
  });

  // The path / is left out: Hosting serves it from the file index.html, before any rewrite.
  it.each(SHELL_OF.slice(1))('%s from Hosting: %s', (path, shell) => {
    const file = rewriteFor(readHosting(), path)!;
    expect(file.replace(/^\/previews\/[a-z-]+/, '')).toBe(`/${shell}`);
  });

  it.each(['/assets/gone-1234.js', '/puzzles/sudoku-shift/2031-01.json', '/favicon.ico'])(
    'but %s, a file that is missing, has none',
    (path) => {
      expect(rewriteFor(readHosting(), path)).toBeNull();
    },
  );
});
