import type { SoundRows } from './soundRows.ts';
import type { TableStore } from './tableStore.ts';

/** The shared base of storage's parts. */
export interface Base {
  readonly store: TableStore;
  readonly rows: SoundRows;
}
