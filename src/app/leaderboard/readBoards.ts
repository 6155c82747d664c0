/** The leaderboards of this site, and the copies of those that were seen. */
import type { HeldState } from '../../firebase/held.ts';
import type { GameId } from '../../games/definitions.ts';
import type { Leaderboards } from '../../leaderboard/port.ts';
import { findSeen, SEEN_KEY, type SeenLeaderboard, withSeen } from '../../leaderboard/seen.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { rememberAccounts } from '../device/siteMemory.ts';
import { storage } from '../device/storage.ts';

/**
 * Null where accounts are not set up, with nothing of the backend loaded then. Rejects without a
 * network.
 */
export async function openLeaderboards(): Promise<Leaderboards | null> {
  const { loadSite } = await import('../../firebase/config.ts');
  const site = await loadSite();
  rememberAccounts(site !== null);
  if (site === null) return null;
  return (await import('../../firebase/leaderboards.ts')).openLeaderboards(site.firebase);
}

/** Whether the player's result waits for the desk, or is not listed. Null without accounts. */
export async function readHeld(uid: string, game: GameId, id: string): Promise<HeldState | null> {
  const { loadSite } = await import('../../firebase/config.ts');
  const site = await loadSite();
  if (site === null) return null;
  return (await import('../../firebase/held.ts')).heldState(site.firebase, uid, game, id);
}

export async function readSeen(
  opened: ResilientStorage,
  game: GameId,
  id: string,
): Promise<SeenLeaderboard | null> {
  return findSeen(await opened.getMeta(SEEN_KEY), game, id);
}

/** Nobody waits for it, and a board that could not be kept is no loss: it comes again. */
export async function keepSeen(game: GameId, id: string, seen: SeenLeaderboard): Promise<void> {
  try {
    const opened = await storage();
    await opened.putMeta(SEEN_KEY, withSeen(await opened.getMeta(SEEN_KEY), game, id, seen));
  } catch (error) {
    console.warn('A leaderboard could not be kept.', error);
  }
}
