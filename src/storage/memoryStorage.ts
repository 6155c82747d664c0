import { memoryTables } from './memoryTables.ts';
import type { Storage } from './port.ts';
import { makeStorage } from './storage.ts';

/** A storage that ends with the page, for tests and experiments. */
export function memoryStorage(): Storage {
  return makeStorage(memoryTables());
}
