/** Unfinished games on their way between the account's devices. See `Storage` in port.ts. */
import { isPuzzleId } from '../protocol/resultKeys.ts';
import { relationOf } from '../sittings/branch.ts';
import {
  parseSitting,
  parseSittingName,
  portable,
  type SittingDocument,
} from '../sittings/document.ts';
import { choose, isSameSitting, mergeSittings } from '../sittings/merge.ts';
import type { SittingRow } from './entities.ts';
import { puzzleKey, SITTINGS_READ } from './keys.ts';
import type { Storage } from './port.ts';
import { accountOf, isStarted, progressOf, readProgressRow, rowsOf } from './rows.ts';
import {
  isFinished,
  markOf,
  newSittingRow,
  putSittingRow,
  readSittingRow,
  rowWith,
  sittingIn,
  sittingRowOf,
  unsentSittings,
} from './sittingRows.ts';
import type { TableStore, TableTransaction } from './tableStore.ts';
import { RESULT_TABLES } from './tables.ts';
import { keepUnreadable } from './unreadable.ts';

const GAMES = ['progress', 'sittings', 'meta'] as const;

export function sittingsPart(store: TableStore) {
  return {
    takeSittings: (documents, at, readAt) =>
      store.transaction({ mode: 'write', tables: [...GAMES, ...RESULT_TABLES] }, async (tx) => {
        for (const document of documents) await take(tx, document, at);
        if (readAt !== null) await tx.put('meta', [[SITTINGS_READ, readAt]]);
      }),

    readUnsentSittings: () =>
      store.transaction({ mode: 'read', tables: GAMES }, async (tx) => {
        if ((await accountOf(tx)) === null) return [];
        return (await unsentSittings(tx)).filter(({ sitting }) => portable(sitting) !== null);
      }),

    markSittings: (sent) =>
      store.transaction({ mode: 'write', tables: ['sittings'] }, async (tx) => {
        for (const each of sent) {
          await putSittingRow(tx, { ...(await sittingRowOf(tx, each.game, each.id)), ...each });
        }
      }),

    readEndedSittings: () =>
      store.transaction({ mode: 'read', tables: ['sittings', ...RESULT_TABLES] }, async (tx) => {
        const ended: SittingRow[] = [];
        for (const row of await rowsOf(tx, 'sittings', readSittingRow)) {
          if (await isFinished(tx, row.game, row.id)) ended.push(row);
        }
        return ended.map(({ game, id, updateTime }) => ({ game, id, updateTime }));
      }),

    dropSittings: (puzzles) =>
      store.transaction({ mode: 'write', tables: ['sittings'] }, (tx) =>
        tx.delete(
          'sittings',
          puzzles.map(({ game, id }) => puzzleKey(game, id)),
        ),
      ),

    readSitting: (game, id) =>
      store.transaction({ mode: 'read', tables: ['progress', 'sittings'] }, async (tx) => {
        const row = await progressOf(tx, game, id);
        if (row === null || !isStarted(row)) return null;
        return sittingIn(row, await sittingRowOf(tx, game, id));
      }),

    chooseGame: (game, id, session, at) =>
      store.transaction({ mode: 'write', tables: ['progress', 'sittings'] }, async (tx) => {
        const before = await progressOf(tx, game, id);
        if (before === null) return;
        const known = await sittingRowOf(tx, game, id);
        const sitting = sittingIn(before, known);
        const chosen = choose(sitting, session);
        if (chosen === null || chosen === sitting) return;
        const { elsewhere: _elsewhere, ...row } = rowWith(before, { game, id }, chosen, at);
        await tx.put('progress', [[puzzleKey(game, id), row]]);
        await putSittingRow(tx, {
          ...known,
          others: chosen.others,
          choice: chosen.choice,
          sent: null,
        });
      }),
  } satisfies Partial<Storage>;
}

/** Merges one document. */
async function take(
  tx: TableTransaction,
  { name, updateTime, data }: SittingDocument,
  at: number,
): Promise<void> {
  const puzzle = parseSittingName(name);
  const remote = parseSitting(data);
  if (puzzle === null || !isPuzzleId(puzzle.game, puzzle.id)) return;
  const { game, id } = puzzle;
  const key = puzzleKey(game, id);
  if (await isFinished(tx, game, id)) {
    return putSittingRow(tx, { ...newSittingRow(game, id), updateTime });
  }
  // Writing a document that this version cannot read would lose what is in it.
  if (remote === null) return;
  const known = await sittingRowOf(tx, game, id);
  const value = await tx.get('progress', key);
  const stored = readProgressRow(key, value);
  const before = stored !== null && isStarted(stored) ? stored : null;
  const merged =
    before === null ? remote : mergeSittings(sittingIn(before, known), remote, known.agreed);
  const isHere =
    before !== null &&
    relationOf(before.session, merged.current.session) === 'same' &&
    before.openedOn === merged.current.openedOn &&
    (before.isForked === true) === merged.isForked;
  const row = isHere ? before : rowWith(stored, puzzle, merged, at);
  const { others, choice } = merged;
  const after = { ...known, others, choice, agreed: remote.choice, updateTime };
  const sent = portable(merged);
  const isOnServer = sent !== null && isSameSitting(sent, remote);
  await putSittingRow(tx, { ...after, sent: isOnServer ? markOf(row, after) : null });
  if (isHere) return;
  await keepUnreadable(tx, 'progress', [[key, value]], readProgressRow);
  await tx.put('progress', [[key, row]]);
}
