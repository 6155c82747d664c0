export type Rows = Readonly<Record<string, unknown>>;

/**
 * Writes rows into a table of the app's database through plain IndexedDB, bypassing the app's code,
 * and returns all its rows by key. Waits for the app to create the table. Also runs in a page on its
 * own, so it must not use anything outside of itself.
 */
export async function rowsOf([table, rows]: readonly [table: string, rows: Rows]): Promise<
  Record<string, unknown>
> {
  /** Opens the app's database; null until the app has created it with its tables. */
  const open = () =>
    new Promise<IDBDatabase | null>((resolve, reject) => {
      const opening = indexedDB.open(localStorage.getItem('crema-player') ?? 'crema');
      let isMine = false;
      // Abort: creating the database here would prevent the app's own upgrade.
      opening.onupgradeneeded = () => {
        isMine = true;
        opening.transaction?.abort();
      };
      opening.onerror = () => (isMine ? resolve(null) : reject(opening.error));
      opening.onsuccess = () => {
        const db = opening.result;
        if (db.objectStoreNames.contains(table)) return resolve(db);
        db.close();
        resolve(null);
      };
    });
  let db = await open();
  while (db === null) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    db = await open();
  }
  const opened = db;
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    const isWriting = Object.keys(rows).length > 0;
    const tx = opened.transaction(table, isWriting ? 'readwrite' : 'readonly');
    for (const [key, value] of Object.entries(rows)) tx.objectStore(table).put(value, key);
    const found: Record<string, unknown> = {};
    const cursor = tx.objectStore(table).openCursor();
    cursor.onsuccess = () => {
      if (!cursor.result) return;
      found[String(cursor.result.key)] = cursor.result.value;
      cursor.result.continue();
    };
    tx.onerror = () => reject(tx.error);
    tx.oncomplete = () => {
      opened.close();
      resolve(found);
    };
  });
}
