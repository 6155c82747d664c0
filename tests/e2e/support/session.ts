/** A device with a signed-in player, stored as the app and Firebase's client leave it. */
import type { Page } from '@playwright/test';
import type { Json } from '../../../src/lib/json.ts';
import { playerOf } from '../../../src/storage/players.ts';
import { makeDatabase, writeRows } from './database.ts';

export interface Session {
  readonly uid: string;
  readonly email: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

/** An expiry that no test reaches, in epoch ms: the client renews a token only when told to. */
const NEVER = 4_000_000_000_000;

/**
 * Signs the device in without a page of the app, which syncs as soon as one opens.
 * @param config Firebase's web configuration, as stored with the account; null for any.
 */
export async function putSession(
  page: Page,
  { uid, email, idToken, refreshToken }: Session,
  apiKey: string,
  config: Json,
): Promise<void> {
  await makeDatabase(page, playerOf(uid));
  await writeRows(page, 'meta', { account: { uid, email, config } });
  await page.evaluate(putRow, {
    fbase_key: `firebase:authUser:${apiKey}:${uid}`,
    value: {
      ...{ uid, email, emailVerified: true, isAnonymous: false, providerData: [] },
      ...{ createdAt: '1', lastLoginAt: '1', apiKey, appName: uid },
      stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: NEVER },
    },
  });
}

/** Stores a session as Firebase's client does. Runs in the page. */
async function putRow(row: object): Promise<void> {
  const opening = indexedDB.open('firebaseLocalStorageDb', 1);
  opening.onupgradeneeded = () =>
    opening.result.createObjectStore('firebaseLocalStorage', { keyPath: 'fbase_key' });
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const written = db.transaction('firebaseLocalStorage', 'readwrite');
  written.objectStore('firebaseLocalStorage').put(row);
  await new Promise((resolve) => {
    written.oncomplete = resolve;
  });
  db.close();
}

/**
 * Removes Firebase's sessions, or lets their tokens expire, as after hours without a network. The
 * app's own record of the account stays. Runs in the page.
 *
 * @param how 'lose' or 'expire'.
 */
export function changeSessions(how: string): Promise<void> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    opening.onsuccess = () => {
      const tx = opening.result.transaction('firebaseLocalStorage', 'readwrite');
      const rows = tx.objectStore('firebaseLocalStorage');
      if (how === 'lose') rows.clear();
      else {
        rows.openCursor().onsuccess = ({ target }) => {
          const { result: cursor } = target as IDBRequest<IDBCursorWithValue | null>;
          const tokens = cursor?.value.value?.stsTokenManager;
          if (tokens) {
            tokens.expirationTime = 1;
            cursor?.update(cursor.value);
          }
          cursor?.continue();
        };
      }
      tx.oncomplete = () => resolve(opening.result.close());
    };
  });
}
