/**
 * Firebase's web interfaces for a page, answered by the test: a session, and a database of
 * documents by path without rules. The app's own client talks to it, so no part of the app is
 * replaced.
 */
import type { CDPSession, Page } from '@playwright/test';
import { decodeFields, decodeValue, encodeFields } from '../../../src/firebase/values.ts';
import { putSession } from './session.ts';

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
  'Access-Control-Allow-Headers': 'Authorization, *',
};

/** An answer of the fake server. */
interface Answer {
  readonly status?: number;
  readonly json?: unknown;
}

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

/** The fake database's answer to a request. */
function answerDatabase(url: string, sent: string, documents: Documents, now: Date): Answer {
  const [, parent = '', method] =
    /documents\/?(.*):(\w+)$/.exec(decodeURIComponent(new URL(url).pathname)) ?? [];
  const body = JSON.parse(sent);
  if (method === 'batchGet') {
    const found = (body.documents as string[]).map((name) => {
      const path = name.slice(ROOT.length);
      const fields = documents.get(path);
      return fields ? { found: documentOf(path, fields) } : { missing: name };
    });
    return { json: found };
  }
  if (method === 'runQuery') {
    return { json: runQuery(documents, parent && `${parent}/`, body.structuredQuery) };
  }
  if (method === 'commit') {
    commit(documents, body.writes, now);
    return { json: { commitTime: now.toISOString() } };
  }
  return { status: 501 };
}

/** URL patterns of Firebase's interfaces, as Chromium's `Fetch` domain reads them. */
const FIREBASE = [
  '*/__/firebase/init.json',
  'https://identitytoolkit.googleapis.com/*',
  'https://securetoken.googleapis.com/*',
  'https://firestore.googleapis.com/*',
];

/**
 * Answers the page's requests to Firebase. `page.route` would stop every request of the page on its
 * way, and turn off its cache: a page of the desk consists of a hundred files.
 */
async function answerFirebase(
  page: Page,
  answer: (url: string, sent: string) => Answer,
): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    // A page that closes has no use for an answer.
    const send = (params: object) =>
      session.send('Fetch.fulfillRequest', { requestId, ...params } as never).catch(() => {});
    const { status = 200, json }: Answer =
      request.method === 'OPTIONS' ? { status: 204 } : answer(request.url, request.postData ?? '');
    const headers = Object.entries({ ...HEADERS, 'Content-Type': 'application/json' });
    void send({
      responseCode: status,
      responseHeaders: headers.map(([name, value]) => ({ name, value })),
      ...(json !== undefined && { body: Buffer.from(JSON.stringify(json)).toString('base64') }),
    });
  });
  await session.send('Fetch.enable', { patterns: FIREBASE.map((urlPattern) => ({ urlPattern })) });
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
  await answerFirebase(page, (url, sent) => {
    const { hostname } = new URL(url);
    if (hostname === 'identitytoolkit.googleapis.com') {
      return { json: { users: [{ localId: user.uid, email: user.email, emailVerified: true }] } };
    }
    if (hostname === 'securetoken.googleapis.com') {
      const tokens = { id_token: idToken, access_token: idToken, refresh_token: 'refresh' };
      return { json: { ...tokens, expires_in: '3600', user_id: user.uid, token_type: 'Bearer' } };
    }
    if (hostname === 'firestore.googleapis.com') {
      return answerDatabase(url, sent, documents, now);
    }
    return { json: { apiKey: KEY, projectId: PROJECT } };
  });
  await putSession(page, { ...user, idToken, refreshToken: 'refresh' }, KEY, null);
}
