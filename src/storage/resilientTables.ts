/**
 * Tables that outlive the database's failures. While the database cannot be used (missing, full,
 * lost by the browser, held by another tab) work goes on in memory and is kept in a journal; when
 * the database is back the journal is worked through in order, by the same rules as before, and
 * everything is as if it had been there all the time.
 */
import { memoryTables } from './memoryTables.ts';
import type { Keeping } from './port.ts';
import type { Entry, Scope, TableStore, Work } from './tableStore.ts';
import { TABLE_NAMES, type TableName } from './tables.ts';

/** Runs something later; returns the way to call it off. */
export type After = (ms: number, run: () => void) => () => void;

export interface ResilientTables extends TableStore {
  keeping(): Keeping;
  onKeeping(listener: (keeping: Keeping) => void): () => void;
  retry(): Promise<boolean>;
}

/** How long the first answer of the database may take before the page goes on without it. */
export const FIRST_ANSWER_MS = 3000;
/** Between attempts to write what is held in memory: longer each time, then always the last. */
export const RETRY_DELAYS_MS = [2000, 5000, 15_000, 30_000] as const;

interface Pending {
  readonly scope: Scope;
  readonly work: Work<unknown>;
}

/** @param connect makes new tables on the database; called again for every retry. */
export function resilientTables(connect: () => TableStore, after: After): ResilientTables {
  let base = connect();
  let answered = false;
  let memory: TableStore | null = null;
  let goingOn: Promise<TableStore> | null = null;
  let retrying: Promise<boolean> | null = null;
  let retries = 0;
  let callOff = () => {};
  let closed = false;
  const journal = new Map<string | symbol, Pending>();
  const listeners = new Set<(keeping: Keeping) => void>();
  const watches = new Set<() => void>();

  const keeping = (): Keeping => (memory === null ? 'kept' : 'not-kept');

  function switchTo(next: TableStore | null): void {
    memory = next;
    for (const restart of watches) restart();
    for (const listener of [...listeners]) listener(keeping());
  }

  /** Puts memory in the database's place, with what can still be read from it. */
  function goOnInMemory(error: unknown): Promise<TableStore> {
    goingOn ??= (async () => {
      const saved = error instanceof NoAnswer ? [] : await snapshot(base).catch(() => []);
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
      journal.set(name, { scope, work });
    }
    return tables.transaction(scope, work);
  }

  function firstAnswer<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = after(FIRST_ANSWER_MS, () => reject(new NoAnswer()));
      answer.then(resolve, reject).finally(stop);
    });
  }

  async function transaction<T>(scope: Scope, work: Work<T>): Promise<T> {
    if (goingOn) await goingOn;
    if (memory) return inMemory(memory, scope, work);
    try {
      const answer = base.transaction(scope, work);
      const value = answered ? await answer : await firstAnswer(answer);
      answered = true;
      return value;
    } catch (error) {
      if (closed || isOurFault(error)) throw error;
      return inMemory(memory ?? (await goOnInMemory(error)), scope, work);
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
    answered = false;
    try {
      // Even with nothing to write: whether it can be written at all is the question.
      await firstAnswer(base.transaction({ mode: 'write', tables: ['meta'] }, writeProbe));
      answered = true;
      for (const [name, pending] of journal) {
        try {
          await base.transaction(pending.scope, pending.work);
        } catch (error) {
          if (!isOurFault(error)) throw error; // else its caller was told long ago
        }
        // A newer work may have taken the name meanwhile; that one is still to be done.
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
    keeping,
    retry,

    onKeeping(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    watch(read, listener) {
      let stop = (memory ?? base).watch(read, listener);
      const restart = () => {
        stop();
        stop = (memory ?? base).watch(read, listener);
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

class NoAnswer extends Error {}

/** A value that no memory could store either: not the database's failure. */
function isOurFault(error: unknown): boolean {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  return name === 'TypeError' || name === 'DataCloneError' || name === 'DataError';
}

async function snapshot(base: TableStore): Promise<[TableName, readonly Entry[]][]> {
  return base.transaction({ mode: 'read', tables: TABLE_NAMES }, async (tx) => {
    const saved: [TableName, readonly Entry[]][] = [];
    for (const table of TABLE_NAMES) saved.push([table, await tx.all(table)]);
    return saved;
  });
}

const writeProbe: Work<void> = async (tx) => {
  await tx.put('meta', [['write-probe', 0]]);
  await tx.delete('meta', ['write-probe']);
};
