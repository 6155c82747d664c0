/** Storages without the app’s care for a database that fails. */
import type Dexie from 'dexie';
import { dexieTables } from '../../src/storage/dexieTables.ts';
import { memoryTables } from '../../src/storage/memoryTables.ts';
import { makeStorage } from '../../src/storage/storage.ts';

export const memoryStorage = () => makeStorage(memoryTables());

/** Reports the failures of its database. */
export const dexieStorage = (db: Dexie) => makeStorage(dexieTables(db));
