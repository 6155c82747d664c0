/**
 * Today's civil date as an atom, updated at local midnight and when the page becomes visible. After
 * sleep timers fire late without any event, so presses, keys and a one-minute tick check too.
 */
import { atom } from 'jotai';
import { type CivilDate, civilDateOf, msUntilNextDay } from '../../daily/date.ts';

/** The app's only source of the current day. */
export function today(): CivilDate {
  return civilDateOf(new Date());
}

const TICK_MS = 60_000;
const SIGNS_OF_LIFE = ['visibilitychange', 'focus', 'pageshow', 'pointerdown', 'keydown'] as const;

export const todayAtom = atom<CivilDate>(today());

todayAtom.onMount = (set) => {
  let timer = 0;
  function update() {
    set(today());
    clearTimeout(timer);
    timer = window.setTimeout(update, Math.min(TICK_MS, msUntilNextDay(new Date())));
  }
  update();
  // Check the date in the capture phase: the press that wakes the page may follow a link, which
  // needs the new day first.
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, update, true);
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, update, true);
  };
};
