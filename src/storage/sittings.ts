/** Unfinished games on their way between the account's devices. See `Storage` in port.ts. */
import { isPuzzleId } from '../protocol/resultKeys.ts';
import { hasMovesOf, relationOf } from '../sittings/branch.ts';
import {
  parseSitting,
  parseSittingName,
  portable,
  type SittingDocument,
} from '../sittings/document.ts';
import { choose, isSameSitting, mergeSittings, type Sitting } from '../sittings/merge.ts';
import type { Base } from './base.ts';
import type { SittingRow } from './entities.ts';
import { puzzleKey, SITTINGS_READ } from './keys.ts';
import type { Storage } from './port.ts';
import { isStarted, readProgressRow } from './rows.ts';
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
import { readable } from './soundRows.ts';
import type { TableTransaction } from './tableStore.ts';
import { RESULT_TABLES } from './tables.ts';

const GAMES = ['progress', 'sittings', 'meta'] as const;

export function sittingsPart({ store }: Base) {
  return {
    takeSittings: (documents, at, readAt) =>
      store.transaction({ mode: 'write', tables: [...GAMES, ...RESULT_TABLES] }, async (tx) => {
        let taken = 0;
        for (const document of documents) if (await take(tx, document, at)) taken++;
        if (readAt !== null) await tx.put('meta', [[SITTINGS_READ, readAt]]);
        return taken;
      }),

    readUnsentSittings: () =>
      store.transaction({ mode: 'read', tables: ['progress', 'sittings'] }, async (tx) =>
        (await unsentSittings(tx)).filter(({ sitting }) => portable(sitting) !== null),
      ),

    markSittings: (sent) =>
      store.transaction({ mode: 'write', tables: ['sittings'] }, async (tx) => {
        for (const each of sent) {
          await putSittingRow(tx, { ...(await sittingRowOf(tx, each.game, each.id)), ...each });
        }
      }),

    readEndedSittings: () =>
      store.transaction({ mode: 'read', tables: ['sittings', ...RESULT_TABLES] }, async (tx) => {
        const ended: SittingRow[] = [];
        for (const row of readable(await tx.all('sittings'), readSittingRow)) {
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
        const key = puzzleKey(game, id);
        const row = readProgressRow(key, await tx.get('progress', key));
        if (row === null || !isStarted(row)) return null;
        return sittingIn(row, await sittingRowOf(tx, game, id));
      }),

    chooseGame: (game, id, session, at) =>
      store.transaction({ mode: 'write', tables: ['progress', 'sittings'] }, async (tx) => {
        const key = puzzleKey(game, id);
        const before = readProgressRow(key, await tx.get('progress', key));
        if (before === null) return null;
        const known = await sittingRowOf(tx, game, id);
        const sitting = sittingIn(before, known);
        const games = [sitting.current, ...sitting.others];
        // The game may have gone on since the page has shown it.
        const index = games.findIndex((one) => hasMovesOf(one.session, session));
        if (index === -1) return null;
        if (index === 0 && !sitting.isForked) return sitting;
        const chosen = choose(sitting, index);
        const { elsewhere: _elsewhere, ...row } = rowWith(before, { game, id }, chosen, at);
        await tx.put('progress', [[key, row]]);
        await putSittingRow(tx, {
          ...known,
          others: chosen.others,
          choice: chosen.choice,
          sent: null,
        });
        return chosen;
      }),
  } satisfies Partial<Storage>;
}

/** Merges one document; whether the game on this device has changed. */
async function take(
  tx: TableTransaction,
  { name, updateTime, data }: SittingDocument,
  at: number,
): Promise<boolean> {
  const puzzle = parseSittingName(name);
  const remote = parseSitting(data);
  if (puzzle === null || !isPuzzleId(puzzle.game, puzzle.id)) return false;
  const { game, id } = puzzle;
  const key = puzzleKey(game, id);
  if (await isFinished(tx, game, id)) {
    await putSittingRow(tx, { ...newSittingRow(game, id), updateTime });
    return false;
  }
  // Writing a document that this version cannot read would lose what is in it.
  if (remote === null) return false;
  const known = await sittingRowOf(tx, game, id);
  const stored = readProgressRow(key, await tx.get('progress', key));
  const before = stored !== null && isStarted(stored) ? stored : null;
  const merged =
    before === null ? remote : mergeSittings(...unordered(sittingIn(before, known), remote, known));
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
  if (!isHere) await tx.put('progress', [[key, row]]);
  return !isHere;
}

/**
 * Both sittings with the same number of choices where both sides have chosen since they last agreed:
 * the number of choices does not tell then which was the later one.
 */
function unordered(local: Sitting, remote: Sitting, { agreed }: SittingRow): [Sitting, Sitting] {
  if (local.choice <= agreed || remote.choice <= agreed) return [local, remote];
  const choice = Math.max(local.choice, remote.choice);
  return [
    { ...local, choice },
    { ...remote, choice },
  ];
}
