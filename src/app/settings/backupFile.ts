/** Saves a backup of the player's data as a file, from the settings and from the account dialog. */

import type { Settings } from '../../settings/settings.ts';
import { makeBackup } from '../../storage/backup.ts';
import { storage } from '../device/storage.ts';

function saveFile(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Keep the file's URL valid for a while: Safari starts the download later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export const count = (n: number, one: string, many: string) =>
  n === 1 ? `one ${one}` : `${n} ${many}`;

/** Downloads the backup; returns a sentence that describes its contents. */
export async function saveBackup(settings: Settings, today: string): Promise<string> {
  const data = await (await storage()).exportPlayerData({ plays: true });
  saveFile(makeBackup(data, Date.now(), { ...settings }), `crema-${today}.json`);
  const results = count(data.results.length, 'result', 'results');
  const begun = count(data.progress.length, 'unfinished puzzle', 'unfinished puzzles');
  return `Backup saved: ${results}, ${begun}.`;
}
