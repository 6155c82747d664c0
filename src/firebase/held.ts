/**
 * Whether a result waits for the desk, or is not listed. Only its player may read this, signed in.
 */
import type { GameId } from '../games/definitions.ts';
import { heldPath } from '../leaderboard/paths.ts';
import { connect } from './app.ts';
import type { FirebaseConfig } from './config.ts';

export type HeldState = 'held' | 'refused';

/** Null for any other result. Rejects with a `ServerError`. */
export async function heldState(
  config: FirebaseConfig,
  uid: string,
  game: GameId,
  id: string,
): Promise<HeldState | null> {
  const { auth, firestore } = connect(config);
  await auth.authStateReady();
  if (auth.currentUser?.uid !== uid) return null;
  const held = await firestore.get(heldPath(game, id, uid));
  if (held === null) return null;
  return held.data.refused === true ? 'refused' : 'held';
}
