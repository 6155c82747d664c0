/**
 * What was still being written when the page went. A page that leaves cannot wait for the database:
 * the browser drops it, or freezes it and perhaps never lets it go on. localStorage takes a copy
 * within the same moment, and the next page brings it into the database.
 */
import { isGameId, resultsOf } from '../games/definitions.ts';
import { entriesIn, type Unsaved } from './early/leaveUnsaved.ts';
import { puzzleKey, UNSAVED_KEY } from './early/names.ts';
import type { GameResult, PlayerData, ResilientStorage, RestingStorage } from './port.ts';
import { isRecord, readProgressRow, resultReader } from './rows.ts';
import { resultKey } from './tables.ts';
import type { WebStorage } from './webStorage.ts';

export interface LoggedStorage extends ResilientStorage {
  /** The page goes. `frozen`: it may be back, and until then must hold no lock. */
  leave(how: { readonly frozen: boolean }): void;
  comeBack(): void;
}

/** The same storage, with the log beside what players would miss: results and unfinished games. */
export function withUnsavedLog(storage: RestingStorage, log: WebStorage): LoggedStorage {
  /** By puzzle and kind the newest that is not kept yet: under way, or held in memory. */
  const unsaved = new Map<string, Unsaved>();
  const held = new WeakSet<Unsaved>();
  const logged = new Set<Unsaved>();
  let gone = false;

  function writeDown(): void {
    const missing = [...unsaved.values()].filter((entry) => !logged.has(entry));
    if (missing.length === 0) return;
    for (const entry of missing) logged.add(entry);
    writeLog(log, [...readLog(log), ...missing]);
  }

  function settle(entries: readonly Unsaved[]): void {
    for (const entry of entries) {
      if (unsaved.get(keyOf(entry)) === entry) unsaved.delete(keyOf(entry));
    }
    const texts = new Set(entries.filter((entry) => logged.delete(entry)).map(textOf));
    if (texts.size > 0) {
      writeLog(
        log,
        readLog(log).filter((entry) => !texts.has(textOf(entry))),
      );
    }
  }

  async function follow<T>(entries: readonly Unsaved[], call: () => Promise<T>): Promise<T> {
    for (const entry of entries) unsaved.set(keyOf(entry), entry);
    // Asked for by a page that is already on its way out: its last moment to be written down.
    if (gone) writeDown();
    try {
      const value = await call();
      if (storage.durability() === 'kept') settle(entries);
      else for (const entry of entries) held.add(entry);
      return value;
    } catch (error) {
      settle(entries); // refused, which its caller knows
      throw error;
    }
  }

  storage.onDurability((durability) => {
    if (durability !== 'kept') return;
    settle([...unsaved.values(), ...logged].filter((entry) => held.has(entry)));
  });

  const left = readLog(log);
  if (left.length > 0) {
    for (const entry of left) logged.add(entry);
    // First of all writes: whatever this page reads afterwards is with it.
    follow(left, () => storage.importPlayerData(dataOf(left), Date.now())).catch(() => {});
  }

  return {
    ...storage,

    finish(finished) {
      const row: GameResult = finished;
      return follow([{ kind: 'result', row }], () => storage.finish(finished));
    },

    writeProgress: (row) => follow([{ kind: 'progress', row }], () => storage.writeProgress(row)),

    async clearPlayerData(how) {
      // Another page may have left something since: what is not sent yet has to be among the rest.
      const others = readLog(log);
      if (others.length > 0) await storage.importPlayerData(dataOf(others), Date.now());
      // Whoever comes next must not be handed it.
      unsaved.clear();
      logged.clear();
      log.removeItem(UNSAVED_KEY);
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

const textOf = (entry: Unsaved): string => JSON.stringify(entry);

function dataOf(entries: readonly Unsaved[]): PlayerData {
  return {
    results: entries.flatMap((entry) => (entry.kind === 'result' ? [entry.row] : [])),
    progress: entries.flatMap((entry) => (entry.kind === 'progress' ? [entry.row] : [])),
  };
}

function writeLog(log: WebStorage, entries: readonly Unsaved[]): void {
  if (entries.length === 0) log.removeItem(UNSAVED_KEY);
  else log.setItem(UNSAVED_KEY, JSON.stringify(entries));
}

/** What cannot be read is passed over: the log may be torn, or of another version. */
function readLog(log: WebStorage): Unsaved[] {
  return entriesIn(log).filter(isUnsaved);
}

function isUnsaved(entry: unknown): entry is Unsaved {
  if (!isRecord(entry) || !isRecord(entry.row)) return false;
  const { kind, row } = entry;
  if (!isGameId(row.game) || typeof row.id !== 'string') return false;
  if (kind === 'progress') return readProgressRow(puzzleKey(row.game, row.id), row) !== null;
  const read = resultReader(row.game)(resultKey(row.game, row.id), row);
  return kind === 'result' && read !== null && resultsOf(row.game).isComplete(read.result);
}
