import type { SoundRows } from '../soundRows.ts';
import type { TableStore } from '../tableStore.ts';

/** What every part of storage stands on. */
export interface Base {
  readonly store: TableStore;
  readonly rows: SoundRows;
}
