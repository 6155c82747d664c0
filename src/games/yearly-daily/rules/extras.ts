/**
 * The extra of a date and year: an optional condition for a covering, which 2 to 20% of the date's
 * coverings meet. `extras.json` says which extras fit a date.
 */
import { addDays, type CivilDate, daysBetween } from '../../../daily/date.ts';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { makeRng } from '../../../lib/rng.ts';
import { isOnBoard, SQUARES } from './calendar.ts';
import fitting from './extras.json' with { type: 'json' };
import { labelOf, theOf } from './labels.ts';
import { PIECES } from './pieces.ts';
import { dateSquares } from './rules.ts';
import type { Board } from './types.ts';

type CalendarDay = Pick<Board, 'month' | 'day'>;

const [CROISSANT, SPOON, WAVE, MUG, BOWL, NAPKIN, TWIG, PAN] = [0, 1, 2, 3, 4, 5, 6, 7] as const;
const LONG = [SPOON, WAVE, TWIG, PAN];

/** A finished board, as extras look at it. */
interface Finish {
  /** The piece on a square; undefined on the date and outside of the board. */
  at(square: number): number | undefined;
  squares(piece: number): readonly number[];
}

export interface Extra {
  /** Extras of a kind are never those of two days in a row. */
  readonly kind: string;
  /** The condition as the end of a sentence: "with the mug on 30". */
  readonly text: string;
  /** The condition's exact meaning, as a sentence. */
  readonly about: string;
  readonly holds: (finish: Finish) => boolean;
}

const sidesOf = (square: number) => [square - 8, square + 8, square - 1, square + 1];
const row = (square: number) => square >> 3;
const col = (square: number) => square & 7;
const isOfMonths = (square: number) => row(square) < 2;
const spanOf = (squares: readonly number[], line: (square: number) => number) =>
  new Set(squares.map(line)).size;

/** The number of sides that two pieces share. */
const touching = ({ at, squares }: Finish, piece: number, other: number) =>
  squares(piece)
    .flatMap(sidesOf)
    .filter((square) => at(square) === other).length;

/** Whether a straight line that no piece crosses ends at two edges of the board. */
const isCut = ({ at }: Finish, line: (square: number) => number, step: number) =>
  [0, 1, 2, 3, 4, 5].some((before) =>
    SQUARES.every(
      (square) =>
        line(square) !== before || at(square) === undefined || at(square) !== at(square + step),
    ),
  );

const isMeeting = ({ at }: Finish, square: number) => {
  const around = [square, square + 1, square + 8, square + 9].map(at);
  return !around.includes(undefined) && new Set(around).size === 4;
};

