/**
 * The packs of published puzzles must be complete, and unchanged since their publication.
 * properPuzzles.proof.test.ts proves that the puzzles have a single solution that logic finds.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, monthOf } from '../src/daily/date.ts';
import { dateOf, idFor } from '../src/daily/numbering.ts';
import { unwrap } from '../src/lib/result.ts';
import { TOOLKITS } from '../tools/games/index.ts';
import { MONARCHS_FILE, packedMonarchs } from '../tools/games/monarchs.ts';
import {
  formatPack,
  HASHES_FILE,
  hashOf,
  PACKS_DIR,
  type Pack,
  readHashes,
} from '../tools/games/pack.ts';
import { packedStrengths, STRENGTHS_FILE } from '../tools/games/strengths.ts';

const hashes = readHashes(HASHES_FILE);

it('there are packs of no other game', () => {
  const served = TOOLKITS.map(({ game }) => game.id);
  expect(readdirSync(PACKS_DIR).sort()).toEqual(served.toSorted());
  expect(Object.keys(hashes).sort()).toEqual(served.toSorted());
});

describe.each(TOOLKITS.map((toolkit) => [toolkit.game.id, toolkit] as const))(
  'the packs of %s',
  (id, { game, schedule, recurrence = (puzzle: string) => puzzle }) => {
    const files = readdirSync(join(PACKS_DIR, id)).sort();
    const texts = files.map((file) => readFileSync(join(PACKS_DIR, id, file), 'utf8'));
    const packs = texts.map((text) => JSON.parse(text) as Pack);
    const puzzles = packs.flatMap((pack) => pack.puzzles);

    it('are written one puzzle a line, under the name of their month', () => {
      for (const [i, pack] of packs.entries()) {
        expect(files[i]).toBe(`${pack.month}.json`);
        expect(pack.game).toBe(id);
        expect(texts[i]).toBe(formatPack(pack));
        expect(texts[i]!.trim().split('\n')).toHaveLength(pack.puzzles.length + 2);
        for (const puzzle of pack.puzzles) {
          expect(monthOf(dateOf(schedule, String(puzzle.id)))).toBe(pack.month);
        }
      }
    });

    it('leave out no release from the first to the last', () => {
      const step = schedule.cadence === 'weekly' ? 7 : 1;
      const expected = puzzles.map((_, i) => idFor(schedule, addDays(schedule.first, i * step)));
      expect(puzzles.map((puzzle) => String(puzzle.id))).toEqual(expected);
    });

    it('hold what was published, and nothing published is missing', () => {
      const found = Object.fromEntries(puzzles.map((puzzle) => [puzzle.id, hashOf(puzzle)]));
      expect(found).toEqual(hashes[id]);
    });

    it('are read back byte for byte', () => {
      for (const json of puzzles) {
        const puzzle = unwrap(game.parsePuzzle(json));
        expect(JSON.stringify(game.makePuzzle(puzzle))).toBe(JSON.stringify(json));
      }
    });

    it('hold no puzzle twice that does not come back by design', () => {
      const seen = new Map<string, string>();
      for (const puzzle of puzzles) {
        const boards = JSON.stringify({ ...(puzzle as object), id: 0 });
        const name = recurrence(String(puzzle.id));
        expect(seen.get(boards) ?? name).toBe(name);
        seen.set(boards, name);
      }
    });
  },
);

it.each([
  ['sudoku-shift', '1', `${daysBetween('2025-06-24', '2027-02-19') + 1}`],
  ['yearly-daily', '2025-06-24', '2027-02-19'],
  ['crossnumber', '1', `${Math.floor(daysBetween('2025-10-05', '2027-02-19') / 7) + 1}`],
  ['geografind', '1', `${daysBetween('2025-10-19', '2027-02-19') + 1}`],
  ['royal-family', '1', `${daysBetween('2025-10-26', '2027-02-19') + 1}`],
])('the packs of %s reach from the first date to 2027-02-19 at least', (game, first, last) => {
  expect(Object.keys(hashes[game]!)).toEqual(expect.arrayContaining([first, last]));
});

it('the packs of yearly-daily bring each date back as it was the year before', () => {
  const lines = (month: string) =>
    readFileSync(join(PACKS_DIR, 'yearly-daily', `${month}.json`), 'utf8');
  expect(lines('2026-08')).toBe(lines('2025-08').replaceAll('2025-08', '2026-08'));
});

it('the archive’s file tells how hard each of them is', () => {
  expect(JSON.parse(readFileSync(STRENGTHS_FILE, 'utf8')), 'run: npm run puzzles').toEqual(
    packedStrengths(),
  );
});

it('the shelf knows the monarch of every packed family', () => {
  expect(JSON.parse(readFileSync(MONARCHS_FILE, 'utf8')), 'run: npm run puzzles').toEqual(
    packedMonarchs(),
  );
});
