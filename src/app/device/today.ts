/** Today's civil date as an atom that turns at the player's midnight and on return to the tab. */
import { atom } from 'jotai';
import { type CivilDate, civilDateOf, msUntilNextDay } from '../../daily/date.ts';

/** The one place where the app asks what day it is. */
export function today(): CivilDate {
  return civilDateOf(new Date());
}

export const todayAtom = atom<CivilDate>(today());

todayAtom.onMount = (set) => {
  let timer = 0;
  function update() {
    set(today());
    clearTimeout(timer);
    timer = window.setTimeout(update, msUntilNextDay(new Date()));
  }
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', update);
  };
};
