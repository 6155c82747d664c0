/**
 * Tables: groups of players who see each other's results of each day. A table is one document, so
 * that looking at it is one read; the functions write it, and its members read it. Pure.
 */
import { addDays, type CivilDate } from '../daily/date.ts';
import type { GameId } from '../games/definitions.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import type { LeaderboardInfo } from './leaderboardInfo.ts';

export const TABLES = 'tables';
export const tablePath = (table: string) => `${TABLES}/${table}`;
/** `tableCodes/{code}`: a `CodeDocument`, which only the functions read. */
export const codePath = (code: string) => `tableCodes/${code}`;
/** `memberships/{uid}`: a `MembershipDocument`, which its player reads. */
export const membershipPath = (uid: string) => `memberships/${uid}`;

export const MOST_MEMBERS = 50;
export const MOST_TABLES = 5;
/** Days of results that a table keeps, by the latest date on earth: this week and the last. */
export const KEPT_DAYS = 14;
/**
 * Newest days, by the latest date on earth, whose results come along to a table: today and yesterday
 * in every zone.
 */
export const BROUGHT_DAYS = 3;
/** Days that a table shows: in the zones that are behind, the oldest kept one is removed already. */
export const SHOWN_DAYS = KEPT_DAYS - 2;

/** The oldest date whose results a table keeps. */
export const oldestKept = (today: CivilDate): CivilDate => addDays(today, 1 - KEPT_DAYS);

/** Whether a table shows the puzzles that were released on a date. */
export const isShown = (date: CivilDate, today: CivilDate): boolean =>
  date > addDays(today, -SHOWN_DAYS);

export interface Member extends LeaderboardInfo {
  /** Epoch ms; of the members who are left the first becomes the owner. */
  readonly joinedAt: number;
  /** The others see only which puzzles are done. */
  readonly hidesTimes: boolean;
}

export interface TableResult {
  /** `Game.rank` of the result; null where the member hides times. */
  readonly rank: number | null;
  /** False where the moves could not be checked. */
  readonly checked: boolean;
}

/** The results of a day, by member and game. */
export type DayResults = Readonly<Record<string, Readonly<Partial<Record<GameId, TableResult>>>>>;

