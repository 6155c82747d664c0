/**
 * Firestore requests that only the desk makes, kept out of players' pages and the service worker.
 */
import type { Auth } from 'firebase/auth';
import { documentOf, firestoreOrigin, type Query, type StoredDocument } from './firestore.ts';
import { request } from './request.ts';

/** Every method rejects with a `ServerError` and nothing else. */
export interface DeskDatabase {
  /**
   * The documents that a query finds; with `allDescendants` in all collections of the name in the
   * query.
   */
  list(query: Query): Promise<readonly StoredDocument[]>;
  /** The documents at these paths, in the order of the paths; null for missing documents. */
  getAll(paths: readonly string[]): Promise<readonly (StoredDocument | null)[]>;
}

export function deskDatabase(
  projectId: string,
  auth: Pick<Auth, 'currentUser' | 'authStateReady'>,
): DeskDatabase {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const ask = async (method: string, body: object) => {
    // A freshly opened page has not restored its session yet.
    await auth.authStateReady();
    const rows = await request(`${firestoreOrigin(projectId)}/v1/${root}:${method}`, body, auth);
    return (Array.isArray(rows) ? rows : []) as {
      readonly document?: unknown;
      readonly found?: { readonly name?: unknown };
    }[];
  };

  return {
    async list(query) {
      const rows = await ask('runQuery', { structuredQuery: query });
      return rows.filter((row) => row.document).map((row) => documentOf(row.document));
    },

    async getAll(paths) {
      if (paths.length === 0) return [];
      const names = paths.map((path) => `${root}/${path}`);
      // Firestore's answer lists the documents in no order.
      const rows = await ask('batchGet', { documents: names });
      const byName = new Map(rows.map(({ found }) => [found?.name, found]));
      return names.map((name) => {
        const found = byName.get(name);
        return found === undefined ? null : documentOf(found);
      });
    },
  };
}
