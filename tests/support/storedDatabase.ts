/** Fixtures of earlier builds' databases, and a function to load one into IndexedDB. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Dump {
  readonly name: string;
  readonly version: number;
  readonly localStorage: Readonly<Record<string, string>>;
  readonly stores: Readonly<
    Record<string, { readonly rows: readonly (readonly [key: string, value: unknown])[] }>
  >;
}

export const DATABASE_V1 = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/database-v1.json'), 'utf8'),
) as Dump;

/** Creates a dumped database with its stores and rows, bypassing the app's code. */
export function putDatabase(factory: IDBFactory, dump: Dump): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = factory.open(dump.name, dump.version);
    opening.onerror = () => reject(opening.error);
    opening.onupgradeneeded = () => {
      for (const [name, { rows }] of Object.entries(dump.stores)) {
        const store = opening.result.createObjectStore(name);
        for (const [key, value] of rows) store.put(value, key);
      }
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}
