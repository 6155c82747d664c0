/** Says which digits of an entry are known, or nearly: what narrows the numbers to go through. */
import { bitCount } from '../../../lib/bits.ts';
import { joinWithAnd, joinWithOr } from '../../../lib/joinWithAnd.ts';
import { onlyDigit } from './elimination.ts';
import { placeIn } from './naming.ts';
import { digitsIn, type Passage } from './passage.ts';

/** The most digits of one cell that a sentence names as what is left. */
const FEW = 6;

/** The cells of an entry that have lost digits. */
export function tellable({ problem, before }: Passage, entry: number): number[] {
  const { cells } = problem.grid.entries[entry]!;
  return cells.filter((cell, place) => bitCount(before.masks[cell]!) < (place === 0 ? 9 : 10));
}

/** "begins with 1 or 2", "ends in 6", "has no 7 as its second digit". */
function digitGiven({ problem, before }: Passage, entry: number, cell: number): string {
  const { cells } = problem.grid.entries[entry]!;
  const digits = digitsIn(before.masks[cell]!);
  const isFew = digits.length <= FEW;
  const gone = digitsIn(1023 & ~before.masks[cell]!);
  const some = joinWithOr(isFew ? digits : gone.filter((digit) => digit > 0 || cell !== cells[0]));
  if (cell === cells[0]) return isFew ? `begins with ${some}` : `does not begin with ${some}`;
  if (cell === cells.at(-1)) return isFew ? `ends in ${some}` : `does not end in ${some}`;
  return `has ${isFew ? '' : 'no '}${some} as its ${placeIn(problem, entry, cell)}`;
}

/** The digits of some cells that narrow an entry: "begins with 3 and ends in 1 or 7". */
export function digitsGiven(passage: Passage, entry: number, cells: readonly number[]): string {
  const { masks } = passage.before;
  const known = cells.map((cell) => onlyDigit(masks[cell]!));
  if (cells.length > 2 && known.every((digit) => digit !== null)) {
    return `already has the digits ${joinWithAnd(known.map(String))}`;
  }
  const said = cells.map((cell) => digitGiven(passage, entry, cell));
  // Says "has" once: "has 5 as its second digit and 3 as its last".
  return joinWithAnd(
    said.map((one, i) =>
      i > 0 && said[i - 1]!.startsWith('has') ? one.replace(/^has /, '') : one,
    ),
  );
}

/** The cell of an entry with the fewest digits left; null if no cell has lost any. */
export function tightest(passage: Passage, entry: number): number | null {
  const count = (cell: number) => bitCount(passage.before.masks[cell]!);
  return tellable(passage, entry).sort((a, b) => count(a) - count(b))[0] ?? null;
}
