/** Numbers of clocks and calendars by the words for them, worked out from the words. */

const HOURS: Readonly<Record<string, number>> = {
  'a quarter of an hour': 1 / 4,
  'half an hour': 1 / 2,
  'an hour': 1,
  'an hour and a half': 3 / 2,
  'half a day': 12,
};

const DAYS: Readonly<Record<string, number>> = {
  ...{ 'a day': 1, 'two days': 2, 'three days': 3, 'a week': 7, 'a fortnight': 14 },
  ...{ 'four weeks': 28, 'twelve weeks': 84, 'a leap year': 366, 'a non-leap year': 365 },
  'two years, one of them a leap year': 365 + 366,
  'four years, one of them a leap year': 3 * 365 + 366,
};

const YEARS: Readonly<Record<string, number>> = {
  'a decade': 10,
  '25 years': 25,
  'a century': 100,
};

/** The days of named months, "June, July and August"; null for other words. */
function daysOfMonths(text: string): number | null {
  const names = text.replace(/ (together|in a leap year)$/, '').split(/, | and /);
  const days = names.map((name) => {
    const month = new Date(`1 ${name} 2024 UTC`).getUTCMonth();
    return new Date(Date.UTC(2024, month + 1, 0)).getUTCDate();
  });
  return days.some(Number.isNaN) ? null : days.reduce((sum, count) => sum + count, 0);
}

const daysIn = (text: string) =>
  DAYS[text] ?? (HOURS[text] === undefined ? daysOfMonths(text) : HOURS[text] / 24);

const A_DAY: Readonly<Record<string, number>> = {
  ...{ days: 1, hours: 24, minutes: 24 * 60, seconds: 24 * 60 * 60 },
};

/** The number that a phrase means; null for words not understood. */
export function factIn(phrase: string): number | null {
  const [, unit, span] = /^the number of (\w+|full weeks) in (.+)$/.exec(phrase) ?? [];
  if (unit === undefined || span === undefined) return null;
  if (unit === 'full weeks') return span === 'a year' ? Math.floor(365 / 7) : null;
  if (unit === 'months') return (YEARS[span] ?? 0) * 12 || null;
  const [each, days] = [A_DAY[unit], daysIn(span)];
  return each === undefined || days === null ? null : Math.round(days * each);
}
