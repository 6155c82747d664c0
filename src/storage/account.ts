/** The account whose data is on this device: an entry of meta, which transactions can read. */
import type { Json } from '../lib/json.ts';
import type { Base } from './base.ts';
import { clearTables } from './clear.ts';
import type { Account } from './entities.ts';
import { ACCOUNT, ASKED_PLAYS, puzzleKey, SENT_PLAYS, SITTINGS_READ } from './keys.ts';
import { bringBack, leftBehindFor, takeLeftBehind } from './leftAccounts.ts';
import { bringBackGames } from './leftGames.ts';
import { changeRows, outboxRows, unsentAgain } from './outbox.ts';
import type { Storage } from './port.ts';
import { accountOf } from './rows.ts';
import { forgetDocuments } from './sittingRows.ts';
import type { TableTransaction } from './tableStore.ts';
import { TABLE_NAMES } from './tables.ts';

/** See `Storage.enterAccount`. The transaction includes every table. */
async function enter(tx: TableTransaction, account: Account): Promise<void> {
  const before = await accountOf(tx);
  if (before !== null && before.uid !== account.uid) await clearTables(tx, 'keep');
  await tx.put('meta', [[ACCOUNT, account]]);
  const leftBehind = (await outboxRows(tx)).filter((row) => row.owner === account.uid);
  const known = new Set(leftBehind.map((row) => puzzleKey(row.game, row.id)));
  await changeRows(tx, (row) => {
    if (row.owner !== null) return row;
    // The puzzle was played again signed out: the account's first result stands.
    return known.has(puzzleKey(row.game, row.id)) ? null : { ...row, owner: account.uid };
  });
  await bringBack(tx, leftBehind);
  await bringBackGames(tx, account.uid);
}

/** See `Storage.leaveAccount`. The transaction has outbox, profile, meta and sittings. */
async function leave(tx: TableTransaction, uid: string): Promise<boolean> {
  if ((await accountOf(tx))?.uid !== uid) return false;
  await tx.delete('meta', [ACCOUNT]);
  await tx.delete('profile', [uid]);
  await tx.delete('meta', [SITTINGS_READ, SENT_PLAYS, ASKED_PLAYS]);
  await forgetDocuments(tx);
  const rows = await outboxRows(tx);
  const ownerless = new Set(
    rows.filter(({ owner }) => owner === null).map((row) => puzzleKey(row.game, row.id)),
  );
  await changeRows(tx, (row) => {
    if (row.owner !== uid) return row;
    return ownerless.has(puzzleKey(row.game, row.id)) ? null : { ...unsentAgain(row), owner: null };
  });
  return true;
}

export function accountPart({ store }: Base) {
  return {
    enterAccount: (account) =>
      store.transaction({ mode: 'write', tables: TABLE_NAMES }, (tx) => enter(tx, account)),

    leaveAccount: (uid) =>
      store.transaction(
        { mode: 'write', tables: ['outbox', 'profile', 'meta', 'sittings'] },
        (tx) => leave(tx, uid),
      ),

    listLeftBehind: () =>
      store.transaction({ mode: 'read', tables: ['outbox', 'meta'] }, leftBehindFor),

    takeLeftBehind: (owner) =>
      store.transaction({ mode: 'write', tables: TABLE_NAMES }, (tx) => takeLeftBehind(tx, owner)),

    putMeta: (key, value) =>
      store.transaction({ mode: 'write', tables: ['meta'], replaces: `meta/${key}` }, (tx) =>
        tx.put('meta', [[key, value]]),
      ),

    getProfile: (uid) =>
      store.transaction({ mode: 'read', tables: ['profile'] }, (tx) =>
        tx.get('profile', uid),
      ) as Promise<Json | undefined>,

    putProfile: (uid, profile) =>
      store.transaction({ mode: 'write', tables: ['profile'], replaces: `profile/${uid}` }, (tx) =>
        tx.put('profile', [[uid, profile]]),
      ),
  } satisfies Partial<Storage>;
}
