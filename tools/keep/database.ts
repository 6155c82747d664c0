/**
 * A whole database over Firestore's REST interface, whose JSON names every value's type: what is
 * read can be written back as it was, a whole double as a double, a time to the microsecond. Rules
 * do not apply to the owner.
 */
import { applicationDefault } from 'firebase-admin/app';
import { firestoreOrigin } from '../../src/firebase/firestore.ts';

/** A document in Firestore's own form. */
export interface Stored {
  /** The path below the database's root, such as `users/anna/sittings/crossnumber~12`. */
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface Database {
  readonly project: string;
  /** Documents in the order of their paths, at most `limit`, after the path `after`. */
  page(after: string | null, limit: number, readTime?: string): Promise<Page>;
  /** Writes documents whole, in one commit: at most 500. */
  write(documents: readonly Stored[]): Promise<void>;
}

export interface Page {
  readonly documents: readonly Stored[];
  /** The server's time of reading, RFC 3339. */
  readonly readTime: string;
}

interface Row {
  readonly document?: { readonly name: string; readonly fields?: Stored['fields'] };
  readonly readTime?: string;
}

/** A project's database; for a `demo-` project the emulator's. */
export function openDatabase(project: string): Database {
  const root = `projects/${project}/databases/(default)/documents`;
  const token = project.startsWith('demo-') ? async () => 'owner' : defaultToken();

  async function post(method: string, body: object): Promise<unknown> {
    const response = await fetch(`${firestoreOrigin(project)}/v1/${root}:${method}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${await token()}`,
        'x-goog-user-project': project,
      },
      body: JSON.stringify(body),
    });
    const answer = await response.text();
    if (response.ok) return JSON.parse(answer);
    const message = /"message":\s*"([^"]+)/.exec(answer)?.[1] ?? answer.slice(0, 200);
    throw new Error(`The database answers ${response.status}: ${message}`);
  }

  return {
    project,
    async page(after, limit, readTime) {
      const startAt =
        after === null
          ? {}
          : { startAt: { values: [{ referenceValue: `${root}/${after}` }], before: false } };
      const rows = (await post('runQuery', {
        structuredQuery: {
          // A query without a name of a collection finds the documents of all.
          from: [{ allDescendants: true }],
          orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
          limit,
          ...startAt,
        },
        ...(readTime === undefined ? {} : { readTime }),
      })) as readonly Row[];
      return {
        documents: rows.flatMap(({ document }) =>
          document === undefined
            ? []
            : [{ path: document.name.slice(root.length + 1), fields: document.fields ?? {} }],
        ),
        readTime: rows.at(-1)?.readTime ?? '',
      };
    },
    async write(documents) {
      const writes = documents.map(({ path, fields }) => ({
        update: { name: `${root}/${path}`, fields },
      }));
      await post('commit', { writes });
    },
  };
}

function defaultToken(): () => Promise<string> {
  const credential = applicationDefault();
  return async () => (await credential.getAccessToken()).access_token;
}
