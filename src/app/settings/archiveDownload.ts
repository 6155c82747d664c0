/** "Download the whole archive": fetches every past pack, which the service worker keeps. */
import { archiveMonths } from '../../daily/calendar.ts';
import type { CivilDate } from '../../daily/date.ts';
import { packUrl } from '../../daily/packs.ts';
import { DEFINITIONS } from '../../games/definitions.ts';

/** The addresses of all packs up to today, newest first. */
export function archivePacks(today: CivilDate): string[] {
  return DEFINITIONS.flatMap((definition) =>
    archiveMonths(definition.schedule, today).map((month) => packUrl(definition.id, month)),
  );
}

/**
 * Fetches the packs one after the other and reports how many are here. Rejects with a sentence
 * when one cannot be had; what was fetched until then stays.
 */
export async function downloadPacks(
  packs: readonly string[],
  onProgress: (done: number) => void,
): Promise<void> {
  for (const [index, pack] of packs.entries()) {
    let response: Response;
    try {
      response = await fetch(pack);
    } catch {
      throw new Error('The connection was lost. What has arrived is kept; try again for the rest.');
    }
    if (!response.ok) throw new Error('A part of the archive could not be fetched just now.');
    await response.arrayBuffer();
    onProgress(index + 1);
  }
}
