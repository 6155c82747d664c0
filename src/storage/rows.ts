/**
 * Parses stored rows. Power failures, users and bugs of old versions corrupt databases: a row is
 * `unknown` until a parser has accepted it. One that none accepts counts as absent and stays where it
 * is; a write over it keeps a copy (unreadable.ts).
 */
import { isCivilDate } from '../daily/date.ts';
import type { FinalMoves } from '../games/contract/game.ts';
import { type GameId, isGameId, resultsOf } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { isWhole } from '../lib/reading.ts';
import { idFromResultKey, isPuzzleId, isResultValue } from '../protocol/resultKeys.ts';
import type { Account, OutboxRow, ProgressRow, ResultRow } from './entities.ts';
import { parseFailing } from './failing.ts';
import { ACCOUNT, puzzleKey } from './keys.ts';
import type { ReadTransaction, TableEntry } from './tableStore.ts';
import type { TableName } from './tables.ts';

/** Returns the row, or null when the value is invalid or belongs under another key. */
export type RowReader<Row> = (key: string, value: unknown) => Row | null;

export function readable<Row>(entries: readonly TableEntry[], reader: RowReader<Row>): Row[] {
  return entries.map(([key, value]) => reader(key, value)).filter((row) => row !== null);
}

/** The readable rows of a table. */
export const rowsOf = async <Row>(
  tx: ReadTransaction,
  table: TableName,
  reader: RowReader<Row>,
): Promise<Row[]> => readable(await tx.all(table), reader);

export function resultReader(game: GameId): RowReader<ResultRow> {
  return (key, value) =>
    isRecord(value) &&
    typeof value.id === 'string' &&
    idFromResultKey(game, key) === value.id &&
    resultsOf(game).parse(value.result).ok &&
    (value.openedOn === null || isCivilDate(value.openedOn)) &&
    (value.finishedAt === null || isFiniteNumber(value.finishedAt))
      ? soundExtras(value as unknown as ResultRow)
      : null;
}

/** Drops each unreadable optional field or solution, so that the result itself survives. */
function soundExtras(row: ResultRow): ResultRow {
  const { ending, ways, hash, finishedOn, ...rest } = row;
  if ([ending, ways, hash, finishedOn].every((extra) => extra === undefined)) return row;
  const sound = readWays(ways);
  return {
    ...rest,
    ...(isCivilDate(finishedOn) ? { finishedOn } : {}),
    ...(isEnding(ending) ? { ending } : {}),
    ...(sound.length > 0 ? { ways: sound } : {}),
    ...(typeof hash === 'string' ? { hash } : {}),
  };
}

/** The readable solutions (`FinalMoves`) in a stored list. */
export function readWays(value: unknown): readonly FinalMoves[] {
  return Array.isArray(value) ? value.filter(isEnding) : [];
}

/** Whether the value is a list of lists; the game's own parser validates the moves in them. */
export function isEnding(value: unknown): value is FinalMoves {
  return Array.isArray(value) && value.every(Array.isArray);
}

export const readProgressRow: RowReader<ProgressRow> = (key, value) =>
  isRecord(value) &&
  isPuzzleOf(value, key) &&
  isCivilDate(value.openedOn) &&
  'session' in value &&
  isFiniteNumber(value.progress) &&
  isFiniteNumber(value.updatedAt) &&
  isWhole(value.counter, 0, Number.MAX_SAFE_INTEGER)
    ? (value as unknown as ProgressRow)
    : null;

export const progressOf = async (
  tx: ReadTransaction,
  game: GameId,
  id: string,
): Promise<ProgressRow | null> =>
  readProgressRow(puzzleKey(game, id), await tx.get('progress', puzzleKey(game, id)));

/** Whether the player has begun; a puzzle only viewed is stored for the time spent. */
export const isStarted = ({ looked }: Pick<ProgressRow, 'looked'>): boolean => looked !== true;

/** Length of a saved game's log; 0 without one. */
export function logLength(session: unknown): number {
  return isRecord(session) && Array.isArray(session.log) ? session.log.length : 0;
}

export const readOutboxRow: RowReader<OutboxRow> = (key, value) => {
  if (!isRecord(value) || !isPuzzleOf(value, key)) return null;
  const { failing: kept, ...row } = value;
  const { openedOn, hash } = row;
  const failing = parseFailing(kept);
  return isResultValue(value.result) &&
    (openedOn === null || isCivilDate(openedOn)) &&
    (value.stage === 'waiting' || value.stage === 'profile-stored') &&
    isFiniteNumber(value.createdAt) &&
    (hash === undefined || typeof hash === 'string')
    ? ({ ...row, ...(failing && { failing }) } as unknown as OutboxRow)
    : null;
};

/** The player's account. The transaction includes meta. */
export async function accountOf(tx: ReadTransaction): Promise<Account | null> {
  return readAccountRow(await tx.get('meta', ACCOUNT));
}

/** Parses the meta value with the player's account; null if there is none. */
export function readAccountRow(value: unknown): Account | null {
  if (!isRecord(value) || typeof value.uid !== 'string' || value.uid === '') return null;
  const { uid, newEmail } = value;
  const email = typeof value.email === 'string' ? value.email : null;
  const wanted = typeof newEmail === 'string' ? { newEmail } : {};
  return { uid, email, ...wanted, config: (value.config ?? null) as Json };
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
