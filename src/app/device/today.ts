/**
 * Today's civil date as an atom. It turns at the player's midnight and on return to the page; after a sleep
 * timers are late and no browser tells of it, so a touch, a key and every minute ask anew.
 */
import { atom } from 'jotai';
import { type CivilDate, civilDateOf, msUntilNextDay } from '../../daily/date.ts';

/** The one place where the app asks what day it is. */
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
  // In the capturing phase: a link is led on by the press that woke the page, and must know the day first.
  for (const sign of SIGNS_OF_LIFE) addEventListener(sign, update, true);
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS_OF_LIFE) removeEventListener(sign, update, true);
  };
};
