/**
 * Implements `Storage` (port.ts) over any kind of tables: its rules for finishing, precedence and
 * replacement. Each method is one transaction.
 */

import { accountPart } from './account.ts';
import { challengesPart } from './challenges.ts';
import { playsPart } from './keptPlays.ts';
import { outboxPart } from './outbox.ts';
import { playerDataPart } from './playerData.ts';
import type { Storage } from './port.ts';
import { progressPart } from './progress.ts';
import { purgePart } from './purge.ts';
import { puzzlesPart } from './puzzles.ts';
import { makeReads } from './reads.ts';
import { resultsPart } from './results.ts';
import { sittingsPart } from './sittings.ts';
import type { TableStore } from './tableStore.ts';

export function makeStorage(store: TableStore): Storage {
  return {
    ...makeReads(store),
    ...resultsPart(store),
    ...playsPart(store),
    ...progressPart(store),
    ...sittingsPart(store),
    ...puzzlesPart(store),
    ...purgePart(store),
    ...outboxPart(store),
    ...accountPart(store),
    ...challengesPart(store),
    ...playerDataPart(store),
    watch: (read, listener) => store.watch(read, listener),
    close: () => store.close(),
  };
}
