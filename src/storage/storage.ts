/**
 * The rules of the port, once for every kind of table: what finishing is, what stands and what
 * gives way. Each method is one transaction.
 */
import { movingCorruptAside, type Warn } from './corruptRows.ts';
import { accountPart } from './parts/account.ts';
import { outboxPart } from './parts/outbox.ts';
import { progressPart } from './parts/progress.ts';
import { puzzlesPart } from './parts/puzzles.ts';
import { resultsPart } from './parts/results.ts';
import { wholePart } from './parts/whole.ts';
import type { Storage } from './port.ts';
import { makeReads } from './reads.ts';
import type { TableStore } from './tableStore.ts';

export function makeStorage(store: TableStore, warn: Warn = () => {}): Storage {
  const base = { store, rows: movingCorruptAside(store, warn) };
  return {
    ...makeReads(store, base.rows),
    ...resultsPart(base),
    ...progressPart(base),
    ...puzzlesPart(base),
    ...outboxPart(base),
    ...accountPart(base),
    ...wholePart(base),
    watch: (read, listener) => store.watch(read, listener),
    close: () => store.close(),
  };
}
