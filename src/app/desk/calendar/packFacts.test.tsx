// @vitest-environment jsdom
/** The puzzle packs that the desk's calendar reads, and when. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../../tests/support/eventually.ts';
import { type PackFacts, usePackFacts } from './packFacts.ts';

const TODAY = '2026-11-22';
const PUBLIC = join(import.meta.dirname, '../../../../public');

let root: Root;
let found: PackFacts | null;
let asked: string[];

function Facts() {
  found = usePackFacts(TODAY, true);
  return null;
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(readFileSync(join(PUBLIC, url), 'utf8'));
  });
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  root.unmount();
  vi.unstubAllGlobals();
});

it('reads the days that are shown first, then two years of those that must not come again', async () => {
  root.render(<Facts />);
  await eventually(() => expect(found?.puzzles.has('sudoku-shift/1')).toBe(true));
  const first = asked.indexOf('/puzzles/sudoku-shift/2025-12.json');
  expect(first).toBeGreaterThan(asked.indexOf('/puzzles/sudoku-shift/2027-02.json'));
  expect(new Set(asked).size).toBe(asked.length);
  expect(found?.unread).toEqual(new Set());
  const months = (game: string) => asked.filter((url) => url.includes(game)).toSorted();
  // Packs begin with the game's first puzzle, and older ones are read only for games that compare
  // boards.
  expect(months('sudoku-shift')[0]).toBe('/puzzles/sudoku-shift/2025-06.json');
  expect(months('yearly-daily')[0]).toBe('/puzzles/yearly-daily/2026-11.json');
  expect(months('geografind')[0]).toBe('/puzzles/geografind/2026-06.json');
});
