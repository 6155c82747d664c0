/**
 * Crema's few requests to Firestore, by its REST interface. Firebase's own client is four times the
 * size of the rest of the service worker's sync code: see docs/decisions/0011.
 */
import { ServerError } from '../protocol/status.ts';
import { EMULATOR_HOST, EMULATOR_PORTS } from './emulators.ts';
import { request } from './request.ts';
import type { TokenBearers } from './token.ts';
import { decodeFields, encodeFields, encodeValue, type FirestoreValue } from './values.ts';

export interface StoredDocument {
  /** The last segment of the document's path. */
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The server's time of the last write, RFC 3339. */
  readonly updateTime: string;
}

export interface Write {
  /** The document's path, such as `users/anna`. */
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** Updates only these fields (`fieldPath`); without a mask replaces the whole document. */
  readonly mask?: readonly string[];
  /** Fields that the server sets to the time of the request. */
  readonly timestamps: readonly string[];
  /** Texts that the server adds to lists which lack them, by field. */
  readonly additions?: Readonly<Record<string, readonly string[]>>;
  /** Refuses the commit if the document exists. */
  readonly create?: boolean;
  /** Refuses the commit unless the document's last write was at that time. */
  readonly updateTime?: string;
}

/** See StructuredQuery in Firestore's REST reference. */
export type Query = Readonly<Record<string, unknown>>;

export interface Firestore {
  /** Null when the document is missing. */
  get(path: string): Promise<StoredDocument | null>;
  /**
   * Returns the time of this write, or of the first one; null, with nothing changed, when a
   * precondition (`create`, `updateTime`) does not hold.
   *
   * @param deleted paths of documents to delete in the same commit, also missing ones.
   */
  commit(writes: Write | readonly Write[], deleted?: readonly string[]): Promise<string | null>;
  /** Deletes documents in one commit, also missing ones. */
  delete(paths: readonly string[]): Promise<void>;
  /**
   * @param parent the document that contains the collections, such as `leaderboards/x/puzzles/1`.
   */
  query(parent: string, query: Query): Promise<readonly StoredDocument[]>;
  /** The query with the server's time of reading, RFC 3339. */
  queryWithTime(
    parent: string,
    query: Query,
  ): Promise<{ readonly documents: readonly StoredDocument[]; readonly readAt: string }>;
  count(parent: string, query: Query): Promise<number>;
}

/** Origin of a project's database; the emulator's for a `demo-` project. */
export function firestoreOrigin(projectId: string): string {
  return projectId.startsWith('demo-')
    ? `http://${EMULATOR_HOST}:${EMULATOR_PORTS.firestore}`
    : 'https://firestore.googleapis.com';
}

/**
 * Every method rejects with a `ServerError` and nothing else.
 *
 * @param origin see `firestoreOrigin`.
 * @param auth the signed-in user; without one requests are anonymous.
 * @param timeout of a request, in ms; the specification's by default.
 */
export function makeFirestore(
  origin: string,
  projectId: string,
  auth: TokenBearers,
  timeout?: number,
): Firestore {
  const root = `projects/${projectId}/databases/(default)/documents`;

  const ask = (address: string, body: unknown) =>
    request(`${origin}/v1/${address}`, body, auth, { timeout });

  const deletion = (path: string) => ({ delete: `${root}/${path}` });

  function update({ path, data, mask, timestamps, additions = {}, create, updateTime }: Write) {
    const current = create ? { exists: false } : updateTime === undefined ? null : { updateTime };
    return {
      update: { name: `${root}/${path}`, fields: encodeFields(data) },
      ...(mask === undefined ? {} : { updateMask: { fieldPaths: mask } }),
      updateTransforms: [
        ...timestamps.map((field) => ({ fieldPath: field, setToServerValue: 'REQUEST_TIME' })),
        ...Object.entries(additions).map(([field, texts]) => ({
          fieldPath: field,
          appendMissingElements: { values: texts.map(encodeValue) },
        })),
      ],
      ...(current && { currentDocument: current }),
    };
  }

  async function ofQuery(parent: string, query: Query) {
    const body = { structuredQuery: query };
    const rows = await ask(`${root}/${pathOf(parent)}:runQuery`, body);
    const found = (Array.isArray(rows) ? rows : []) as {
      readonly document?: unknown;
      readonly readTime?: unknown;
    }[];
    return {
      documents: found.filter((row) => row.document).map((row) => documentOf(row.document)),
      // The last row has the time even if nothing was found.
      readAt: String(found.at(-1)?.readTime ?? ''),
    };
  }

  return {
    async get(path) {
      // POST, because a GET of a missing document logs an error to the console.
      const body = { documents: [`${root}/${path}`] };
      const rows = await ask(`${root}:batchGet`, body);
      const [first] = (Array.isArray(rows) ? rows : []) as { readonly found?: unknown }[];
      return first?.found ? documentOf(first.found) : null;
    },

    async commit(write, deleted = []) {
      const writes = [write].flat() as readonly Write[];
      const isConditional = writes.some(
        ({ create, updateTime }) => create || updateTime !== undefined,
      );
      try {
        const body = { writes: [...writes.map(update), ...deleted.map(deletion)] };
        const answer = await ask(`${root}:commit`, body);
        const { writeResults } = answer as { readonly writeResults?: readonly unknown[] };
        return timeIn(writeResults?.[0]);
      } catch (error) {
        // ALREADY_EXISTS and FAILED_PRECONDITION are both `aborted` here; a document that is gone
        // is NOT_FOUND.
        const status = error instanceof ServerError ? error.status : null;
        if (isConditional && (status === 'aborted' || status === 'not-found')) return null;
        throw error;
      }
    },

    async delete(paths) {
      await ask(`${root}:commit`, { writes: paths.map(deletion) });
    },

    query: async (parent, query) => (await ofQuery(parent, query)).documents,

    queryWithTime: ofQuery,

    async count(parent, query) {
      const body = {
        structuredAggregationQuery: {
          structuredQuery: query,
          aggregations: [{ alias: 'count', count: {} }],
        },
      };
      const rows = await ask(`${root}/${pathOf(parent)}:runAggregationQuery`, body);
      const [first] = (Array.isArray(rows) ? rows : []) as {
        result?: { aggregateFields?: { count?: FirestoreValue } };
      }[];
      return Number(decodeFields(first?.result?.aggregateFields).count ?? 0);
    },
  };
}

const pathOf = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Parses a document of the REST interface. */
export function documentOf(answer: unknown): StoredDocument {
  const { name, fields } = answer as { readonly name?: unknown; readonly fields?: unknown };
  return {
    id: String(name).split('/').at(-1) ?? '',
    data: decodeFields(fields),
    updateTime: timeIn(answer),
  };
}

const timeIn = (answer: unknown): string =>
  String((answer as { readonly updateTime?: unknown } | undefined)?.updateTime ?? '');
