/** Claims about the entries of a link that last digits, columns, or bounds prove alone. */
import { joinWithAnd, joinWithOr } from '../../../lib/joinWithAnd.ts';
import type { Link } from '../rules/problem.ts';
import { isKnown, LISTED, scopeOf } from './deduction.ts';
import { leftFor } from './effects.ts';
import { digitsGiven, tellable } from './givenDigits.ts';
import { nameOf } from './naming.ts';
import { digitsIn, numbersOf, type Passage } from './passage.ts';
import { boundsOf, endsWith, type Kept, keptBy, type Tuple } from './relaxed.ts';

/** A claim on one entry that a part of the link's arithmetic proves. */
export interface Claim {
  /** The known part of the other entries: "8 across ends in 2". */
  readonly given: string;
  /** "19 down ends in 3". */
  readonly text: string;
  /** The cells for which the claim proves all that the step strikes. */
  readonly cells: readonly number[];
  readonly isEnding: boolean;
}

/** The most endings that one sentence names. */
const FEW = 4;

/** By cell from the left: the digits that the numbers from `low` to `high` can have. */
function masksBetween(low: number, high: number, length: number): number[] {
  const from = `${low}`.padStart(length, '0');
  const to = `${high}`.padStart(length, '0');
  const masks = new Array<number>(length).fill(1023);
  for (let i = 0; i < length; i++) {
    masks[i] = 0;
    for (let digit = Number(from[i]); digit <= Number(to[i]); digit++) masks[i]! |= 1 << digit;
    if (from[i] !== to[i]) break;
  }
  return masks.map((mask, i) => (mask === 0 ? 1023 : mask) || i);
}

/** The cells of an entry for which masks, by place, leave exactly what the step leaves. */
function provenCells(
  { problem, before, after }: Passage,
  entry: number,
  maskAt: (place: number) => number,
): number[] {
  return problem.grid.entries[entry]!.cells.filter((cell, place) => {
    const had = before.masks[cell]!;
    return had !== after.masks[cell] && (had & maskAt(place)) === after.masks[cell];
  });
}

const padded = (endings: readonly number[], count: number) =>
  endings.map((ending) => `${ending}`.padStart(count, '0'));

/** Whether the last digits of the other numbers alone decide the last digits of the value. */
function areDecided(tuples: readonly Tuple[], unit: number): boolean {
  const decided = new Map<number, number>();
  return tuples.every(([value, ...others]) => {
    const key = others.reduce((sum, other) => sum * unit + (other % unit), 0);
    const ending = value! % unit;
    const known = decided.get(key) ?? ending;
    decided.set(key, ending);
    return known === ending;
  });
}

/** Tells the last digits of all entries of the link but one. */
function endingsGiven({ problem, before, step }: Passage, but: number, count: number): string {
  const said = scopeOf(step).flatMap((entry) => {
    if (entry === but) return [];
    const cells = problem.grid.entries[entry]!.cells.slice(-count);
    const digits = cells.map((cell) => digitsIn(before.masks[cell]!));
    if (digits.slice(0, -1).some((some) => some.length > 1)) return [];
    const begin = digits
      .slice(0, -1)
      .map(([digit]) => digit)
      .join('');
    const last = digits.at(-1)!;
    if (last.length > FEW) return [];
    return [
      `${nameOf(problem, entry)} ends in ${joinWithOr(last.map((digit) => `${begin}${digit}`))}`,
    ];
  });
  return joinWithAnd(said);
}

const fromTo = (low: number, high: number) => (low === high ? `${low}` : `from ${low} to ${high}`);

function rangesGiven(passage: Passage, but: number): string {
  const said = scopeOf(passage.step).flatMap((entry) => {
    if (entry === but) return [];
    return [`${nameOf(passage.problem, entry)} is ${fromTo(...boundsOf(passage, entry))}`];
  });
  return joinWithAnd(said);
}

function endingClaim(
  passage: Passage,
  entry: number,
  { endings }: Kept,
  count: number,
): Claim | null {
  if (endings.length > LISTED) return null;
  const { length } = passage.problem.grid.entries[entry]!.cells;
  const maskAt = (place: number) => {
    const unit = 10 ** (length - 1 - place);
    if (length - 1 - place >= count) return 1023;
    return endings.reduce((mask, ending) => mask | (1 << (Math.floor(ending / unit) % 10)), 0);
  };
  const cells = provenCells(passage, entry, maskAt);
  if (cells.length === 0) return null;
  const text = `${nameOf(passage.problem, entry)} ends in ${joinWithOr(padded(endings, count))}`;
  return { given: endingsGiven(passage, entry, count), text, cells, isEnding: true };
}

