/** Questions about a board of Yearly Daily, for players who do not see it. */
import { capital } from '../../../lib/capital.ts';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import type { Question } from '../../contract/questions.ts';
import { spokenList, withSemicolons } from '../../shared/spoken.ts';
import { SQUARES } from '../rules/calendar.ts';
import { labelOf, labelsOf } from '../rules/labels.ts';
import { PIECES } from '../rules/pieces.ts';
import { coverOf, dateSquares } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';

/** The squares that are neither covered nor the date's. */
function freeSquares(board: Board, state: State): readonly number[] {
  const cover = coverOf(state);
  const date = dateSquares(board);
  return SQUARES.filter((square) => !cover.has(square) && !date.includes(square));
}

/** The calendar's rows, by their first and last square: "1 to 7". */
const ROWS: ReadonlyMap<string, readonly number[]> = new Map(
  [...new Set(SQUARES.map((square) => Math.floor(square / 8)))].map((row) => {
    const squares = SQUARES.filter((square) => Math.floor(square / 8) === row);
    return [`${labelOf(squares[0]!)} to ${labelOf(squares.at(-1)!)}`, squares];
  }),
);

/** Groups of free squares that share sides. */
function holesIn(free: readonly number[]): readonly (readonly number[])[] {
  const left = new Set(free);
  const holes: number[][] = [];
  for (const first of free) {
    if (!left.delete(first)) continue;
    const hole = [first];
    for (const square of hole) {
      for (const next of [square - 8, square + 8, square - 1, square + 1]) {
        if (left.delete(next)) hole.push(next);
      }
    }
    holes.push(hole);
  }
  return holes;
}

/** A hole of at most so many squares fits no piece. */
const SMALL_HOLE = 3;

const PIECE_OF: ReadonlyMap<string, number> = new Map(
  PIECES.map(({ name }, piece) => [capital(name), piece]),
);

export const QUESTIONS: readonly Question<Board, State>[] = [
  {
    id: 'left',
    label: 'Which pieces are left?',
    answer({ state }) {
      const left = PIECES.filter((_, piece) => !state[piece]).map(({ name }) => `the ${name}`);
      return spokenList('In the tray:', left, 'Every piece is on the board.');
    },
  },
  {
    id: 'shape',
    label: 'What shape is…',
    about: () => [...PIECE_OF.keys()],
    answer({ about }) {
      const { rows } = PIECES[PIECE_OF.get(about)!]!;
      const lines = rows.map((row) => {
        const columns = [...row].flatMap((cell, i) => (cell === 'X' ? [String(i + 1)] : []));
        return `${columns.length > 1 ? 'columns' : 'column'} ${joinWithAnd(columns)}`;
      });
      return `${about}, before any turn, row by row: ${lines.join('; ')}.`;
    },
  },
  {
    id: 'free',
    label: 'Which squares are free in…',
    about: () => [...ROWS.keys()],
    answer({ board, state, about }) {
      const free = freeSquares(board, state).filter((square) => ROWS.get(about)?.includes(square));
      return spokenList('Free:', free.map(labelOf), `Nothing is free from ${about}.`);
    },
  },
  {
    id: 'holes',
    label: 'Which holes are small?',
    answer({ board, state }) {
      const small = holesIn(freeSquares(board, state)).filter(({ length }) => length <= SMALL_HOLE);
      return spokenList(
        'Small holes:',
        small.map(labelsOf),
        'No hole is smaller than four squares.',
        withSemicolons,
      );
    },
  },
];
