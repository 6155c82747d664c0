import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { judge } from '../engine/judge.ts';
import { printClue } from '../rules/clues/kinds.ts';
import { parseBoard, parsePuzzle } from '../rules/codec.ts';
import { start } from '../rules/rules.ts';
import type { Board, Clue } from '../rules/types.ts';
import { EXAMPLE } from '../view/example.ts';
import { addClue, isTrueOf, moveClue, offersAbout, removeClue } from './clueEdits.ts';
import { differences } from './differences.ts';

const PACKS = new URL('../../../../public/puzzles/royal-family/', import.meta.url);

const shipped: readonly Board[] = readdirSync(PACKS).flatMap((file) => {
  const pack = JSON.parse(readFileSync(new URL(file, PACKS), 'utf8')) as { puzzles: unknown[] };
  return pack.puzzles.flatMap((puzzle) => unwrap(parsePuzzle(puzzle)).boards);
});

/**
 * A family on five plates: queen and consort (0, 1); Osric's plate (2, born 1824), two sisters (3,
 * 4).
 */
const family = EXAMPLE;

/** Corvin is the consort, Isaure the queen; Osric, Odile and Tamsin are their children. */
const placed = { ...start(family), placed: [1, 0, 3, 2, 4] };

describe('clues by hand', () => {
  it('are offered about everyone and every title, and hold for the family', () => {
    for (const board of shipped.filter((_, i) => i % 40 === 0).slice(0, 3)) {
      const [solution] = judge(board).solved;
      for (const who of [board.names[0]!.name, board.plates[board.monarch]!.title]) {
        const offers = offersAbout(board, solution!, who);
        expect(offers.size).toBeGreaterThan(10);
        for (const [sentence, clue] of offers) {
          expect([sentence, isTrueOf(board, clue, solution!)]).toEqual([sentence, true]);
          expect(printClue(clue, board)).toBe(sentence);
        }
        const edited = addClue(board, [...offers.values()].at(-1)!);
        expect(unwrap(parseBoard(JSON.parse(JSON.stringify(edited))))).toEqual(edited);
      }
    }
  });

  it('say what somebody is and is not, in the words of the game', () => {
    const sentences = [...offersAbout(family, placed, 'Odile').keys()];
    expect(sentences).toContain('Odile is Tamsin’s sister.');
    expect(sentences).toContain('Odile has no title.');
    expect(sentences).not.toContain('Odile is Tamsin’s mother.');
  });

  it('are not offered twice', () => {
    const offers = offersAbout(family, placed, 'Odile');
    const [sentence, clue] = [...offers][0]!;
    const without = offersAbout(addClue(family, clue), placed, 'Odile');
    expect([...without.keys()]).toEqual([...offers.keys()].filter((one) => one !== sentence));
    expect([...offersAbout(family, placed, 'Tamsin').keys()]).not.toContain(
      'Tamsin is Osric’s sister.',
    );
  });

  it('are added, moved and taken out', () => {
    const clue: Clue = { kind: 'titled', who: 'Odile' };
    const [first, second] = family.clues as [Clue, Clue];
    expect(addClue(family, clue).clues).toEqual([first, second, clue]);
    expect(removeClue(family, 0).clues).toEqual([second]);
    expect(moveClue(family, 0, 1)?.clues).toEqual([second, first]);
    expect(moveClue(family, 0, -1)).toBeNull();
    expect(moveClue(family, 1, 1)).toBeNull();
  });
});

it('tells what was changed', () => {
  expect(differences(family, family)).toEqual([]);
  expect(differences(family, { ...removeClue(family, 1), beans: 2 })).toEqual([
    'Clue removed: Tamsin is Osric’s sister.',
    'Beans: 1 → 2',
  ]);
  expect(differences(family, moveClue(family, 0, 1)!)).toEqual(['Clues reordered']);
  expect(differences(family, shipped[0]!)).toEqual(['A different family.']);
});
