/**
 * Sends a player all documents that the database holds about their account, page by page: the games
 * of years are larger than one answer may be.
 */
import type { Auth } from 'firebase-admin/auth';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import type { Json } from '../../src/lib/json.ts';
import type {
  ExportCursor,
  ExportedDocument,
  ExportedSignIn,
  ExportMyDataReply,
} from '../../src/protocol/callables.ts';
import { ServerError } from '../../src/protocol/status.ts';
import { ACCOUNT_DATA, type Place } from './accountData.ts';
import type { Data } from './callable.ts';
import { accountDeleted } from './deleted.ts';

/** Length in characters of JSON from which a page is complete. */
const PAGE_LENGTH = 2_000_000;
/** Documents from which a page is complete: they bound what a call costs. */
const PAGE_DOCUMENTS = 500;
const AT_ONCE = 200;

/**
 * Throws a `ServerError`: `invalid-argument` for a cursor that no page has sent, `unauthenticated`
 * for a deleted account.
 */
export async function exportMyData(
  database: Firestore,
  auth: Auth,
  uid: string,
  data: Data,
): Promise<ExportMyDataReply> {
  const cursor = cursorIn(data.after);
  const first = ACCOUNT_DATA.findIndex(({ name }) => name === (cursor?.place ?? 'users'));
  if (first < 0) throw noPage();
  const documents: ExportedDocument[] = [];
  let length = 0;
  for (const [i, place] of ACCOUNT_DATA.slice(first).entries()) {
    let last = i === 0 ? (cursor?.path ?? null) : null;
    do {
      if (length >= PAGE_LENGTH || documents.length >= PAGE_DOCUMENTS) {
        return { documents, next: { place: place.name, path: last } };
      }
      const found = await read(database, place, uid, last);
      for (const document of found.filter(({ exists }) => exists)) {
        const fields = asJson(document.data()) as Record<string, Json>;
        // The path of a document about another player has that player's id in it.
        const { path } = place.mention === undefined ? document.ref : document.ref.parent;
        const own = { path, fields: place.own?.(fields, uid) ?? fields };
        documents.push(own);
        length += JSON.stringify(own).length;
      }
      const isLast = place.query === undefined || found.length < (place.atOnce ?? AT_ONCE);
      last = isLast ? null : found.at(-1)!.ref.path;
    } while (last !== null);
  }
  return { documents, next: null, signIn: await signInOf(auth, uid) };
}

/** The next documents at a place, ordered by their paths, after the one at the path `last`. */
async function read(
  database: Firestore,
  { paths, query, atOnce = AT_ONCE }: Place,
  uid: string,
  last: string | null,
): Promise<readonly DocumentSnapshot[]> {
  if (query === undefined) {
    const refs = ((await paths?.(database, uid)) ?? []).map((path) => database.doc(path));
    return refs.length === 0 ? [] : database.getAll(...refs);
  }
  const ordered = query(database, uid).orderBy(FieldPath.documentId()).limit(atOnce);
  return (await (last === null ? ordered : after(ordered, database.doc(last))).get()).docs;
}

function after(query: Query, last: DocumentReference): Query {
  try {
    return query.startAfter(last);
  } catch {
    // The document is not of this collection.
    throw noPage();
  }
}

/** The account as Firebase Authentication has it. */
async function signInOf(auth: Auth, uid: string): Promise<ExportedSignIn> {
  const { email, emailVerified, displayName, photoURL, providerData, metadata } = await auth
    .getUser(uid)
    .catch((error: unknown) => {
      throw (error as { code?: unknown }).code === 'auth/user-not-found' ? accountDeleted() : error;
    });
  return {
    email: email ?? null,
    emailVerified,
    displayName: displayName ?? null,
    photoURL: photoURL ?? null,
    ways: providerData.map((way) => asJson({ ...way })),
    createdAt: metadata.creationTime,
    lastSignInAt: metadata.lastSignInTime,
    lastRefreshAt: metadata.lastRefreshTime ?? null,
  };
}

function cursorIn(value: unknown): ExportCursor | null {
  if (value === undefined || value === null) return null;
  const { place, path } = value as Partial<Record<string, unknown>>;
  const isPath = path === null || (typeof path === 'string' && DOCUMENT.test(path));
  if (typeof place !== 'string' || !isPath) {
    throw noPage();
  }
  return { place, path };
}

const noPage = () => new ServerError('invalid-argument', 'after has to be the last page’s.');

/** A document's path: pairs of a collection's and a document's name. */
const DOCUMENT = /^(?=.{3,1500}$)[^/]+\/[^/]+(?:\/[^/]+\/[^/]+)*$/;

/** Fields as JSON: timestamps as text, and bare values as they are. */
function asJson(value: unknown): Json {
  if (value === undefined || value === null) return null;
  if (typeof value !== 'object') return value as Json;
  if (Array.isArray(value)) return value.map(asJson);
  const { toDate } = value as { toDate?: unknown };
  if (typeof toDate === 'function') return (value as { toDate(): Date }).toDate().toISOString();
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, asJson(field)]));
}
