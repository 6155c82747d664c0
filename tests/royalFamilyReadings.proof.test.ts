/**
 * Tries all plausible misreadings of Royal Family's clues: a misreading that the page does not rule
 * out beside the clue must not change any puzzle's solution.
 */
import { expect, it } from 'vitest';
import { firstWays } from '../src/games/royal-family/engine/solver.ts';
import type { Convention } from '../src/games/royal-family/rules/clues/conventions.ts';
import { printClue } from '../src/games/royal-family/rules/clues/kinds.ts';
import { notesOf } from '../src/games/royal-family/rules/clues/notes.ts';
import { parsePuzzle } from '../src/games/royal-family/rules/codec.ts';
import { constraintOf, constraintsOf } from '../src/games/royal-family/rules/constraints.ts';
import type { Board } from '../src/games/royal-family/rules/types.ts';
import { unwrap } from '../src/lib/result.ts';
import { packedPuzzles } from './support/packedPuzzles.ts';
import { CASES, type Options, readingOf } from './support/royalFamilyReadings.ts';

const BOARDS = packedPuzzles('royal-family').flatMap((json) => {
  const { id, boards } = unwrap(parsePuzzle(json));
  return boards.map((board) => [id, board] as const);
});

/** By board and clue, the conventions that the page explains beside the clue. */
const TOLD = new Map(
  BOARDS.map(([, board]) => [
    board,
    board.clues.map((clue) => new Set(notesOf(clue, board).flatMap(({ tells }) => tells))),
  ]),
);

/**
 * A board's first two solutions when the clues selected by `isRead`, by index, are read
 * differently; null if the different reading changes no clue's meaning.
 */
function solutionsBy(board: Board, options: Options, isRead: (clue: number) => boolean) {
  const reading = readingOf(board, options);
  let isOther = false;
  const constraints = constraintsOf(board).map((constraint, i) => {
    if (!isRead(i)) return constraint;
    const read = constraintOf(board, board.clues[i]!, reading);
    isOther ||= String(read.ways) !== String(constraint.ways);
    return read;
  });
  return isOther ? firstWays(board, constraints, 2) : null;
}

/**
 * The puzzles whose solution the reading changes, as `{id}: {number of solutions}`, where 2 stands
 * for several. Clues with `isTold` keep their meaning.
 */
function changedBy(options: Options, isTold: (said: ReadonlySet<Convention>) => boolean) {
  return BOARDS.flatMap(([id, board]) => {
    const told = TOLD.get(board)!;
    const found = solutionsBy(board, options, (clue) => !isTold(told[clue]!));
    const isSame = !found || String(found) === String(firstWays(board, constraintsOf(board), 2));
    return isSame ? [] : [`${id}: ${found.length}`];
  });
}

it('the readings have the rules’ own among them: without an option each clue says the same', () => {
  const bad = BOARDS.flatMap(([id, board]) => {
    const reading = readingOf(board, {});
    return constraintsOf(board).flatMap((constraint, i) => {
      const read = constraintOf(board, board.clues[i]!, reading);
      return String(read.ways) === String(constraint.ways)
        ? []
        : [`${id}: ${printClue(board.clues[i]!, board)}`];
    });
  });
  expect(bad).toEqual([]);
});

it.each(CASES)('no puzzle changes by what the page leaves open: $name', (reading) => {
  const { options, convention } = reading;
  expect(changedBy(options, (said) => said.has(convention))).toEqual([]);
});

it('all readings but two would change a puzzle, had the page said nothing', () => {
  const changed = new Map(
    CASES.map(({ name, options }) => [name, changedBy(options, () => false)]),
  );
  const idle = [...changed].flatMap(([name, puzzles]) => (puzzles.length === 0 ? [name] : []));
  expect(idle).toEqual(['otherMayLack', 'aloneIsNotEldest']);
  // Four puzzles have several solutions if persons who married in are taken for only children.
  expect(changed.get('undrawnAreNone')).toEqual(['7: 2', '188: 2', '301: 2', '363: 2']);
});
