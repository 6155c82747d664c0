import type Dexie from 'dexie';
import { dexieTables } from './dexieTables.ts';
import type { Storage } from './port.ts';
import { makeStorage } from './storage.ts';

/** A storage in IndexedDB that reports its failures; the app uses the resilient one (open.ts). */
export function dexieStorage(db: Dexie): Storage {
  return makeStorage(dexieTables(db));
}
