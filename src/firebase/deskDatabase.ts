/**
 * Requests to Firestore that only the desk makes: no player's page and no service worker carries them.
 */
import type { Auth } from 'firebase/auth';
import {
  documentOf,
  firestoreOrigin,
  type Query,
  request,
  type StoredDocument,
} from './firestore.ts';

/** Every method rejects with a `ServerError` and nothing else. */
export interface DeskDatabase {
  /** Of all collections of that name, where the query says so. */
  list(query: Query): Promise<readonly StoredDocument[]>;
  /** In the order of the paths; null where there is no such document. */
  getAll(paths: readonly string[]): Promise<readonly (StoredDocument | null)[]>;
  /** Removing what is not there is no error. */
  remove(path: string): Promise<void>;
}

export function deskDatabase(
  projectId: string,
  auth: Pick<Auth, 'currentUser' | 'authStateReady'>,
): DeskDatabase {
  const root = `projects/${projectId}/databases/(default)/documents`;
  const ask = async (method: string, body: object) => {
    // A page that has just been opened does not know yet who is signed in.
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
      // They come in any order.
      const rows = await ask('batchGet', { documents: names });
      const byName = new Map(rows.map(({ found }) => [found?.name, found]));
      return names.map((name) => {
        const found = byName.get(name);
        return found === undefined ? null : documentOf(found);
      });
    },

    async remove(path) {
      await ask('commit', { writes: [{ delete: `${root}/${path}` }] });
    },
  };
}
