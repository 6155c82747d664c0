/** How the members of a table stand: on a puzzle, a day, in a week, in a month and in all. Pure. */
import { addDays, type CivilDate, type CivilMonth, latestDateOnEarth } from '../daily/date.ts';
import { dateOf, idFor } from '../daily/numbering.ts';
import { definitionOf, type GameId } from '../games/definitions.ts';
import { BROUGHT_DAYS, type Member, type Table, type TableResult } from '../protocol/table.ts';
import type { Labels } from '../storage/labels.ts';

export interface Seat {
  readonly uid: string;
  readonly member: Member;
  /** The public name, with a mark where another member has the same: "Mellow Mocha II". */
  readonly name: string;
  /** The reader's own label for this member. */
  readonly label: string | null;
  readonly isOwn: boolean;
}

/** The members in the order of joining. */
export function seatsOf({ members }: Table, reader: string, labels: Labels): readonly Seat[] {
  const seen = new Map<string, number>();
  return Object.entries(members)
    .sort(([a, one], [b, other]) => one.joinedAt - other.joinedAt || (a < b ? -1 : 1))
    .map(([uid, member]) => {
      const count = (seen.get(member.leaderboardName) ?? 0) + 1;
      seen.set(member.leaderboardName, count);
      const mark = count === 1 ? '' : ` ${roman(count)}`;
      return {
        uid,
        member,
        name: `${member.leaderboardName}${mark}`,
        label: labels[uid] ?? null,
        isOwn: uid === reader,
      };
    });
}

const NUMERALS = [
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

function roman(count: number): string {
  const found = NUMERALS.find(([value]) => value <= count);
  return found === undefined ? '' : found[1] + roman(count - found[0]);
}

export interface Standing {
  readonly seat: Seat;
  /** Null for a puzzle that is not finished. */
  readonly result: TableResult | null;
  /** The reader's result is on this device, and not at the table yet. */
  readonly isWaiting: boolean;
  /** From 1, shared by equal ranks; null without a checked result and its time. */
  readonly place: number | null;
}

/** A puzzle by its game and date of release. */
export interface PuzzleDay {
  readonly game: GameId;
  readonly date: CivilDate;
}

/**
 * `Game.rank` of the reader's results on this device; null where a puzzle is not finished, and for
 * dates on which none was released.
 */
export type OwnRanks = (puzzle: PuzzleDay) => number | null;

/** A member's result of a puzzle; the reader's also while it waits to be sent. */
export function resultOf(
  { days }: Table,
  { uid, member, isOwn }: Seat,
  puzzle: PuzzleDay,
  own: OwnRanks,
): Pick<Standing, 'result' | 'isWaiting'> {
  const result = days[puzzle.date]?.[uid]?.[puzzle.game] ?? null;
  const comesAlong = isOwn && result === null && puzzle.date >= firstDayOf(member, puzzle.game);
  const rank = comesAlong ? own(puzzle) : null;
  if (rank === null) return { result, isWaiting: false };
  return { result: { rank: member.hidesTimes ? null : rank, checked: false }, isWaiting: true };
}

/** The first release of a game whose result a member brings along. */
function firstDayOf({ joinedAt }: Member, game: GameId): CivilDate {
  const { schedule } = definitionOf(game);
  const day = addDays(latestDateOnEarth(joinedAt), 1 - BROUGHT_DAYS);
  return day < schedule.first ? schedule.first : dateOf(schedule, idFor(schedule, day));
}

/**
 * All members, the best first: those with a place, the reader's waiting result among them, results
 * without a place, and last those who have not finished.
 */
export function standingsOf(
  table: Table,
  seats: readonly Seat[],
  puzzle: PuzzleDay,
  own: OwnRanks,
): readonly Standing[] {
  const found = seats.map((seat) => ({ seat, ...resultOf(table, seat, puzzle, own) }));
  const ranked = found.flatMap(({ result, isWaiting }) =>
    result?.rank != null && (result.checked || isWaiting) ? [result.rank] : [],
  );
  return found
    .map(({ seat, result, isWaiting }): Standing => {
      const rank = result?.checked || isWaiting ? (result?.rank ?? null) : null;
      const place = rank === null ? null : ranked.filter((one) => one < rank).length + 1;
      return { seat, result, isWaiting, place };
    })
    .sort((a, b) => orderOf(a) - orderOf(b) || rankOf(a) - rankOf(b));
}

const orderOf = ({ place, result }: Standing) => (place !== null ? 0 : result !== null ? 1 : 2);
const rankOf = ({ result }: Standing) => result?.rank ?? 0;

export interface StandingOfMember {
  readonly seat: Seat;
  /** Puzzles finished. */
  readonly done: number;
  /** First places of a week, on puzzles that two or more members have finished. */
  readonly firsts: number;
  /** Place of a month, from 1, shared by equal numbers; null without a finished puzzle. */
  readonly place: number | null;
}

export interface TableWeek {
  /** Puzzles that the members have finished together, by date, from Monday. */
  readonly days: readonly { readonly date: CivilDate; readonly done: number }[];
  readonly members: readonly StandingOfMember[];
}

/** @param dates the days of the week. */
export function weekOf(
  table: Table,
  seats: readonly Seat[],
  dates: readonly CivilDate[],
  own: OwnRanks,
  games: readonly GameId[],
): TableWeek {
  const puzzles = dates.flatMap((date) => games.map((game) => ({ date, game })));
  const standings = puzzles.map((puzzle) => ({
    date: puzzle.date,
    all: standingsOf(table, seats, puzzle, own),
    lost: definitionOf(puzzle.game).measure.lost,
  }));
  const finished = ({ result }: Standing) => result !== null;
  const isContested = (all: readonly Standing[]) =>
    all.filter(({ place }) => place !== null).length > 1;
  const members = seats.map(({ uid }, i) => {
    const ownOnes = standings.flatMap(({ all, lost }) =>
      all.filter(({ seat }) => seat.uid === uid).map((one) => ({ one, all, lost })),
    );
    // A loss that ranks like the others' is no first place.
    const isFirst = ({ one: { place, result }, all, lost }: (typeof ownOnes)[number]) =>
      place === 1 && isContested(all) && (lost === null || (result?.rank ?? lost) < lost);
    return {
      seat: seats[i]!,
      done: ownOnes.filter(({ one }) => finished(one)).length,
      firsts: ownOnes.filter(isFirst).length,
      place: null,
    };
  });
  return {
    days: dates.map((date) => ({
      date,
      done: standings
        .filter((one) => one.date === date)
        .reduce((sum, { all }) => sum + all.filter(finished).length, 0),
    })),
    members: [...members].sort((a, b) => b.done - a.done || b.firsts - a.firsts),
  };
}

/**
 * The members by their number of finished puzzles, the highest first.
 *
 * @param month of the puzzles' release; null for all months.
 */
export function numbersOf(
  table: Table,
  seats: readonly Seat[],
  month: CivilMonth | null,
): readonly StandingOfMember[] {
  const months = Object.entries(table.months).filter(([one]) => month === null || one === month);
  const counted = seats.map((seat) => {
    const done = months.reduce((sum, [, all]) => sum + (all[seat.uid] ?? 0), 0);
    return { seat, done, firsts: 0 };
  });
  const placeOf = (done: number) => counted.filter((other) => other.done > done).length + 1;
  return counted
    .map((one) => ({ ...one, place: one.done > 0 ? placeOf(one.done) : null }))
    .sort((a, b) => b.done - a.done);
}
