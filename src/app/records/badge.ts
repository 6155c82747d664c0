/** The number on the app's icon: today's puzzles that are still open. */
import { getDefaultStore } from 'jotai';
import type { CivilDate } from '../../daily/date.ts';
import { idFor } from '../../daily/numbering.ts';
import { DEFINITIONS } from '../../games/definitions.ts';
import { PUBLISHED } from '../../storage/keys.ts';
import type { ReadStorage } from '../../storage/port.ts';
import { watchStored } from '../device/storage.ts';
import { todayAtom } from '../device/today.ts';
import { openToday } from './newestOpen.ts';
import { recordOf } from './records.ts';

/**
 * Keeps the number up to date, where installed apps have one. It is written at each finish and at
 * midnight: a page that is closed at once has no time left to write it.
 */
export function watchBadge(): void {
  if (!('setAppBadge' in navigator)) return;
  const store = getDefaultStore();
  let stop = () => {};
  function watchToday() {
    const today = store.get(todayAtom);
    stop();
    stop = watchStored(
      (opened) => countOpen(opened, today),
      (open) => void navigator.setAppBadge(open).catch(() => {}),
    );
  }
  store.sub(todayAtom, watchToday);
  watchToday();
}

/** Reads today's puzzles alone: reading all results at the start would delay the page. */
async function countOpen(opened: ReadStorage, today: CivilDate): Promise<number> {
  const published = await opened.getMeta(PUBLISHED);
  const records = await Promise.all(
    DEFINITIONS.map(async (definition) => {
      const row = await opened.readResult(definition.id, idFor(definition.schedule, today));
      return recordOf(definition, row ? [row] : [], [], published);
    }),
  );
  return openToday(records, today);
}
