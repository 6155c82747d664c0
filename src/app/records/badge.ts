/** The number on the app's icon: today's puzzles that are still open. */
import { getDefaultStore } from 'jotai';
import { storage } from '../device/storage.ts';
import { todayAtom } from '../device/today.ts';
import { openToday } from './newestOpen.ts';
import { readAllRecords } from './records.ts';

/**
 * Updates the number whenever the page is left, where installed apps have one: while Crema is
 * open, its icon is not looked at, and reading all results at the start would delay the page.
 */
export function watchBadge(): void {
  if (!('setAppBadge' in navigator)) return;
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) showBadge().catch(() => {});
  });
}

async function showBadge(): Promise<void> {
  const records = await readAllRecords(await storage());
  await navigator.setAppBadge(openToday(records, getDefaultStore().get(todayAtom)));
}
