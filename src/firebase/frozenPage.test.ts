import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../tests/support/eventually.ts';

const page = new EventTarget();
const hide = (persisted: boolean) =>
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted }));

/** A transaction that goes on asking, and how it fares. */
interface Asking {
  readonly transaction: IDBTransaction;
  isAborted: boolean;
  answers: number;
}

const begun: Asking[] = [];

async function beginIn(name: string): Promise<Asking> {
  const opening = new IDBFactory().open(name, 1);
  opening.onupgradeneeded = () => void opening.result.createObjectStore('rows');
  const database = await new Promise<globalThis.IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result as unknown as globalThis.IDBDatabase);
    opening.onerror = () => reject(opening.error);
  });
  const transaction = database.transaction('rows', 'readwrite');
  const asking: Asking = { transaction, isAborted: false, answers: 0 };
  begun.push(asking);
  transaction.addEventListener('abort', () => {
    asking.isAborted = true;
  });
  const rows = transaction.objectStore('rows');
  const ask = () => {
    rows.count().onsuccess = () => {
      asking.answers += 1;
      if (!asking.isAborted) ask();
    };
  };
  ask();
  await eventually(() => expect(asking.answers).toBeGreaterThan(0));
  return asking;
}

const { transaction } = IDBDatabase.prototype;

beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('IDBDatabase', IDBDatabase);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const { endTransactionsWhenFrozen } = await import('./frozenPage.ts');
  endTransactionsWhenFrozen();
});

afterEach(() => {
  for (const one of begun.splice(0)) if (!one.isAborted) one.transaction.abort();
  IDBDatabase.prototype.transaction = transaction;
  vi.unstubAllGlobals();
});

it('a page that is frozen keeps no transaction of Firebase’s', async () => {
  const asking = await beginIn('firebaseLocalStorageDb');
  hide(true);
  await eventually(() => expect(asking.isAborted).toBe(true));
});

it.each([
  ['another database', 'crema', true],
  ['a page that ends', 'firebaseLocalStorageDb', false],
])('%s is left alone', async (_, name, persisted) => {
  const asking = await beginIn(name);
  hide(persisted);
  const before = asking.answers;
  await eventually(() => expect(asking.answers).toBeGreaterThan(before + 1));
  expect(asking.isAborted).toBe(false);
});
