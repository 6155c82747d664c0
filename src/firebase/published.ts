/** Reads the desk's publications. They are public, so requests are anonymous. */
import type { Json } from '../lib/json.ts';
import { PUBLISHED_INDEX, versionPath } from '../protocol/versions.ts';
import type { Publications } from '../published/syncIndex.ts';
import type { FirebaseConfig } from './config.ts';
import { firestoreOrigin, makeFirestore } from './firestore.ts';

/** Every method rejects with a `ServerError` and nothing else. */
export function openPublications({ projectId }: FirebaseConfig): Publications {
  const firestore = makeFirestore(firestoreOrigin(projectId), projectId, { currentUser: null });
  const read = async (path: string) => ((await firestore.get(path))?.data as Json) ?? null;
  return {
    readIndex: () => read(PUBLISHED_INDEX),
    readVersion: (game, id, version) => read(versionPath(game, id, version)),
  };
}
