/**
 * Firebase's web interfaces for a page, answered by the test: a session, and a database of
 * documents by path without rules. The app's own client talks to it, so no part of the app is
 * replaced.
 */
import type { Page, Route } from '@playwright/test';
import { decodeFields, decodeValue, encodeFields } from '../../../src/firebase/values.ts';
import { makeDatabase, writeRows } from './database.ts';

export interface FakeUser {
  readonly uid: string;
  readonly email: string;
}

type Documents = Map<string, object>;

const PROJECT = 'crema-desk-tests';
const KEY = 'any';
const ROOT = `projects/${PROJECT}/databases/(default)/documents/`;
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': '*',
};

/**
 * A user's token with a made-up signature: the client only decodes tokens, and leaves the signature
 * to the server.
 */
function tokenOf({ uid, email }: FakeUser): string {
  const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');
  const payload = {
    ...{ sub: uid, user_id: uid, email, email_verified: true, staff: true },
    ...{ iat: 1, auth_time: 1, exp: 4_000_000_000, aud: PROJECT },
  };
  return `${part({ alg: 'none' })}.${part(payload)}.`;
}

const documentOf = (path: string, fields: object) => ({
  name: ROOT + path,
  fields: encodeFields(fields),
});

interface Filter {
  readonly fieldFilter: { readonly field: { readonly fieldPath: string }; readonly value: unknown };
}

interface StructuredQuery {
  readonly from: readonly [{ readonly collectionId: string; readonly allDescendants?: boolean }];
  readonly where?: { readonly compositeFilter: { readonly filters: readonly Filter[] } };
  readonly orderBy?: readonly [
    { readonly field: { readonly fieldPath: string }; readonly direction: string },
  ];
  readonly limit?: number;
}

const timeIn = (fields: object, name: string): string =>
  String(
    ((fields as Record<string, unknown>)[name] as { timestamp?: string } | undefined)?.timestamp ??
      '',
  );

function runQuery(documents: Documents, parent: string, query: StructuredQuery) {
  const { collectionId, allDescendants = false } = query.from[0];
  const filters = query.where?.compositeFilter.filters ?? [];
  const found = [...documents].filter(([path, fields]) => {
    const segments = path.split('/');
    const isIn = allDescendants
      ? segments.at(-2) === collectionId
      : segments.slice(0, -1).join('/') === parent + collectionId;
    return (
      isIn &&
      filters.every(
        ({ fieldFilter: { field, value } }) =>
          (fields as Record<string, unknown>)[field.fieldPath] === decodeValue(value),
      )
    );
  });
  const [order] = query.orderBy ?? [];
  if (order) {
    const sign = order.direction === 'DESCENDING' ? -1 : 1;
    const time = (fields: object) => timeIn(fields, order.field.fieldPath);
    found.sort(([, a], [, b]) => sign * time(a).localeCompare(time(b)));
  }
  return found
    .slice(0, query.limit)
    .map(([path, fields]) => ({ document: documentOf(path, fields) }));
}

interface Write {
  readonly delete?: string;
  readonly update?: { readonly name: string; readonly fields: unknown };
  readonly updateTransforms?: readonly { readonly fieldPath: string }[];
}

function commit(documents: Documents, writes: readonly Write[], now: Date): void {
  for (const { delete: removed, update, updateTransforms = [] } of writes) {
    if (removed !== undefined) documents.delete(removed.slice(ROOT.length));
    if (update === undefined) continue;
    const times = updateTransforms.map(({ fieldPath }) => [
      fieldPath,
      { timestamp: now.toISOString() },
    ]);
    documents.set(update.name.slice(ROOT.length), {
      ...decodeFields(update.fields),
      ...Object.fromEntries(times),
    });
  }
}

const DATABASE = 'https://firestore.googleapis.com/**';

/**
 * Takes the page offline: its faked routes must fail too, as they are answered without a network.
 * Returns a function that goes online again.
 */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  const fail = (route: Route) => route.abort('internetdisconnected');
  await context.route(DATABASE, fail);
  await context.setOffline(true);
  return async () => {
    await context.unroute(DATABASE, fail);
    await context.setOffline(false);
  };
}

/** Answers a request to the Firestore database. */
async function answerDatabase(route: Route, documents: Documents, now: Date): Promise<void> {
  const request = route.request();
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: HEADERS });
  const [, parent = '', method] =
    /documents\/?(.*):(\w+)$/.exec(decodeURIComponent(new URL(request.url()).pathname)) ?? [];
  const body = request.postDataJSON();
  const answer = (json: unknown) => route.fulfill({ json, headers: HEADERS });
  if (method === 'batchGet') {
    return answer(
      (body.documents as string[]).map((name) => {
        const path = name.slice(ROOT.length);
        const fields = documents.get(path);
        return fields ? { found: documentOf(path, fields) } : { missing: name };
      }),
    );
  }
  if (method === 'runQuery') {
    return answer(runQuery(documents, parent && `${parent}/`, body.structuredQuery));
  }
  if (method === 'commit') {
    commit(documents, body.writes, now);
    return answer({ commitTime: now.toISOString() });
  }
  return route.fulfill({ status: 501, headers: HEADERS });
}

/**
 * Signs the user in on the page's device, with documents in the database that tests may change at
 * any time. There are no cloud functions: their calls fail as without a network.
 */
export async function withFirebase(
  page: Page,
  user: FakeUser,
  documents: Documents,
  now: Date,
): Promise<void> {
  const idToken = tokenOf(user);
  const context = page.context();
  await context.route('**/__/firebase/init.json', (route) =>
    route.fulfill({ json: { apiKey: KEY, projectId: PROJECT } }),
  );
  await context.route('https://identitytoolkit.googleapis.com/**', (route) =>
    route.fulfill({
      headers: HEADERS,
      json: { users: [{ localId: user.uid, email: user.email, emailVerified: true }] },
    }),
  );
  await context.route('https://securetoken.googleapis.com/**', (route) =>
    route.fulfill({
      headers: HEADERS,
      json: {
        ...{ id_token: idToken, access_token: idToken, refresh_token: 'refresh' },
        ...{ expires_in: '3600', user_id: user.uid, token_type: 'Bearer' },
      },
    }),
  );
  await context.route(DATABASE, (route) => answerDatabase(route, documents, now));
  await makeDatabase(page);
  await writeRows(page, 'meta', { account: { ...user, config: null } });
  await page.evaluate(putSession, {
    fbase_key: `firebase:authUser:${KEY}:[DEFAULT]`,
    value: {
      ...{ uid: user.uid, email: user.email, emailVerified: true, isAnonymous: false },
      ...{ providerData: [], createdAt: '1', lastLoginAt: '1', apiKey: KEY, appName: '[DEFAULT]' },
      stsTokenManager: {
        ...{ refreshToken: 'refresh', accessToken: idToken, expirationTime: 4_000_000_000_000 },
      },
    },
  });
}

/** Stores a session as Firebase's client does. Runs in the page. */
async function putSession(row: object): Promise<void> {
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
