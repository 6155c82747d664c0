/**
 * Implements `Storage` (port.ts) over any kind of tables: its rules for finishing, precedence and
 * replacement. Each method is one transaction.
 */
import { movingCorruptAside, type Warn } from './corruptRows.ts';
import { accountPart } from './parts/account.ts';
import { outboxPart } from './parts/outbox.ts';
import { playerDataPart } from './parts/playerData.ts';
import { playsPart } from './parts/plays.ts';
import { progressPart } from './parts/progress.ts';
import { puzzlesPart } from './parts/puzzles.ts';
import { resultsPart } from './parts/results.ts';
import { sittingsPart } from './parts/sittings.ts';
import type { Storage } from './port.ts';
import { makeReads } from './reads.ts';
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
