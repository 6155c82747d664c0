/**
 * Reading rows back from a table. Browsers lose power, users edit databases and old versions have
 * bugs: a row is `unknown` until it has passed here.
 */

import { isCivilDate } from '../daily/date.ts';
import type { FinalMoves } from '../games/contract/game.ts';
import { type GameId, isGameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { isWhole } from '../lib/reading.ts';
import { parseFailing } from './failing.ts';
import { ACCOUNT, puzzleKey } from './keys.ts';
import type { Account, OutboxRow, ProgressRow, ResultRow } from './port.ts';
import type { ReadTransaction } from './tableStore.ts';
import { idFromResultKey, isPuzzleId } from './tables.ts';

/** Each reader returns the row, or null when it is not one or does not belong under its key. */
export type RowReader<Row> = (key: string, value: unknown) => Row | null;

export function resultReader(game: GameId): RowReader<ResultRow> {
  return (key, value) =>
    isRecord(value) &&
    typeof value.id === 'string' &&
    idFromResultKey(game, key) === value.id &&
    isResultValue(value.result) &&
    (value.openedOn === null || isCivilDate(value.openedOn)) &&
    (value.finishedAt === null || isFiniteNumber(value.finishedAt))
      ? soundExtras(value as unknown as ResultRow)
      : null;
}

/** A result is not lost because what stands beside it cannot be read, nor one way for another. */
function soundExtras(row: ResultRow): ResultRow {
  if (row.ending === undefined && row.ways === undefined && row.hash === undefined) return row;
  const { ending, ways, hash, ...rest } = row;
  const sound = readWays(ways);
  return {
    ...rest,
    ...(isEnding(ending) ? { ending } : {}),
    ...(sound.length > 0 ? { ways: sound } : {}),
    ...(typeof hash === 'string' ? { hash } : {}),
  };
}

/** Those of a list that can be read. */
export function readWays(value: unknown): readonly FinalMoves[] {
  return Array.isArray(value) ? value.filter(isEnding) : [];
}

/** Lists of moves; whether they are the game's moves is for its own parser to say. */
export function isEnding(value: unknown): value is FinalMoves {
  return Array.isArray(value) && value.every(Array.isArray);
}

export const readProgressRow: RowReader<ProgressRow> = (key, value) =>
  isRecord(value) &&
  isPuzzleOf(value, key) &&
  isCivilDate(value.openedOn) &&
  'session' in value &&
  isFiniteNumber(value.progress) &&
  isFiniteNumber(value.updatedAt)
    ? (value as unknown as ProgressRow)
    : null;

/** Whether anything was done in it: a look is kept for its time only. */
export const isBegun = ({ looked }: Pick<ProgressRow, 'looked'>): boolean => looked !== true;

/** The part of a saved game that tells which of two is the newer. */
export type Standing = Pick<ProgressRow, 'counter' | 'session' | 'updatedAt' | 'looked'>;

/** Rows of older builds have no counter: the length of their log, which only grows, stands for it. */
export function counterOf({ counter, session }: Pick<Standing, 'counter' | 'session'>): number {
  return isWhole(counter, 0, Number.MAX_SAFE_INTEGER) ? counter : logLength(session);
}

/** 0 for saves of version 1, which had no log. */
export function logLength(session: unknown): number {
  return isRecord(session) && Array.isArray(session.log) ? session.log.length : 0;
}

/**
 * Whether a saved game stands in the other's place: the one with more moves does, but a look never
 * replaces a begun game. Between saves of the same position the later one stands.
 *
 * @param isLater the row was saved after the other; else the clocks say, which may have been put back.
 */
export function isAhead(
  row: Standing,
  of: Standing,
  isLater = row.updatedAt > of.updatedAt,
): boolean {
  if (isBegun(row) !== isBegun(of)) return isBegun(row);
  return isFurther(row, of) || (isLater && !isFurther(of, row));
}

/** Whether it has more moves. */
function isFurther(row: Standing, of: Standing): boolean {
  return counterOf(row) > counterOf(of);
}

/** The rows of one entry: see outbox.ts. */
export const readOutboxEntry: RowReader<readonly OutboxRow[]> = (key, value) => {
  if (!Array.isArray(value)) {
    const row = readOutboxRow(value);
    return row !== null && puzzleKey(row.game, row.id) === key.split('@')[0] ? [row] : null;
  }
  const rows = value.map(readOutboxRow).filter((row) => row !== null);
  return key.startsWith('many/') && rows.length === value.length && rows.length > 0 ? rows : null;
};

function readOutboxRow(value: unknown): OutboxRow | null {
  if (!isRecord(value)) return null;
  // Rows from before there were accounts do not tell the day, older ones no version of the puzzle.
  const { failing: kept, ...row } = value;
  const { openedOn = null, hash, log } = row;
  const failing = parseFailing(kept);
  return isGameId(value.game) &&
    typeof value.id === 'string' &&
    isPuzzleId(value.game, value.id) &&
    isResultValue(value.result) &&
    (openedOn === null || isCivilDate(openedOn)) &&
    (value.owner === null || typeof value.owner === 'string') &&
    (value.stage === 'waiting' || value.stage === 'profile-stored') &&
    isFiniteNumber(value.createdAt) &&
    (hash === undefined || typeof hash === 'string') &&
    (log === undefined || Array.isArray(log))
    ? ({ ...row, openedOn, ...(failing && { failing }) } as unknown as OutboxRow)
    : null;
}

/** The device's account. The transaction includes meta. */
export async function accountOf(tx: ReadTransaction): Promise<Account | null> {
  return readAccountRow(await tx.get('meta', ACCOUNT));
}

/** The device's account, as meta holds it. */
export function readAccountRow(value: unknown): Account | null {
  if (!isRecord(value) || typeof value.uid !== 'string' || value.uid === '') return null;
  const email = typeof value.email === 'string' ? value.email : null;
  return { uid: value.uid, email, config: (value.config ?? null) as Json };
}

/** What every game's results have in common: a list of figures and words. */
export function isResultValue(value: unknown): value is Json {
  return (
    Array.isArray(value) && value.every((item) => typeof item === 'string' || isFiniteNumber(item))
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

export function isPuzzleOf(value: Readonly<Record<string, unknown>>, key: string): boolean {
  const { game, id } = value;
  return (
    isGameId(game) && typeof id === 'string' && isPuzzleId(game, id) && puzzleKey(game, id) === key
  );
}
