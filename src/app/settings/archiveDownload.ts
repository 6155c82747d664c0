/**
 * The setting "Download the whole archive": fetches all past puzzle packs into the service worker's
 * cache.
 */
import { archiveMonths } from '../../daily/calendar.ts';
import type { CivilDate } from '../../daily/date.ts';
import { packUrl } from '../../daily/packs.ts';
import { DEFINITIONS } from '../../games/definitions.ts';
import { onHost } from '../address.ts';

/** URLs of all puzzle packs (a game's puzzles of a month) up to today, newest first. */
export function archivePacks(today: CivilDate): string[] {
  return DEFINITIONS.flatMap((definition) =>
    archiveMonths(definition.schedule, today).map((month) => packUrl(definition.id, month)),
  );
}

/**
 * Fetches the puzzle packs in sequence and reports the number done. Rejects with a readable message
 * when one fails; earlier packs stay cached.
 */
export async function downloadPacks(
  packs: readonly string[],
  onProgress: (done: number) => void,
): Promise<void> {
  for (const [index, pack] of packs.entries()) {
    let response: Response;
    try {
      response = await fetch(onHost(pack));
    } catch {
      throw new Error(
        'The connection dropped. We’ve kept what was downloaded; try again for the rest.',
      );
    }
    if (!response.ok)
      throw new Error('Part of the archive couldn’t be downloaded. Please try again.');
    await response.arrayBuffer();
    onProgress(index + 1);
  }
}
