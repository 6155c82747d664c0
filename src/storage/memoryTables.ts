/** Tables in memory, for tests and for devices whose database cannot be written. */
import type { Scope, TableEntry, TableStore, TableTransaction, Work } from './tableStore.ts';
import type { TableName } from './tables.ts';

type Contents = ReadonlyMap<TableName, ReadonlyMap<string, unknown>>;

/** @param initial initial content; null when the database's content could not be read. */
export function memoryTables(
  initial: Iterable<readonly [TableName, readonly TableEntry[]]> | null = [],
): TableStore {
  let contents: Contents = new Map(
    [...(initial ?? [])].map(([table, rows]) => [table, new Map(rows)]),
  );
  let last: Promise<unknown> = Promise.resolve();
  let closed = false;
  const watchers = new Set<() => void>();

  return {
    transaction<T>(scope: Scope, work: Work<T>): Promise<T> {
      // Serialised, so that each transaction sees the complete effects of those before it.
      const turn = last.then(async () => {
        if (closed) throw new DOMException('The storage was closed.', 'InvalidStateError');
        const draft = new Map(contents);
        const value = await work(transactionOn(draft, scope));
        if (scope.mode === 'write') {
          contents = draft;
          for (const changed of watchers) changed();
        }
        return value;
      });
      last = turn.catch(() => {});
      return turn;
    },

    watch(read, listener) {
      let stopped = false;
      let asked = 0;
      const changed = () => {
        const mine = ++asked;
        // Drop results of reads that a later change has overtaken.
        read().then(
          (value) => !stopped && mine === asked && listener(value),
          () => {},
        );
      };
      watchers.add(changed);
      changed();
      return () => {
        stopped = true;
        watchers.delete(changed);
      };
    },

    // Tables in memory hold no locks that could be released.
    abort() {},

    close() {
      closed = true;
      watchers.clear();
    },
  };
}

function transactionOn(
  draft: Map<TableName, ReadonlyMap<string, unknown>>,
  scope: Scope,
): TableTransaction {
  const copied = new Set<TableName>();

  function rows(table: TableName): ReadonlyMap<string, unknown> {
    if (!scope.tables.includes(table)) throw new TypeError(`${table} is not in this transaction.`);
    return draft.get(table) ?? new Map();
  }
  function writable(table: TableName): Map<string, unknown> {
    if (scope.mode === 'read') throw new TypeError('This transaction only reads.');
    const before = rows(table);
    if (copied.has(table)) return before as Map<string, unknown>;
    const copy = new Map(before);
    draft.set(table, copy);
    copied.add(table);
    return copy;
  }

  return {
    get: async (table, key) => structuredClone(rows(table).get(key)),
    all: async (table) => [...rows(table)].map(([key, value]) => [key, structuredClone(value)]),
    keys: async (table) => [...rows(table).keys()],
    put: async (table, entries) => {
      const target = writable(table);
      for (const [key, value] of entries) target.set(key, structuredClone(value));
    },
    delete: async (table, keys) => {
      const target = writable(table);
      for (const key of keys) target.delete(key);
    },
    clear: async (table) => writable(table).clear(),
  };
}
