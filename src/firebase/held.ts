/** Whether a result waits for somebody to look at it: only its player is told, and has to be signed in. */
import type { GameId } from '../games/definitions.ts';
import { heldPath } from '../leaderboard/paths.ts';
import { connect } from './app.ts';
import type { FirebaseConfig } from './config.ts';

/** Rejects with a `ServerError`. */
export async function isHeld(
  config: FirebaseConfig,
  uid: string,
  game: GameId,
  id: string,
): Promise<boolean> {
  const { auth, firestore } = connect(config);
  await auth.authStateReady();
  if (auth.currentUser?.uid !== uid) return false;
  const held = await firestore.get(heldPath(game, id, uid));
  return held !== null && held.data.refused !== true;
}
