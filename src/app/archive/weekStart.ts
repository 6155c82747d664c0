/** First weekday of the player's calendars. */
import type { WeekStart } from '../../daily/calendar.ts';

/**
 * `Intl.Locale` with the language's first weekday, as method or as getter: missing in TypeScript's
 * library, and Firefox supports neither form.
 */
interface WeekInfoLocale {
  getWeekInfo?(): { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** First weekdays by ISO number (1 is Monday): CLDR knows no others. */
const BY_NUMBER: Readonly<Record<number, WeekStart>> = {
  1: 'monday',
  5: 'friday',
  6: 'saturday',
  7: 'sunday',
};

/**
 * Regions whose week does not begin on Monday, for browsers whose `Intl` lacks week info (CLDR 48,
 * supplemental/weekData).
 */
const BY_REGION: readonly (readonly [WeekStart, string])[] = [
  ['friday', 'MV'],
  ['saturday', 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
  [
    'sunday',
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
];

/**
 * @param language BCP 47 tag; may be invalid, as WebKit on Linux reports "C", which `Intl` rejects.
 */
export function weekStart(language: string = navigator.language): WeekStart {
  let locale: Intl.Locale;
  try {
    locale = new Intl.Locale(language);
  } catch {
    return 'monday';
  }
  const told = locale as WeekInfoLocale;
  const info = told.getWeekInfo?.() ?? told.weekInfo;
  return (info && BY_NUMBER[info.firstDay]) ?? startIn(locale.maximize().region ?? '');
}

/** @param region two-letter code, such as "GB". */
export function startIn(region: string): WeekStart {
  return BY_REGION.find(([, regions]) => regions.split(' ').includes(region))?.[0] ?? 'monday';
}
