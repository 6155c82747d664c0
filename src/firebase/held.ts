/**
 * Whether a result is held until the desk decides, or was refused. Only the result's player may
 * read this, signed in.
 */
import type { GameId } from '../games/definitions.ts';
import { heldPath } from '../protocol/leaderboard.ts';
import { connect } from './app.ts';
import type { FirebaseConfig } from './config.ts';

export type HeldState = 'held' | 'refused';

/**
 * Null for a result that is neither held nor refused, or when another account is signed in. Rejects
 * with a `ServerError`.
 */
export async function heldState(
  config: FirebaseConfig,
  uid: string,
  game: GameId,
  id: string,
): Promise<HeldState | null> {
  const { auth, firestore } = connect(config, uid);
  await auth.authStateReady();
  if (auth.currentUser?.uid !== uid) return null;
  const held = await firestore.get(heldPath(game, id, uid));
  if (held === null) return null;
  return held.data.refused === true ? 'refused' : 'held';
}
