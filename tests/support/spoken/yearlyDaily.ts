/** The page of Yearly Daily: a calendar of labelled squares, pieces on it, and pieces in the tray. */
import { PIECES } from '../../../src/games/yearly-daily/rules/pieces.ts';
import { squaresUnder } from '../../../src/games/yearly-daily/rules/rules.ts';
import type { Board, State } from '../../../src/games/yearly-daily/rules/types.ts';
import { inALine, listed, type Put, type Sentences, withSemicolons } from './seen.ts';

type Asking = Put<Board, State>;

const CALENDAR: readonly (readonly string[])[] = [
  ['January', 'February', 'March', 'April', 'May', 'June'],
  ['July', 'August', 'September', 'October', 'November', 'December'],
  ...[1, 8, 15, 22, 29].map((first) =>
    [0, 1, 2, 3, 4, 5, 6]
      .map((day) => first + day)
      .filter((day) => day <= 31)
      .map(String),
  ),
];

const MONTHS = CALENDAR.slice(0, 2).flat();

/** The calendar with an empty text for each square that is covered or the date's. */
function openIn({ board, state }: Asking): readonly (readonly string[])[] {
  const covered = state.flatMap((lie, piece) => (lie ? squaresUnder(piece, lie)! : []));
  const date = [MONTHS[board.month - 1], String(board.day)];
  return CALENDAR.map((row, y) =>
    row.map((label, x) => (covered.includes(8 * y + x) || date.includes(label) ? '' : label)),
  );
}

/** The labels that can be reached from a square by steps on open squares, in reading order. */
function holeAt(open: readonly (readonly string[])[], y: number, x: number): readonly string[] {
  const reached = new Set<string>();
  const visit = (row: number, column: number) => {
    const label = open[row]?.[column];
    if (!label || reached.has(label)) return;
    reached.add(label);
    for (const [dy, dx] of [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const)
      visit(row + dy, column + dx);
  };
  visit(y, x);
  return CALENDAR.flat().filter((label) => reached.has(label));
}

const called = (about: string) => PIECES.findIndex(({ name }) => name === about.toLowerCase());

export const YEARLY_DAILY: Sentences<Board, State> = {
  left({ state }) {
    const left = PIECES.filter((_, piece) => state[piece] === null);
    return listed(
      'In the tray:',
      left.map(({ name }) => `the ${name}`),
      'Every piece is on the board.',
    );
  },
  shape({ about }) {
    // The squares that the piece covers as it first lies, from row and column 3 on.
    const squares = squaresUnder(called(about), { orientation: 0, row: 3, col: 0 })!;
    const rows = [...new Set(squares.map((square) => Math.floor(square / 8)))].sort();
    const lines = rows.map((row) => {
      const columns = squares
        .filter((square) => Math.floor(square / 8) === row)
        .map((square) => `${(square % 8) + 1}`)
        .sort();
      return columns.length === 1 ? `column ${columns[0]}` : `columns ${inALine(columns)}`;
    });
    return `${about}, before any turn, row by row: ${lines.join('; ')}.`;
  },
  free(asking) {
    const y = CALENDAR.findIndex((row) => asking.about === `${row[0]} to ${row.at(-1)}`);
    const free = openIn(asking)[y]!.filter((label) => label !== '');
    return listed('Free:', free, `Nothing is free from ${asking.about}.`);
  },
  holes(asking) {
    const open = openIn(asking);
    const holes = open.flatMap((row, y) => row.map((_, x) => holeAt(open, y, x)));
    const small = holes.filter(({ length }) => length > 0 && length < 4).map(inALine);
    const none = 'No hole is smaller than four squares.';
    return listed('Small holes:', [...new Set(small)], none, withSemicolons);
  },
};
