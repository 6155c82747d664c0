/** Reads this site's leaderboards, and the cached copies of those seen before. */
import type { HeldState } from '../../firebase/held.ts';
import type { GameId } from '../../games/definitions.ts';
import type { Leaderboards } from '../../leaderboard/port.ts';
import { findSeen, SEEN, type SeenLeaderboard, withSeen } from '../../leaderboard/seen.ts';
import { readEntry, writeEntry } from '../../storage/metaEntry.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { rememberAccounts } from '../device/siteMemory.ts';
import { storage } from '../device/storage.ts';

/**
 * Opens the leaderboards; null where accounts are not set up, and then no backend code is loaded.
 * Rejects without a network.
 */
export async function openLeaderboards(): Promise<Leaderboards | null> {
  const { loadSite } = await import('../../firebase/config.ts');
  const site = await loadSite();
  rememberAccounts(site !== null);
  if (site === null) return null;
  return (await import('../../firebase/leaderboards.ts')).openLeaderboards(site.firebase);
}

/**
 * Whether the player's result is held for an editor's decision, or refused. Null on a site without
 * accounts.
 */
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
  return findSeen(await readEntry(opened, SEEN), game, id);
}

/** Caches a leaderboard. Never rejects: one that cannot be cached is fetched again. */
export async function keepSeen(game: GameId, id: string, seen: SeenLeaderboard): Promise<void> {
  try {
    const opened = await storage();
    await writeEntry(opened, SEEN, withSeen(await readEntry(opened, SEEN), game, id, seen));
  } catch (error) {
    console.warn('A leaderboard could not be stored.', error);
  }
}
