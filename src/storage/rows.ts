/**
 * Reading rows back from a table. Browsers lose power, users edit databases and old versions have
 * bugs: a row is `unknown` until it has passed here.
 */
import { isCivilDate } from '../daily/date.ts';
import { GAME_IDS, type GameId } from '../games/game.ts';
import type { Json } from '../lib/json.ts';
import type { OutboxRow, ProgressRow, ResultRow } from './port.ts';
import { idFromResultKey, isPuzzleId, puzzleKey } from './tables.ts';

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
      ? (value as unknown as ResultRow)
      : null;
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

export const readOutboxRow: RowReader<OutboxRow> = (key, value) =>
  isRecord(value) &&
  value.key === key &&
  isPuzzleOf(value, key.split('@')[0] ?? key) &&
  isResultValue(value.result) &&
  (value.owner === null || typeof value.owner === 'string') &&
  (value.stage === 'waiting' || value.stage === 'profile-stored') &&
  isFiniteNumber(value.createdAt) &&
  isFiniteNumber(value.attempts)
    ? (value as unknown as OutboxRow)
    : null;

/** What every game's results have in common: a list of figures and words. */
export function isResultValue(value: unknown): value is Json {
  return (
    Array.isArray(value) && value.every((item) => typeof item === 'string' || isFiniteNumber(item))
  );
}

export function isGameId(value: unknown): value is GameId {
  return (GAME_IDS as readonly unknown[]).includes(value);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isFiniteNumber(value: unknown): value is number {
  return Number.isFinite(value);
}

function isPuzzleOf(value: Readonly<Record<string, unknown>>, key: string): boolean {
  const { game, id } = value;
  return (
    isGameId(game) && typeof id === 'string' && isPuzzleId(game, id) && puzzleKey(game, id) === key
  );
}
