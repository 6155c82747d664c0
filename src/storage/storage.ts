/**
 * Implements `Storage` (port.ts) over any kind of tables: its rules for finishing, precedence and
 * replacement. Each method is one transaction.
 */

import { accountPart } from './account.ts';
import { movingCorruptAside, type Warn } from './corruptRows.ts';
import { playsPart } from './keptPlays.ts';
import { outboxPart } from './outbox.ts';
import { playerDataPart } from './playerData.ts';
import type { Storage } from './port.ts';
import { progressPart } from './progress.ts';
import { puzzlesPart } from './puzzles.ts';
import { makeReads } from './reads.ts';
import { resultsPart } from './results.ts';
import { sittingsPart } from './sittings.ts';
import type { TableStore } from './tableStore.ts';

export function makeStorage(store: TableStore, warn: Warn = () => {}): Storage {
  const base = { store, rows: movingCorruptAside(store, warn) };
  return {
    ...makeReads(store, base.rows),
    ...resultsPart(base),
    ...playsPart(base),
    ...progressPart(base),
    ...sittingsPart(base),
    ...puzzlesPart(base),
    ...outboxPart(base),
    ...accountPart(base),
    ...playerDataPart(base),
    watch: (read, listener) => store.watch(read, listener),
    close: () => store.close(),
  };
}
