/** On which day the player's calendars begin. */
import type { WeekStart } from '../../daily/calendar.ts';

/** Not in TypeScript's library yet; Firefox has neither form. */
interface WeekInfoLocale {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** @param language WebKit on Linux names the "C" locale, which is no language to `Intl`. */
export function weekStart(language: string = navigator.language): WeekStart {
  let locale: WeekInfoLocale;
  try {
    locale = new Intl.Locale(language) as unknown as WeekInfoLocale;
  } catch {
    return 'monday';
  }
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  return info?.firstDay === 7 ? 'sunday' : 'monday';
}