/** All extras of a date, in the order of the bits in `extras.json`. */
export function extrasOf({ month, day }: CalendarDay): readonly Extra[] {
  const next = SQUARES[SQUARES.indexOf(dateSquares({ month, day })[1]) + 1] ?? SQUARES[12]!;
  const long = joinWithAnd(LONG.map(theOf));
  return [
    ...[SPOON, NAPKIN, TWIG, PAN].map((piece) => ({
      kind: 'inside',
      text: `with ${theOf(piece)} away from the edge`,
      about: 'None of its squares is at the edge of the calendar.',
      holds: ({ squares }: Finish) =>
        squares(piece).every((square) =>
          sidesOf(square).every((side) => isOnBoard(row(side), col(side))),
        ),
    })),
    ...[WAVE, MUG, TWIG].map((piece) => ({
      kind: 'bowl',
      text: `with ${theOf(piece)} in the bowl`,
      about: 'It covers the square between the bowl’s two ends.',
      holds: ({ at, squares }: Finish) =>
        squares(piece).some(
          (square) => sidesOf(square).filter((side) => at(side) === BOWL).length === 3,
        ),
    })),
    ...(
      [
        [SPOON, TWIG],
        [SPOON, PAN],
        [TWIG, PAN],
      ] as const
    ).map(([one, other]) => ({
      kind: 'along',
      text: `with ${theOf(one)} along ${theOf(other)}`,
      about: 'They touch along the sides of at least four squares.',
      holds: (finish: Finish) => touching(finish, one, other) >= 4,
    })),
    ...[
      { way: 'upright', across: col, down: row },
      { way: 'lying flat', across: row, down: col },
    ].map(({ way, across, down }) => ({
      kind: 'stance',
      text: `with the four long pieces ${way}`,
      about: `The long pieces are ${long}.`,
      holds: ({ squares }: Finish) =>
        LONG.every((piece) => spanOf(squares(piece), across) < spanOf(squares(piece), down)),
    })),
    {
      kind: 'cut',
      text: 'with a straight cut from top to bottom',
      about: 'A straight line runs down the whole calendar, and no piece crosses it.',
      holds: (finish) => isCut(finish, col, 1),
    },
    {
      kind: 'cut',
      text: 'with a straight cut from side to side',
      about: 'A straight line runs across the whole calendar, and no piece crosses it.',
      holds: (finish) => isCut(finish, row, 8),
    },
    ...[SPOON, MUG, TWIG, PAN].map((piece) => ({
      kind: 'next',
      text: `with ${theOf(piece)} on ${labelOf(next)}`,
      about: `It covers the day ${labelOf(next)}.`,
      holds: ({ at }: Finish) => at(next) === piece,
    })),
    ...[WAVE, MUG, BOWL].map((piece) => ({
      kind: 'months',
      text: `with ${theOf(piece)} on months only`,
      about: 'It covers no days.',
      holds: ({ squares }: Finish) => squares(piece).every(isOfMonths),
    })),
    {
      kind: 'separate',
      text: 'with months and days apart',
      about: 'Each piece covers either months or days.',
      holds: ({ squares }) =>
        PIECES.every((_, piece) => spanOf(squares(piece), (one) => Number(isOfMonths(one))) === 1),
    },
    {
      kind: 'meeting',
      text: 'with two points where four pieces meet',
      about: 'At two points or more, the corners of four different pieces touch.',
      holds: (finish) => SQUARES.filter((square) => isMeeting(finish, square)).length >= 2,
    },
    ...[CROISSANT, WAVE].map((piece) => ({
      kind: 'lonely',
      text: `with ${theOf(piece)} touching only two pieces`,
      about: 'Pieces touch if they share the side of a square.',
      holds: ({ at, squares }: Finish) =>
        new Set(
          squares(piece)
            .flatMap(sidesOf)
            .map(at)
            .filter((other) => other !== undefined && other !== piece),
        ).size <= 2,
    })),
  ];
}

/** A finished board, from the squares under each piece. */
export function finishOf(pieces: readonly (readonly number[])[]): Finish {
  const cover: number[] = [];
  for (const [piece, squares] of pieces.entries()) {
    for (const square of squares) cover[square] = piece;
  }
  return { at: (square) => cover[square], squares: (piece) => pieces[piece]! };
}

/** The extras that fit a date, by their kinds and texts. */
function fittingOf(id: string): readonly Extra[] {
  const [month, day] = [Number(id.slice(5, 7)), Number(id.slice(8, 10))];
  // Each date has a row, 29 February too: rows are counted in a leap year.
  const bits = Number.parseInt(
    fitting[daysBetween('2000-01-01', `2000${id.slice(4)}` as CivilDate)]!,
    36,
  );
  return extrasOf({ month, day }).filter((_, i) => (bits >> i) & 1);
}

/**
 * The extra of a date, `YYYY-MM-DD`. Years in a row draw from two halves of the date's extras, so
 * that they differ; every other day avoids the kinds of the days beside it.
 */
export function extraOf(id: string): Extra {
  const date = id as CivilDate;
  const half = makeRng(id.slice(5))
    .shuffled(fittingOf(id))
    .filter((_, i) => i % 2 === Number(id.slice(0, 4)) % 2);
  const isFree = daysBetween('2000-01-01', date) % 2 === 0;
  const taken = isFree ? [] : [-1, 1].map((by) => extraOf(addDays(date, by)).kind);
  const open = half.filter(({ kind }) => !taken.includes(kind));
  return open[makeRng(id).below(open.length)]!;
}
