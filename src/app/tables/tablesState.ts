/** The player's tables: this device's copy, its refresh from the server, and their changes. */
import { atom, getDefaultStore } from 'jotai';
import { loadSite } from '../../firebase/config.ts';
import { serverErrorOf } from '../../firebase/serverErrors.ts';
import { fail, ok, type Result } from '../../lib/result.ts';
import { ServerError } from '../../protocol/status.ts';
import type { TableChange, TableLook } from '../../protocol/tableCallables.ts';
import { LABELS, withLabel } from '../../storage/labels.ts';
import { readEntry } from '../../storage/metaEntry.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { JOINS } from '../../tables/joins.ts';
import {
  SEEN_TABLES,
  type SeatedTable,
  type SeenTables,
  withList,
  withoutTable,
  withTable,
} from '../../tables/seen.ts';
import { changeEntry } from '../background/changeEntry.ts';
import { storage, storedAtom } from '../device/storage.ts';
import type { Trouble } from '../page/trouble.ts';

export interface StoredTables {
  /** Account id of the player; null when signed out. */
  readonly uid: string | null;
  /** Null before the server's first answer. */
  readonly seen: SeenTables | null;
}

async function readStored(opened: ResilientStorage): Promise<StoredTables> {
  const [account, seen] = await Promise.all([opened.readAccount(), readEntry(opened, SEEN_TABLES)]);
  const uid = account?.uid ?? null;
  return { uid, seen: seen?.uid === uid ? seen : null };
}

/** Null until storage has answered. */
export const storedTablesAtom = storedAtom<StoredTables | null>(readStored, null);
export const labelsAtom = storedAtom((opened) => readEntry(opened, LABELS), {});
export const joinsAtom = storedAtom((opened) => readEntry(opened, JOINS), []);

/** The server's last answer to this page. */
export const answerAtom = atom<'none' | 'fresh' | Trouble>('none');

/** The connection of a site with accounts, and the signed-in account; null without either. */
async function open() {
  const account = await (await storage()).readAccount();
  const site = account && (await loadSite());
  if (!site) return null;
  const [{ connect }, server] = await Promise.all([
    import('../../firebase/app.ts'),
    import('../../firebase/tables.ts'),
  ]);
  return { uid: account.uid, connection: connect(site.firebase, account.uid), server };
}

/** Age in ms above which the list of tables is read with any of them: another device may have joined. */
const OLD_LIST_MS = 60 * 60_000;

let running: Promise<void> = Promise.resolve();

/**
 * Reads the tables again: all of them, or, to save reads, only the one that a page shows. Failures go
 * to `answerAtom`.
 */
export function refreshTables(only: string | null = null): Promise<void> {
  running = running.then(() => read(only));
  return running;
}

async function read(only: string | null): Promise<void> {
  const store = getDefaultStore();
  try {
    const opened = await open();
    if (opened === null) return;
    const asked = await readEntry(await storage(), SEEN_TABLES);
    const one = await readOne(opened, asked, only);
    if (one !== null) await changeEntry(SEEN_TABLES, (seen) => seen && withTable(seen, one));
    else {
      const answer = await readAll(opened);
      await changeEntry(SEEN_TABLES, (seen) => withList(seen, answer, asked));
    }
    store.set(answerAtom, 'fresh');
  } catch (error) {
    const trouble: Trouble = navigator.onLine
      ? { kind: 'failed', message: serverErrorOf(error).message }
      : { kind: 'offline' };
    store.set(answerAtom, trouble);
  }
}

type Opened = NonNullable<Awaited<ReturnType<typeof open>>>;

/** A table that the copies already have; null where all have to be read. */
async function readOne(
  { uid, connection, server }: Opened,
  before: SeenTables | null,
  id: string | null,
): Promise<SeatedTable | null> {
  if (id === null || before?.uid !== uid || Date.now() - before.at > OLD_LIST_MS) return null;
  const table = await server.readTable(connection, id);
  return table && { id, at: Date.now(), table };
}

async function readAll({ uid, connection, server }: Opened) {
  const ids = await server.readTableIds(connection, uid);
  const at = Date.now();
  const tables = await Promise.all(
    ids.map(async (id) => ({ id, at, table: await server.readTable(connection, id) })),
  );
  return {
    ...{ uid, at },
    tables: tables.flatMap(({ table, ...seat }) => (table === null ? [] : [{ ...seat, table }])),
  };
}

/** Closes the notice of tables that the player has lost. */
export const closeGone = (): Promise<void> =>
  changeEntry(SEEN_TABLES, (seen) => seen && { ...seen, gone: [] });

const OFFLINE = fail('offline', 'You’re offline. Connect to do this.');

/** Changes a table on the server, and resolves to its id. Rejects with a `ServerError`. */
export async function changeOnServer(change: TableChange): Promise<string> {
  const opened = await open();
  if (opened === null) throw new ServerError('unauthenticated');
  const { uid, connection, server } = opened;
  return (await server.changeTable(connection, uid, change)).table;
}

/** Changes a table on the server, and reads the tables again. Resolves to the table's id. */
export async function changeTable(change: TableChange): Promise<Result<string>> {
  if (!navigator.onLine) return OFFLINE;
  try {
    const table = await changeOnServer(change);
    if (change.kind === 'leave') {
      await changeEntry(SEEN_TABLES, (seen) => seen && withoutTable(seen, change.table));
    }
    await refreshTables();
    return ok(table);
  } catch (error) {
    const { status, message } = serverErrorOf(error);
    return fail(status, message);
  }
}

/**
 * The table of a code, for a player without an account; the sentence of a dead code; null
 * where the server cannot say.
 */
export async function lookAtTable(code: string): Promise<Result<TableLook> | null> {
  try {
    const site = await loadSite();
    if (site === null) return null;
    const server = await import('../../firebase/tables.ts');
    return ok(await server.lookAtTable(site.firebase, code));
  } catch (error) {
    const { status, message } = serverErrorOf(error);
    return status === 'not-found' ? fail(status, message) : null;
  }
}

/** Stores the player's own label for a member; an empty text removes it. */
export const labelMember = (uid: string, text: string): Promise<void> =>
  changeEntry(LABELS, (labels) => withLabel(labels, uid, text));
