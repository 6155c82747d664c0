/**
 * Tables that survive database failures. While the database cannot be used (missing, full, lost by
 * the browser, blocked by another tab) works run in memory and enter a journal; when the database
 * is back, the journal is replayed in order by the same rules. A resting page is no failure: its
 * works wait and are then run, again if they had begun.
 */
import { memoryTables } from './memoryTables.ts';
import type { Durability, ResilientStorage } from './port.ts';
import type { Scope, TableEntry, TableStore, Work } from './tableStore.ts';
import { TABLE_NAMES, type TableName } from './tables.ts';
import { type After, makeQueue, withTimeout } from './waiting.ts';

export interface ResilientTables
  extends TableStore,
    Pick<ResilientStorage, 'durability' | 'onDurability' | 'retry'> {
  /**
   * The page may be frozen from now on (back/forward cache): releases every lock, which a frozen
   * page would hold against all others. `wake` restarts the interrupted works.
   */
  rest(): void;
  wake(): void;
}

interface Pending {
  readonly scope: Scope;
  readonly work: Work<unknown>;
}

/** A storage of a page that the browser may freeze and thaw. */
export type RestingStorage = ResilientStorage & Pick<ResilientTables, 'rest' | 'wake'>;

/** Timeout of the database before the page continues in memory. */
export const ANSWER_TIMEOUT_MS = 5000;
/** Timeout for reading the stored content into memory after `ANSWER_TIMEOUT_MS`. */
export const SNAPSHOT_TIMEOUT_MS = 1000;
/** Delays between attempts to write the data held in memory; the last one repeats. */
export const RETRY_DELAYS_MS = [2000, 5000, 15_000, 30_000] as const;

