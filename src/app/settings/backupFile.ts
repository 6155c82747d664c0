/** Saves a backup of the player's data as a file, and restores one. */
import { count } from '../../lib/count.ts';
import { formerWords } from '../../protocol/formerResults.ts';
import { restoredSettings, type Settings } from '../../settings/settings.ts';
import { makeBackup, restoreBackup } from '../../storage/backup.ts';
import { LABELS } from '../../storage/labels.ts';
import { LOCAL_PROFILE } from '../../storage/localProfile.ts';
import { readEntry } from '../../storage/metaEntry.ts';
import { MAX_BACKUP_BYTES, TOO_LARGE } from '../../storage/parseBackup.ts';
import type { Storage } from '../../storage/port.ts';
import { PLAYER } from '../device/player.ts';
import { saveFile } from '../device/saveFile.ts';
import { storage } from '../device/storage.ts';

/** The player's name on a device with several players; else null. */
export async function ownerAmongSeveral(opened: Pick<Storage, 'getMeta'>): Promise<string | null> {
  const { isAlone } = await import('../../storage/devicePlayers.ts');
  if (await isAlone(PLAYER)) return null;
  return (await readEntry(opened, LOCAL_PROFILE))?.name ?? null;
}

/** Saves the backup; tells what it holds, or why it isn't saved. */
export async function saveBackup(settings: Settings, today: string): Promise<Outcome> {
  try {
    return { text: await savedWords(settings, today), bad: false };
  } catch (error) {
    console.error(error);
    return { text: 'We couldn’t save the backup. Please try again.', bad: true };
  }
}

async function savedWords(settings: Settings, today: string): Promise<string> {
  const opened = await storage();
  const data = await opened.exportPlayerData({ plays: true });
  const labels = await readEntry(opened, LABELS);
  const text = makeBackup(data, Date.now(), { ...settings }, labels);
  const owner = await ownerAmongSeveral(opened);
  const words = [owner?.replace(/[^\p{L}\p{N}]+/gu, '-'), today].filter(Boolean);
  const name = `crema-${words.join('-')}.json`;
  const saved = await saveFile(new File([text], name, { type: 'application/json' }));
  if (saved === 'closed') return '';
  if (saved === 'late') return 'Your backup is ready. Press again to save it.';
  const results = count(data.results.length, 'result');
  const begun = count(data.progress.length, 'unfinished game');
  const what = owner === null ? 'Backup' : `${owner}’s backup is`;
  return `${what} saved: ${results}, ${begun}.`;
}

/** Sentences about what was done, and whether anything went wrong. */
export interface Outcome {
  readonly text: string;
  readonly bad: boolean;
}

export const UNREADABLE: Outcome = {
  text: 'We couldn’t read that file. Check that it’s still there.',
  bad: true,
};

/**
 * @param present the settings before.
 * @param onSettings takes the settings that the backup changes, if it has any.
 */
export async function restoreFile(
  file: File,
  present: Settings,
  onSettings: (changed: Partial<Settings>) => void,
): Promise<Outcome> {
  if (file.size > MAX_BACKUP_BYTES) {
    return { text: TOO_LARGE, bad: true };
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    return UNREADABLE;
  }
  const opened = await storage();
  const restored = await restoreBackup(opened, text, Date.now());
  if (!restored.ok) return { text: restored.problem.message, bad: true };
  const { added, kept, former, rejected, settings } = restored.value;
  if (settings !== undefined) onSettings(restoredSettings(present, settings));
  for (const { place, why } of rejected) console.warn(`Backup, ${place}: ${why}`);
  const owner = await ownerAmongSeveral(opened);
  const to = owner === null ? '' : ` for ${owner}`;
  const sentences = [
    `${count(added, 'result')} added${to}. ${count(kept, 'was', 'were')} already here.`,
    ...formerWords(former),
  ];
  if (rejected.length > 0) {
    const first = rejected.slice(0, 3).map(({ place }) => place);
    const more = rejected.length > 3 ? '…' : '';
    sentences.push(
      `${count(rejected.length, 'entry', 'entries')} not accepted: ${first.join(', ')}${more}.`,
    );
  }
  return { text: sentences.join(' '), bad: rejected.length > 0 };
}
