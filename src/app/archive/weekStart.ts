/** On which day the player's calendars begin. */
import type { WeekStart } from '../../daily/calendar.ts';

/** Not in TypeScript's library yet; Firefox has neither form. */
interface WeekInfoLocale {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
}

export function weekStart(): WeekStart {
  const locale = new Intl.Locale(navigator.language) as unknown as WeekInfoLocale;
  const info = locale.getWeekInfo?.() ?? locale.weekInfo;
  return info?.firstDay === 7 ? 'sunday' : 'monday';
}
