/**
 * Ends Firebase's IndexedDB transactions when the browser freezes the page. WebKit would keep them
 * open in its back/forward cache, and no other page could restore its session until that one is gone.
 */

/** Firebase's databases begin with this name. Dexie ends the app's own transactions (src/storage). */
const PREFIX = 'firebase';

let isPatched = false;

function end(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is committing already, which needs nothing more from this page.
  }
}

/**
 * Patches `IDBDatabase`, because Firebase hands out none of its transactions. Firebase repeats an
 * aborted one. For pages only: a worker is not frozen.
 */
export function endTransactionsWhenFrozen(): void {
  if (isPatched) return;
  isPatched = true;
  const running = new Set<IDBTransaction>();
  const begin = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...args) {
    const transaction = begin.apply(this, args);
    if (this.name.startsWith(PREFIX)) {
      running.add(transaction);
      for (const event of ['complete', 'abort']) {
        transaction.addEventListener(event, () => running.delete(transaction));
      }
    }
    return transaction;
  };
  addEventListener('pagehide', (event) => {
    const { persisted } = event as Event & { readonly persisted: boolean };
    if (persisted) for (const transaction of running) end(transaction);
  });
}
