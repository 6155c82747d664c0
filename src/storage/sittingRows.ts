/**
 * The sittings table: what the server's document of an unfinished game holds, and the games of other
 * devices that left the common log. A puzzle without a row was never on the server.
 */
import { isCivilDate } from '../daily/date.ts';
import { type GameId, type PuzzleName, resultsOf } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { isWhole } from '../lib/reading.ts';
import { resultKey, storedNames } from '../protocol/resultKeys.ts';
import { type Branch, playedMs, relationOf } from '../sittings/branch.ts';
import { MOST_CHOICES } from '../sittings/document.ts';
import type { Sitting } from '../sittings/merge.ts';
import type { ProgressRow, SittingRow, UnsentSitting } from './entities.ts';
import { puzzleKey } from './keys.ts';
import {
  isPuzzleOf,
  isRecord,
  isStarted,
  logLength,
  type RowReader,
  readProgressRow,
  resultReader,
  rowsOf,
} from './rows.ts';
import type { ReadTransaction, TableTransaction } from './tableStore.ts';

/**
 * A row that has lost a game forgets the document as well: the next write fails its precondition, and
 * reads the game again, where it would overwrite it otherwise.
 */
export const readSittingRow: RowReader<SittingRow> = (key, value) => {
  if (!isRecord(value) || !isPuzzleOf(value, key)) return null;
  const { game, id, others, choice, agreed, updateTime, sent } = value as Record<
    keyof SittingRow,
    unknown
  >;
  const games = Array.isArray(others) ? others.filter(isBranch) : [];
  const isComplete = Array.isArray(others) && games.length === others.length;
  return {
    game: game as GameId,
    id: id as string,
    others: games,
    choice: asChoice(choice),
    agreed: asChoice(agreed),
    updateTime: isComplete && typeof updateTime === 'string' ? updateTime : null,
    sent: isComplete && typeof sent === 'string' ? sent : null,
  };
};

const asChoice = (value: unknown): number => (isWhole(value, 0, MOST_CHOICES) ? value : 0);

/** Whether the value has the form of a game; the play shell validates its moves. */
export const isBranch = (value: unknown): value is Branch =>
  isRecord(value) &&
  isCivilDate(value.openedOn) &&
  'session' in value &&
  typeof value.progress === 'number';

export const newSittingRow = (game: GameId, id: string): SittingRow => ({
  game,
  id,
  others: [],
  choice: 0,
  agreed: 0,
  updateTime: null,
  sent: null,
});

export async function sittingRowOf(
  tx: ReadTransaction,
  game: GameId,
  id: string,
): Promise<SittingRow> {
  const key = puzzleKey(game, id);
  return readSittingRow(key, await tx.get('sittings', key)) ?? newSittingRow(game, id);
}

const branchOf = ({ openedOn, session, progress }: ProgressRow): Branch => ({
  openedOn,
  session,
  progress,
});

/** The games of a begun puzzle on this device. */
export function sittingIn(row: ProgressRow, { others, choice }: SittingRow): Sitting {
  return { current: branchOf(row), others, choice, isForked: row.isForked === true };
}

/** The progress row with the game that is played on after a merge or choice. */
export function rowWith(
  before: ProgressRow | null,
  { game, id }: PuzzleName,
  { current, isForked }: Sitting,
  at: number,
): ProgressRow {
  const isOwn = before !== null && relationOf(before.session, current.session) === 'same';
  const openedOn =
    before !== null && before.openedOn < current.openedOn ? before.openedOn : current.openedOn;
  const elsewhere = isOwn ? before.elsewhere : { playedMs: playedMs(current.session) };
  const isUnchanged = isOwn && (before.isForked === true) === isForked;
  return {
    ...{ game, id },
    ...current,
    openedOn,
    updatedAt: isOwn ? before.updatedAt : at,
    // A page that has the puzzle open notices a higher counter, and takes the other game over.
    counter: isUnchanged
      ? before.counter
      : Math.max(before === null ? 0 : before.counter + 1, logLength(current.session)),
    ...(elsewhere && { elsewhere }),
    ...(isForked && { isForked: true }),
  };
}

/** Names a state of the games on this device, to tell whether the server has it. */
export function markOf(row: ProgressRow, { others, choice }: SittingRow): string {
  const lengths = others.map(({ session }) => stateOf(session));
  return JSON.stringify([row.counter, stateOf(row.session), row.isForked, choice, lengths]);
}

/**
 * The end of a saved game's log, and the whole minutes since: less time alone is not worth a write.
 */
function stateOf(session: Json): readonly unknown[] {
  const { log, since } = (isRecord(session) ? session : {}) as { log?: unknown; since?: unknown };
  if (!Array.isArray(log)) return [session];
  return [log.length, log.at(-1), Math.floor(Number(since) / 60_000)];
}

export async function putSittingRow(tx: TableTransaction, row: SittingRow): Promise<void> {
  await tx.put('sittings', [[puzzleKey(row.game, row.id), row]]);
}

/** Every unfinished game of the device's account that the server lacks, also one too long for it. */
export async function unsentSittings(tx: ReadTransaction): Promise<UnsentSitting[]> {
  return (await allSittings(tx)).filter(({ mark, sent }) => mark !== sent);
}

/** Every unfinished game on this device. */
export async function allSittings(
  tx: ReadTransaction,
): Promise<(UnsentSitting & Pick<SittingRow, 'sent'>)[]> {
  const rows = await rowsOf(tx, 'sittings', readSittingRow);
  const known = new Map(rows.map((row) => [puzzleKey(row.game, row.id), row]));
  return (await rowsOf(tx, 'progress', readProgressRow)).filter(isStarted).map((row) => {
    const { game, id } = row;
    const beside = known.get(puzzleKey(game, id)) ?? newSittingRow(game, id);
    const { updateTime, sent } = beside;
    const sitting = sittingIn(row, beside);
    return { game, id, updateTime, sent, sitting, mark: markOf(row, beside) };
  });
}

/** Whether the puzzle has a complete result. The transaction has the game's results table. */
export async function isFinished(tx: ReadTransaction, game: GameId, id: string): Promise<boolean> {
  const key = resultKey(game, id);
  const result = resultReader(game)(key, await tx.get(storedNames(game).results, key));
  return result !== null && resultsOf(game).isComplete(result.result);
}
