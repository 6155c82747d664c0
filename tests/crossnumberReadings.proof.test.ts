/**
 * Tries all plausible misreadings of Crossnumber's clues: a misreading that the page does not rule
 * out beside the clue must not change any puzzle's solution.
 */
import { expect, it } from 'vitest';
import { generate } from '../src/games/crossnumber/engine/generator.ts';
import { firstSolutions } from '../src/games/crossnumber/engine/solver.ts';
import { parsePuzzle } from '../src/games/crossnumber/rules/codec.ts';
import { gridOf, numberAt } from '../src/games/crossnumber/rules/grid.ts';
import { notesOf } from '../src/games/crossnumber/rules/notes.ts';
import { problemOf } from '../src/games/crossnumber/rules/problem.ts';
import { clueText } from '../src/games/crossnumber/rules/sentences.ts';
import type { Board, EntryId } from '../src/games/crossnumber/rules/types.ts';
import { unwrap } from '../src/lib/result.ts';
import {
  hasActions,
  isOther,
  problemBy,
  READINGS,
  type Reading,
} from './support/crossnumberReadings.ts';
import { packedPuzzles } from './support/packedPuzzles.ts';

/** The most states of a board that the solver searches, as a misreading may leave much open. */
const PATIENCE = 200;

/** Newly made puzzles, in which the kinds of clue stand that no packed one has; three menus. */
const MADE = Array.from({ length: 15 }, (_, i) => generate(`${2001 + i}`));

const BOARDS = [
  ...packedPuzzles('crossnumber').map((json) => unwrap(parsePuzzle(json))),
  ...MADE,
].flatMap(({ id, boards }) => {
  return boards.map((board) => ({ id, board, solution: solutionOf(board) }));
});

function solutionOf(board: Board): readonly number[] {
  const { found, complete } = firstSolutions(problemOf(board), 2, PATIENCE);
  expect(found).toHaveLength(1);
  expect(complete).toBe(true);
  return found[0]!;
}

function isTold(board: Board, id: EntryId, { answered }: Reading): boolean {
  const words = clueText(board.clues[id]!);
  if (answered === 'anagram') return / but not the same number\b/.test(words);
  if (answered === 'together') return /shares no digit with .*, neither repeating a/.test(words);
  return notesOf(board, id).some(({ tells }) => tells === answered);
}

/**
 * The puzzles whose solution the reading changes, as `{id}: {number of solutions}`, where 2 stands
 * for several.
 * @param leaveOut selects clues that keep their meaning.
 */
function changedBy(reading: Reading, leaveOut: (board: Board, id: EntryId) => boolean): string[] {
  return BOARDS.flatMap(({ id: puzzle, board, solution }) => {
    const { entries } = gridOf(board.rows);
    const read = entries.flatMap(({ id, cells }) => {
      const clue = Object.hasOwn(board.clues, id) ? board.clues[id]! : null;
      const counts = clue && hasActions(clue, reading) && !leaveOut(board, id);
      return counts && isOther(clue, cells.length, reading) ? [id] : [];
    });
    if (read.length === 0) return [];
    const { found, complete } = firstSolutions(problemBy(board, read, reading), 2, PATIENCE);
    return complete && String(found) === String([solution])
      ? []
      : [`${puzzle}: ${complete ? found.length : 'unsure'}`];
  });
}

it.each(READINGS)('no puzzle changes by what the page leaves open: $name', (reading) => {
  expect(changedBy(reading, (board, id) => isTold(board, id, reading))).toEqual([]);
});

it('four puzzles would have two solutions, did an anagram not say that it is another number', () => {
  const [anagram] = READINGS;
  expect(changedBy(anagram!, () => false)).toEqual(['20: 2', '27: 2', '61: 2', '65: 2']);
});

it('these readings change no puzzle, even where the page says nothing', () => {
  const idle = READINGS.filter((reading) => changedBy(reading, () => false).length === 0);
  expect(idle.map(({ name }) => name)).toEqual([
    'a number is no multiple of itself',
    'a number is no factor of itself',
    '0 is not even',
    'every fourth year is a leap year',
    'a prime is the next after itself',
    'the greatest may be there twice',
    'a clock has twelve hours',
    'a day ends at 2400',
    '29 February is no date',
    'the greater number of a pair is its own',
    '0 counts',
    '1 does not count',
    '1 is a prime',
    'the greater number of a difference is named first',
    'zeros in front of a reverse fall away',
    'the second half is said of the number in the first',
  ]);
});

it('no puzzle holds a number twice, so it is no matter whether that may be', () => {
  for (const { board, solution } of BOARDS) {
    const numbers = gridOf(board.rows).entries.map(({ cells }) => numberAt(solution, cells));
    expect(new Set(numbers).size).toBe(numbers.length);
  }
});
