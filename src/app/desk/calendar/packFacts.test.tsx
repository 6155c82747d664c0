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

it('reads the packs of the days that are shown, each once', async () => {
  root.render(<Facts />);
  await eventually(() => expect(found?.puzzles.has('sudoku-shift/517')).toBe(true));
  expect(new Set(asked).size).toBe(asked.length);
  expect(found?.unread).toEqual(new Set());
  const months = asked.filter((url) => url.includes('sudoku-shift')).toSorted();
  expect(months).toEqual(
    ['2026-11', '2026-12', '2027-01', '2027-02'].map((m) => `/puzzles/sudoku-shift/${m}.json`),
  );
});
