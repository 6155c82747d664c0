/**
 * What was still being written when the page went. A page that leaves cannot wait for the database:
 * the browser drops it, or freezes it and perhaps never lets it go on. localStorage takes a copy
 * within the same moment, and the next page brings it into the database. Each page writes under a
 * key of its own, and each entry names the account that it belongs to.
 */
import { isGameId, resultsOf } from '../games/definitions.ts';
import { puzzleKey, UNSAVED_KEY } from './keys.ts';
import { entriesIn, makeLogKey, type Unsaved } from './leaveUnsaved.ts';
import type { GameResult, Owner, PlayerData, ResilientStorage, RestingStorage } from './port.ts';
import { isRecord, readProgressRow, resultReader } from './rows.ts';
import { resultKey } from './tables.ts';
import type { ListedWebStorage } from './webStorage.ts';

export interface LoggedStorage extends ResilientStorage {
  /** The page goes. `frozen`: it may be back, and until then must hold no lock. */
  leave(how: { readonly frozen: boolean }): void;
  comeBack(): void;
}

/** The same storage, with the log beside what players would miss: results and unfinished games. */
export function withUnsavedLog(storage: RestingStorage, log: ListedWebStorage): LoggedStorage {
  const ownKey = makeLogKey();
  /** By puzzle and kind the newest that is not kept yet: under way, or held in memory. */
  const unsaved = new Map<string, Unsaved>();
  const held = new WeakSet<Unsaved>();
  /** The logs of other pages whose entries are in this page's memory only. */
  let unkept: readonly Log[] = [];
  let gone = false;
  let isWritten = false;

  function writeDown(): void {
    const entries = [...unsaved.values()];
    if (entries.length > 0) log.setItem(ownKey, JSON.stringify(entries));
    else if (isWritten) log.removeItem(ownKey);
    isWritten = entries.length > 0;
  }

  function settle(entries: Iterable<Unsaved>): void {
    for (const entry of entries) {
      if (unsaved.get(keyOf(entry)) === entry) unsaved.delete(keyOf(entry));
    }
    if (isWritten) writeDown();
  }

  async function follow<T>(entry: Unsaved, call: () => Promise<T>): Promise<T> {
    unsaved.set(keyOf(entry), entry);
    // Asked for by a page that is already on its way out: its last moment to be written down.
    if (gone) writeDown();
    try {
      const value = await call();
      if (storage.durability() === 'kept') settle([entry]);
      else held.add(entry);
      return value;
    } catch (error) {
      settle([entry]); // refused, which its caller knows
      throw error;
    }
  }

  /** Brings in what these logs hold; they stay until it is kept. */
  async function takeIn(logs: readonly Log[]): Promise<void> {
    const entries = logs.flatMap((one) => one.entries);
    const owners = new Set(entries.map(ownerOf));
    await Promise.all(
      [...owners].map((owner) => {
        const own = entries.filter((entry) => ownerOf(entry) === owner);
        return storage.importPlayerData(dataOf(own), Date.now(), owner);
      }),
    );
    if (storage.durability() === 'kept') forget(log, logs);
    else unkept = [...unkept, ...logs];
  }

  storage.onDurability((durability) => {
    if (durability !== 'kept') return;
    settle([...unsaved.values()].filter((entry) => held.has(entry)));
    forget(log, unkept);
    unkept = [];
  });

  // First of all writes: whatever this page reads afterwards is with it.
  takeIn(readLogs(log)).catch(() => {});

  return {
    ...storage,

    finish(finished, owner = null) {
      const row: GameResult = finished;
      return follow({ kind: 'result', row, owner }, () => storage.finish(finished, owner));
    },

    writeProgress: (row, owner = null) =>
      follow({ kind: 'progress', row, owner }, () => storage.writeProgress(row, owner)),

    async clearPlayerData(how) {
      // Another page may have left something since: what is not sent yet has to be among the rest.
      const others = readLogs(log);
      await takeIn(others);
      // Whoever comes next must not be handed it.
      unsaved.clear();
      unkept = [];
      writeDown();
      forget(log, others);
      return storage.clearPlayerData(how);
    },

    leave({ frozen }) {
      gone = true;
      writeDown();
      // What is under way in a page that ends may still arrive.
      if (frozen) storage.rest();
    },

    comeBack() {
      gone = false;
      storage.wake();
    },
  };
}

const keyOf = ({ kind, row }: Unsaved): string => `${kind}/${puzzleKey(row.game, row.id)}`;

const ownerOf = ({ owner }: Unsaved): Owner => owner ?? null;

function dataOf(entries: readonly Unsaved[]): PlayerData {
  return {
    results: entries.flatMap((entry) =>
      entry.kind === 'result' ? [withSoundPlay(entry.row)] : [],
    ),
    progress: entries.flatMap((entry) => (entry.kind === 'progress' ? [entry.row] : [])),
  };
}

/** No result is lost because how it came about cannot be read. */
function withSoundPlay(row: GameResult): GameResult {
  const { hash, log, ...rest }: GameResult & { readonly hash?: unknown; readonly log?: unknown } =
    row;
  if (typeof hash !== 'string') return rest;
  return { ...rest, hash, ...(Array.isArray(log) ? { log } : {}) };
}

/** What one page has left. */
interface Log {
  readonly key: string;
  readonly text: string | null;
  readonly entries: readonly Unsaved[];
}

/** What cannot be read is passed over: a log may be torn, or of another version. */
function readLogs(log: ListedWebStorage): Log[] {
  return log
    .keys()
    .filter((key) => key.startsWith(UNSAVED_KEY))
    .map((key) => {
      const text = log.getItem(key);
      return { key, text, entries: entriesIn(text).filter(isUnsaved) };
    })
    .filter(({ entries }) => entries.length > 0);
}

/** Those that have been written to since stay: they hold something new. */
function forget(log: ListedWebStorage, logs: readonly Log[]): void {
  for (const { key, text } of logs) if (log.getItem(key) === text) log.removeItem(key);
}

function isUnsaved(entry: unknown): entry is Unsaved {
  if (!isRecord(entry) || !isRecord(entry.row)) return false;
  const { kind, row, owner = null } = entry;
  if (owner !== null && typeof owner !== 'string') return false;
  if (!isGameId(row.game) || typeof row.id !== 'string') return false;
  if (kind === 'progress') return readProgressRow(puzzleKey(row.game, row.id), row) !== null;
  const read = resultReader(row.game)(resultKey(row.game, row.id), row);
  return kind === 'result' && read !== null && resultsOf(row.game).isComplete(read.result);
}
