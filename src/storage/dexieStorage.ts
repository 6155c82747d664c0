import type Dexie from 'dexie';
import type { Warn } from './corruptRows.ts';
import { dexieTables } from './dexieTables.ts';
import type { Storage } from './port.ts';
import { makeStorage } from './storage.ts';

/** A storage in IndexedDB that reports its failures; the app uses the resilient one (open.ts). */
export function dexieStorage(db: Dexie, warn?: Warn): Storage {
  return makeStorage(dexieTables(db), warn);
}
