/**
 * Logs writes that are unfinished when the page closes. A closing page cannot wait for the
 * database: the browser drops the page, or freezes it, perhaps for good. localStorage takes a copy
 * synchronously, and the next page merges it into the database. Each page has its own key in
 * localStorage, which names the player.
 */
import { isGameId, resultsOf } from '../games/definitions.ts';
import { isPuzzleId, resultKey } from '../protocol/resultKeys.ts';
import type { GameResult, PlayerData } from './entities.ts';
import { puzzleKey } from './keys.ts';
import { entriesIn, makeLogKey, type Unsaved } from './leaveUnsaved.ts';
import { logsOf, type PlayerName } from './players.ts';
import type { ResilientStorage, Storage } from './port.ts';
import type { RestingStorage } from './resilientTables.ts';
import { isEnding, isFiniteNumber, isRecord, readProgressRow, resultReader } from './rows.ts';
import type { ListedWebStorage } from './webStorage.ts';

/** The methods that write what the player does. A test asks for each further method which kind it is. */
export const LOGGED = ['finish', 'writeProgress', 'addWay', 'chooseGame'] as const;

export interface LoggedStorage extends ResilientStorage {
  /** Call when the page closes. With `frozen` it may come back, and holds no lock until then. */
  leave(how: { readonly frozen: boolean }): void;
  comeBack(): void;
}

/** The same storage, with all that the player does logged. */
export function withUnsavedLog(
  storage: RestingStorage,
  log: ListedWebStorage,
  player: PlayerName,
): LoggedStorage {
  const ownKey = makeLogKey(player);
  /** The newest entry by kind and puzzle that the database lacks: in flight, or in memory. */
  const unsaved = new Map<string, Unsaved>();
  const memoryOnly = new WeakSet<Unsaved>();
  /** Logs of other pages whose entries are only in this page's memory. */
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
    // A closing page must log the entry now: there is no later moment.
    if (gone) writeDown();
    try {
      const value = await call();
      if (storage.durability() === 'kept') settle([entry]);
      else memoryOnly.add(entry);
      return value;
    } catch (error) {
      settle([entry]); // storage refused the entry; the caller gets the error
      throw error;
    }
  }

  /** Merges the logs' entries into storage; the logs stay until the database has the entries. */
  async function takeIn(logs: readonly Log[]): Promise<void> {
    const entries = logs.flatMap((one) => one.entries);
    if (entries.length > 0) await storage.importPlayerData(dataOf(entries), Date.now());
    // Both need the rows that the import has brought.
    for (const { kind, row } of entries) {
      if (kind === 'way') await storage.addWay(row.game, row.id, row.way);
      if (kind === 'choice') await storage.chooseGame(row.game, row.id, row.session, row.at);
    }
    if (storage.durability() === 'kept') forget(log, logs);
    else unkept = [...unkept, ...logs];
  }

  storage.onDurability((durability) => {
    if (durability !== 'kept') return;
    settle([...unsaved.values()].filter((entry) => memoryOnly.has(entry)));
    forget(log, unkept);
    unkept = [];
  });

  // Merge earlier pages' logs before all other writes, so that later reads include their entries.
  takeIn(readLogs(log, player)).catch(() => {});

  const played: Pick<Storage, (typeof LOGGED)[number]> = {
    finish(finished) {
      const row: GameResult = finished;
      return follow({ kind: 'result', row }, () => storage.finish(finished));
    },

    writeProgress: (row) => follow({ kind: 'progress', row }, () => storage.writeProgress(row)),

    addWay: (game, id, way) =>
      follow({ kind: 'way', row: { game, id, way } }, () => storage.addWay(game, id, way)),

    chooseGame: (game, id, session, at) =>
      follow({ kind: 'choice', row: { game, id, session, at } }, () =>
        storage.chooseGame(game, id, session, at),
      ),
  };

  return {
    ...storage,
    ...played,

    leave({ frozen }) {
      gone = true;
      writeDown();
      // `rest` aborts writes in flight, which may still complete if the page ends for good.
      if (frozen) storage.rest();
    },

    comeBack() {
      gone = false;
      storage.wake();
    },
  };
}

const keyOf = ({ kind, row }: Unsaved): string =>
  `${kind}/${puzzleKey(row.game, row.id)}${kind === 'way' ? JSON.stringify(row.way) : ''}`;

const dataOf = (entries: readonly Unsaved[]): PlayerData => ({
  results: entries.flatMap((entry) => (entry.kind === 'result' ? [entry.row] : [])),
  progress: entries.flatMap((entry) => (entry.kind === 'progress' ? [entry.row] : [])),
});

/** The unsaved log of one page. */
interface Log {
  readonly key: string;
  readonly text: string | null;
  readonly entries: readonly Unsaved[];
}

/** Reads all unsaved logs. Skips unreadable entries: a log may be cut off, or of another build. */
function readLogs(log: ListedWebStorage, player: PlayerName): Log[] {
  return log
    .keys()
    .filter((key) => key.startsWith(logsOf(player)))
    .map((key) => {
      const text = log.getItem(key);
      const entries = entriesIn(text).map(parseUnsaved);
      return { key, text, entries: entries.filter((entry) => entry !== null) };
    })
    .filter(({ entries }) => entries.length > 0);
}

/** Removes the logs, but not those that were written to since: these hold newer entries. */
function forget(log: ListedWebStorage, logs: readonly Log[]): void {
  for (const { key, text } of logs) if (log.getItem(key) === text) log.removeItem(key);
}

/** Drops an unreadable play, so that its result survives. */
function parseUnsaved(entry: unknown): Unsaved | null {
  if (!isRecord(entry) || !isRecord(entry.row)) return null;
  const { kind, row } = entry;
  const { game, id, log } = row;
  if (!isGameId(game) || typeof id !== 'string' || !isPuzzleId(game, id)) return null;
  if (kind === 'result') {
    const read = resultReader(game)(resultKey(game, id), row);
    if (read === null || !resultsOf(game).isComplete(read.result)) return null;
    return { kind, row: { ...read, game, log: Array.isArray(log) ? log : null } };
  }
  const isSound =
    (kind === 'way' && isEnding(row.way)) ||
    (kind === 'choice' && isFiniteNumber(row.at)) ||
    (kind === 'progress' && readProgressRow(puzzleKey(game, id), row) !== null);
  return isSound ? (entry as unknown as Unsaved) : null;
}