/** @param connect opens new tables on the database; called for every retry. */
export function resilientTables(connect: () => TableStore, after: After): ResilientTables {
  let base = connect();
  let memory: TableStore | null = null;
  let goingOn: Promise<TableStore> | null = null;
  let retrying: Promise<boolean> | null = null;
  let retries = 0;
  let callOff = () => {};
  let closed = false;
  /** The page's rest: `wake` ends it and settles `over`. Null while the page is awake. */
  let resting: { readonly over: Promise<void>; readonly end: () => void } | null = null;
  let rests = 0;
  /** Works done in memory that must be repeated on the database, in order. */
  const journal = new Map<string | symbol, Pending>();
  const inTurn = makeQueue();
  const listeners = new Set<(durability: Durability) => void>();
  const watches = new Set<() => void>();

  const durability = (): Durability => (memory === null ? 'kept' : 'not-kept');

  function switchTo(next: TableStore | null): void {
    memory = next;
    for (const restart of watches) restart();
    for (const listener of [...listeners]) listener(durability());
  }

  /** Replaces the database by memory, with the content that can still be read. */
  function goOnInMemory(): Promise<TableStore> {
    goingOn ??= (async () => {
      const saved = await within(SNAPSHOT_TIMEOUT_MS, snapshot(base)).catch(() => null);
      const next = memoryTables(saved);
      goingOn = null;
      switchTo(next);
      retryLater();
      return next;
    })();
    return goingOn;
  }

  function inMemory<T>(tables: TableStore, scope: Scope, work: Work<T>): Promise<T> {
    if (scope.mode === 'write') {
      const name = scope.replaces ?? Symbol();
      journal.delete(name); // so that it moves to the end
      journal.set(name, { scope, work: late(work) });
    }
    return tables.transaction(scope, work);
  }

  const within = <T>(ms: number, answer: Promise<T>) => withTimeout(after, ms, answer);

  function transaction<T>(scope: Scope, work: Work<T>): Promise<T> {
    if (scope.mode === 'read') return attempt(scope, work);
    // Writes run one at a time: if one fails and is repeated, no later write has run before it.
    return inTurn(() => attempt(scope, work));
  }

  async function attempt<T>(scope: Scope, work: Work<T>): Promise<T> {
    if (goingOn) await goingOn;
    if (resting) {
      await resting.over;
      return attempt(scope, late(work));
    }
    if (memory) return inMemory(memory, scope, work);
    const before = rests;
    try {
      return await within(ANSWER_TIMEOUT_MS, base.transaction(scope, work));
    } catch (error) {
      if (closed || isOurFault(error)) throw error;
      // The page rested: that aborts works, and timeouts run on. The database has not failed.
      if (rests !== before) return attempt(scope, late(work));
      return inMemory(memory ?? (await goOnInMemory()), scope, work);
    }
  }

  function retryLater(): void {
    const last = RETRY_DELAYS_MS.length - 1;
    const delay = RETRY_DELAYS_MS[Math.min(retries++, last)] ?? RETRY_DELAYS_MS[last];
    callOff();
    callOff = after(delay as number, () => void retry());
  }

  function retry(): Promise<boolean> {
    if (memory === null && goingOn === null) return Promise.resolve(true);
    retrying ??= workThroughJournal().finally(() => {
      retrying = null;
    });
    return retrying;
  }

  async function workThroughJournal(): Promise<boolean> {
    if (goingOn) await goingOn;
    callOff();
    base.close();
    base = connect();
    try {
      // Probe even with nothing to write: the question is whether writing works.
      const probe = { mode: 'write', tables: ['meta'] } as const;
      await within(ANSWER_TIMEOUT_MS, base.transaction(probe, writeProbe));
      for (const [name, pending] of journal) {
        try {
          await within(ANSWER_TIMEOUT_MS, base.transaction(pending.scope, pending.work));
        } catch (error) {
          if (!isOurFault(error)) throw error; // invalid data: the caller got the error
        }
        // A newer work of the same name stays.
        if (journal.get(name) === pending) journal.delete(name);
      }
    } catch {
      if (!closed) retryLater();
      return false;
    }
    retries = 0;
    switchTo(null);
    return true;
  }

  return {
    transaction,
    durability,
    retry,

    rest() {
      if (resting) return;
      let end = () => {};
      const over = new Promise<void>((resolve) => {
        end = resolve;
      });
      resting = { over, end };
      rests++;
      base.abort();
    },

    wake() {
      if (!resting) return;
      resting.end();
      resting = null;
      // Changes by other pages during the rest were not delivered.
      for (const restart of watches) restart();
      void retry();
    },

    abort: () => base.abort(),

    onDurability(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    watch(read, listener) {
      const begin = () => (memory ?? base).watch(read, listener);
      let stop = begin();
      const restart = () => {
        stop();
        stop = begin();
      };
      watches.add(restart);
      return () => {
        watches.delete(restart);
        stop();
      };
    },

    close() {
      closed = true;
      callOff();
      watches.clear();
      base.close();
      memory?.close();
    },
  };
}

const late =
  <T>(work: Work<T>): Work<T> =>
  (tx) =>
    work(tx, true);

/** Whether the error is from a value that no table can store: the database has not failed. */
function isOurFault(error: unknown): boolean {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return name === 'TypeError' || name === 'DataCloneError' || name === 'DataError';
}

/**
 * A year's plays are larger than all other tables, and no page shows them. In memory, reads of
 * plays find none, and added plays reach the database with the journal.
 */
const SNAPSHOT_TABLES = TABLE_NAMES.filter((table) => table !== 'plays');

async function snapshot(base: TableStore): Promise<[TableName, readonly TableEntry[]][]> {
  return base.transaction({ mode: 'read', tables: SNAPSHOT_TABLES }, async (tx) => {
    const saved: [TableName, readonly TableEntry[]][] = [];
    for (const table of SNAPSHOT_TABLES) saved.push([table, await tx.all(table)]);
    return saved;
  });
}

const writeProbe: Work<void> = async (tx) => {
  await tx.put('meta', [['write-probe', 0]]);
  await tx.delete('meta', ['write-probe']);
};