function rangeClaim(passage: Passage, entry: number, { low, high }: Kept): Claim | null {
  const { length } = passage.problem.grid.entries[entry]!.cells;
  const [least, most] = boundsOf(passage, entry);
  const [from, to] = [Math.max(low, least), Math.min(high, most)];
  if (from > to) return null;
  const masks = masksBetween(from, to, length);
  const cells = provenCells(passage, entry, (place) => masks[place]!);
  if (cells.length === 0) return null;
  const text = `${nameOf(passage.problem, entry)} is ${fromTo(from, to)}`;
  return { given: rangesGiven(passage, entry), text, cells, isEnding: false };
}

/** Tells one column of the entries but one: their digits there, or the whole number. */
function columnGiven(passage: Passage, but: number, right: number): string {
  const { problem, before, step } = passage;
  const said = scopeOf(step).flatMap((entry) => {
    const cell = problem.grid.entries[entry]!.cells.at(-1 - right);
    if (entry === but || cell === undefined) return [];
    const name = nameOf(problem, entry);
    if (isKnown(problem, before, entry)) {
      return [`${name} is ${numbersOf(problem, before, entry)[0]}`];
    }
    if (!tellable(passage, entry).includes(cell)) return [];
    return [`${name} ${digitsGiven(passage, entry, [cell])}`];
  });
  return joinWithAnd(said);
}

/** A claim on one column: the digits of the others there, and what is carried, decide it. */
function columnClaims(passage: Passage, link: Link, tuples: readonly Tuple[]): Claim[] {
  const { problem, before, step } = passage;
  const scope = scopeOf(step);
  const most = Math.max(...scope.map((entry) => problem.grid.entries[entry]!.cells.length));
  return Array.from({ length: most }, (_, right) => right).flatMap((right) => {
    const own = problem.grid.entries[link.entry]!.cells.at(-1 - right);
    const digitOf = (value: number) => Math.floor(value / 10 ** right) % 10;
    const allows = own === undefined ? 1023 : before.masks[own]!;
    const fitting = tuples.filter(([value]) => (allows >> digitOf(value!)) & 1);
    return scope.flatMap((entry, at): Claim[] => {
      const { cells } = problem.grid.entries[entry]!;
      const cell = cells.at(-1 - right);
      if (cell === undefined) return [];
      const mask = fitting.reduce((sum, tuple) => sum | (1 << digitOf(tuple[at]!)), 0);
      const proven = provenCells(passage, entry, (place) => (cells[place] === cell ? mask : 1023));
      const given = columnGiven(passage, entry, right);
      if (proven.length === 0 || given === '') return [];
      const text = leftFor(passage, cell);
      return [{ given, text, cells: proven, isEnding: true }];
    });
  });
}

/** All claims that prove some cell's digits: by endings, by size, then by both. */
export function claimsOf(passage: Passage, link: Link, tuples: readonly Tuple[]): Claim[] {
  const scope = scopeOf(passage.step);
  const [low, high] = boundsOf(passage, link.entry);
  const ranged = tuples.filter(([value]) => value! >= low && value! <= high);
  const rangesOf = (some: readonly Tuple[]) =>
    scope.map((entry, at) => rangeClaim(passage, entry, keptBy(some, at, 1)));
  const endings = [1, 2].filter((count) => areDecided(tuples, 10 ** count));
  const endingsOf = (some: readonly Tuple[]) =>
    endings.flatMap((count) => {
      const fits = endsWith(passage, link.entry, count);
      const fitting = some.filter(([value]) => fits(value!));
      const claims = scope.map((entry, at) =>
        endingClaim(passage, entry, keptBy(fitting, at, count), count),
      );
      return some === ranged ? [...claims, ...rangesOf(fitting)] : claims;
    });
  const found = [
    ...endingsOf(tuples),
    ...rangesOf(ranged),
    ...columnClaims(passage, link, tuples),
    ...endingsOf(ranged),
    ...columnClaims(passage, link, ranged),
  ];
  return found.filter((claim) => claim !== null);
}
