/**
 * What storage itself stands on: named tables of values by key, and transactions over them. The
 * rules about results and outbox are written once on top of this (storage.ts); Dexie and memory
 * are two ways to do it.
 */
import type { TableName } from './tables.ts';

export type TableEntry = readonly [key: string, value: unknown];

export interface ReadTransaction {
  /** Undefined when there is none. */
  get(table: TableName, key: string): Promise<unknown>;
  all(table: TableName): Promise<readonly TableEntry[]>;
}

export interface TableTransaction extends ReadTransaction {
  /** True where the tables began empty because their former content could not be read. */
  readonly isBlank?: boolean;
  keys(table: TableName): Promise<readonly string[]>;
  count(table: TableName): Promise<number>;
  put(table: TableName, entries: readonly TableEntry[]): Promise<void>;
  delete(table: TableName, keys: readonly string[]): Promise<void>;
  clear(table: TableName): Promise<void>;
}

export interface Scope {
  readonly mode: 'read' | 'write';
  /** Every table that the work touches. */
  readonly tables: readonly TableName[];
  /**
   * Writing the same row over and over: a later work with the same name makes an earlier one
   * needless when works are kept to be done again.
   */
  readonly replaces?: string;
}

/**
 * One atomic piece of work. It awaits nothing but the transaction's own promises (IndexedDB
 * commits as soon as it is idle) and has no other effects, for it may be done again: after a
 * failure, or when the database has come back. It is `late` then: others may have written since it
 * was asked for.
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
  /** See `Storage.watch`. A reading that fails is passed over until the next change. */
  watch<T>(read: () => Promise<T>, listener: (value: T) => void): () => void;
  /**
   * Calls off every transaction under way, which then reject with nothing changed; one that is
   * being committed already may still resolve.
   */
  abort(): void;
  close(): void;
}