export interface Table {
  /** Two words, as for players. */
  readonly name: string;
  readonly code: string;
  /** Id of the member who renews the code and removes members. */
  readonly owner: string;
  readonly members: Readonly<Record<string, Member>>;
  /** By the puzzles' date of release. */
  readonly days: Readonly<Record<string, DayResults>>;
  /**
   * Numbers of finished puzzles, by the month of their release and member. A number changes with
   * `days`: by one when a result is listed or taken off. Days that become too old leave it as it is.
   */
  readonly months: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface CodeDocument {
  readonly table: string;
}

export interface MembershipDocument {
  /** Ids of the player's tables, in the order of joining. */
  readonly tables: readonly string[];
  /** Epoch ms of the first of the `tries` to join by a code. */
  readonly triesBegan: number;
  readonly tries: number;
  /** The latest `MOST_DEPARTURES`, oldest first; without tables that the player has come back to. */
  readonly departures: readonly Departure[];
}

/** A player's numbers at a table that they have left, for when they come back. */
export interface Departure {
  /** Id of the table. */
  readonly table: string;
  readonly months: Readonly<Record<string, number>>;
  /** Keys of the results that the table listed: coming back must not count them twice. */
  readonly listed: readonly string[];
}

export const MOST_DEPARTURES = 20;

/** A result's key, which sorts by date. */
export const listedKey = (date: CivilDate, game: GameId) => `${date}/${game}`;

export type TableProblem = 'full' | 'no-member' | 'not-owner' | 'owner';

export function newTable(
  owner: string,
  info: LeaderboardInfo,
  { name, code, at }: { readonly name: string; readonly code: string; readonly at: number },
): Table {
  const members = { [owner]: { ...info, joinedAt: at, hidesTimes: false } };
  return { name, code, owner, members, days: {}, months: {} };
}

/** The table with a player at it; unchanged for a member. */
export function joined(
  table: Table,
  uid: string,
  info: LeaderboardInfo,
  { at, hidesTimes = false }: { readonly at: number; readonly hidesTimes?: boolean },
): Result<Table, TableProblem> {
  if (table.members[uid]) return ok(table);
  if (Object.keys(table.members).length >= MOST_MEMBERS) {
    return fail('full', `This table is full: it has ${MOST_MEMBERS} seats.`);
  }
  const member = { ...info, joinedAt: at, hidesTimes };
  return ok({ ...table, members: { ...table.members, [uid]: member } });
}

type Members<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;

/** A member's own part of days or months. */
export const ownPart = <T>(all: Members<T>, uid: string): Readonly<Record<string, T>> =>
  Object.fromEntries(
    Object.entries(all).flatMap(([key, { [uid]: own }]) => (own === undefined ? [] : [[key, own]])),
  );

const othersPart = <T>(all: Members<T>, uid: string): Members<T> =>
  Object.fromEntries(Object.entries(all).map(([key, { [uid]: _, ...others }]) => [key, others]));

/** Numbers and results of a member of the table with this id, for their own list of tables. */
export function departureFrom({ days, months }: Table, table: string, uid: string): Departure {
  const listed = Object.entries(ownPart(days, uid)).flatMap(([date, results]) =>
    Object.keys(results).map((game) => listedKey(date as CivilDate, game as GameId)),
  );
  return { table, months: ownPart(months, uid), listed };
}

/** The table without a player, their results and numbers; null for the last member. */
export function left(table: Table, uid: string): Table | null {
  const { [uid]: _, ...members } = table.members;
  const [first] = Object.entries(members).sort(
    ([a, one], [b, other]) => one.joinedAt - other.joinedAt || (a < b ? -1 : 1),
  );
  if (first === undefined) return null;
  return {
    ...table,
    owner: table.owner === uid ? first[0] : table.owner,
    members,
    days: othersPart(table.days, uid),
    months: othersPart(table.months, uid),
  };
}

/** The table after its owner has removed a member. */
export function removed(table: Table, by: string, uid: string): Result<Table, TableProblem> {
  if (table.owner !== by) return fail('not-owner', 'Only the table’s host can do that.');
  if (uid === by) return fail('owner', 'To leave your own table, choose “Leave this table”.');
  if (!Object.hasOwn(table.members, uid))
    return fail('no-member', 'This player isn’t at the table any more.');
  return ok(left(table, uid)!);
}

/** The table with another code, by which alone players can join from now on. */
export function renewed(table: Table, by: string, code: string): Result<Table, TableProblem> {
  if (table.owner !== by) return fail('not-owner', 'Only the table’s host can do that.');
  return ok({ ...table, code });
}

/** The table with a member's times hidden, those of past days too, or shown from now on. */
export function withHiddenTimes(table: Table, uid: string, hidesTimes: boolean): Table {
  const member = table.members[uid];
  if (!member) return table;
  const members = { ...table.members, [uid]: { ...member, hidesTimes } };
  if (!hidesTimes) return { ...table, members };
  const days = Object.fromEntries(
    Object.entries(table.days).map(([date, results]) => {
      const own = results[uid];
      if (!own) return [date, results];
      const hidden = Object.fromEntries(
        Object.entries(own).map(([game, one]) => [game, { ...one, rank: null }]),
      );
      return [date, { ...results, [uid]: hidden }];
    }),
  );
  return { ...table, members, days };
}

/** The table with a member's new name and avatar. */
export function withInfo(table: Table, uid: string, info: LeaderboardInfo): Table {
  const member = table.members[uid];
  return member
    ? { ...table, members: { ...table.members, [uid]: { ...member, ...info } } }
    : table;
}

export interface ListedResult {
  readonly date: CivilDate;
  readonly game: GameId;
  readonly rank: number;
  readonly checked: boolean;
}

/**
 * The table with a member's results. Those of puzzles from before the kept days are left out, days
 * that have become too old are dropped; a result that stands is not replaced by an unchecked one.
 *
 * @param departure of a player who comes back. The results that it lists are in its numbers, and are
 *   counted again here, because the desk may have taken some off their leaderboards meanwhile.
 */
export function withResults(
  table: Table,
  uid: string,
  results: readonly ListedResult[],
  today: CivilDate,
  departure: Departure | null = null,
): Table {
  const member = table.members[uid];
  if (!member) return table;
  const oldest = oldestKept(today);
  const days: Record<string, DayResults> = Object.fromEntries(
    Object.entries(table.days).filter(([date]) => date >= oldest),
  );
  const own: Record<string, number> = { ...(departure?.months ?? ownPart(table.months, uid)) };
  const add = (key: string, by: 1 | -1) => {
    const month = key.slice(0, 7);
    own[month] = (own[month] ?? 0) + by;
  };
  for (const key of departure?.listed ?? []) if (key >= oldest) add(key, -1);
  for (const { date, game, rank, checked } of results) {
    const before = days[date]?.[uid];
    if (date < oldest || (before?.[game] && !checked)) continue;
    if (!before?.[game]) add(date, 1);
    const result = { rank: member.hidesTimes ? null : rank, checked };
    days[date] = { ...days[date], [uid]: { ...before, [game]: result } };
  }
  const months = { ...table.months };
  for (const [month, count] of Object.entries(own)) {
    months[month] = { ...months[month], [uid]: count };
  }
  return { ...table, days, months };
}
