import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { bench } from '../bench.ts';
import { cluesFor } from '../engine/offers.ts';
import { parsePuzzle } from '../rules/codec.ts';
import { gridOf } from '../rules/grid.ts';
import { holds } from '../rules/rules.ts';
import { clueText } from '../rules/sentences.ts';
import type { Board } from '../rules/types.ts';
import { differences, writeClue } from './edits.ts';

const PACK: { puzzles: unknown[] } = JSON.parse(
  readFileSync('public/puzzles/crossnumber/2026-11.json', 'utf8'),
);

const cut: Board = {
  rows: ['.....', '.....', '..#..', '.....', '.....'],
  clues: { '1a': ['square'], '8a': ['prime'], '9a': ['is', ['sum', '8a', '1a']], '3d': ['cube'] },
  beans: 1,
};

describe('a clue', () => {
  it('is written, changed and taken out, in the order of the entries', () => {
    const more = unwrap(writeClue(cut, '6a', ['palindrome']));
    expect(Object.keys(more.clues)).toEqual(['1a', '6a', '8a', '9a', '3d']);
    expect(unwrap(writeClue(more, '6a', null))).toEqual(cut);
  });

  it('can be any that the generator makes of the solution, and is true of it', {
    tags: 'all',
  }, () => {
    const board = unwrap(parsePuzzle(PACK.puzzles[0])).boards[0]!;
    const [solution] = bench.report(board).solved;
    for (const [i, { id }] of gridOf(board.rows).entries.entries()) {
      const offers = cluesFor({ rows: board.rows, digits: solution!.digits, id, puzzle: '61' });
      expect(offers.length).toBeGreaterThan(3);
      for (const clue of offers) {
        const changed = unwrap(writeClue(board, id, clue));
        expect(changed.clues[id]).toEqual(clue);
        expect([clueText(clue), holds(changed, solution!, i)]).toEqual([clueText(clue), true]);
      }
    }
  });
});

it('tells what was changed', () => {
  expect(differences(cut, cut)).toEqual([]);
  const clued = unwrap(writeClue(unwrap(writeClue(cut, '1a', ['cube'])), '3d', null));
  expect(differences(cut, { ...clued, beans: 3 })).toEqual([
    '1 across: A square → A cube',
    '3 down: A cube → no clue',
    'Beans: 1 → 3',
  ]);
  expect(differences(cut, { rows: ['..', '..'], clues: {}, beans: 1 })).toEqual([
    'A different grid.',
  ]);
});
