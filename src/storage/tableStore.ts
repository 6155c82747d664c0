/**
 * The layer below storage: named tables of values by key, with transactions. The rules for results
 * and outbox are written once on top (storage.ts); dexieTables.ts and memoryTables.ts implement
 * this layer.
 */
import type { TableName } from './tables.ts';

export type TableEntry = readonly [key: string, value: unknown];

export interface ReadTransaction {
  /** The value under a key; undefined when absent. */
  get(table: TableName, key: string): Promise<unknown>;
  all(table: TableName): Promise<readonly TableEntry[]>;
}

export interface TableTransaction extends ReadTransaction {
  keys(table: TableName): Promise<readonly string[]>;
  put(table: TableName, entries: readonly TableEntry[]): Promise<void>;
  delete(table: TableName, keys: readonly string[]): Promise<void>;
  clear(table: TableName): Promise<void>;
}

export interface Scope {
  readonly mode: 'read' | 'write';
  /** Every table that the work touches. */
  readonly tables: readonly TableName[];
  /**
   * Name for repeated writes of the same row: in the journal, a later work replaces an earlier one
   * of the same name.
   */
  readonly replaces?: string;
}

/**
 * An atomic piece of work. It awaits only the transaction's own promises (IndexedDB commits when
 * idle) and has no other effects, because it may run again: after a failure, or when the database
 * is back. In such a later run `late` is true: other pages may have written since the call.
 */
export type Work<T> = (tx: TableTransaction, late?: boolean) => Promise<T>;

/** The part of a `TableStore` that reading methods need. */
export interface ReadTables {
  transaction<T>(
    scope: Scope & { readonly mode: 'read' },
    work: (tx: ReadTransaction) => Promise<T>,
  ): Promise<T>;
}

export interface TableStore {
  /** Resolves when the work is committed; rejects, with nothing changed, when it throws. */
  transaction<T>(scope: Scope, work: Work<T>): Promise<T>;
  /** See `Storage.watch`. A failed read is skipped until the next change. */
  watch<T>(read: () => Promise<T>, listener: (value: T) => void): () => void;
  /**
   * Aborts every running transaction; they reject with nothing changed. One that is already
   * committing may still resolve.
   */
  abort(): void;
  close(): void;
}
