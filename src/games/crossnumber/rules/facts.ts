/** Numbers from clocks and calendars, such as the days in June, that clues can mention. */

export interface CalendarFact {
  readonly value: number;
  /** A noun phrase for use in a sentence. */
  readonly name: string;
}

/** Calendar facts by name. Published puzzles refer to facts by name, so names must not change. */
export const FACTS: Readonly<Record<string, CalendarFact>> = {
  'days-fortnight': { value: 14, name: 'the number of days in a fortnight' },
  'hours-day': { value: 24, name: 'the number of hours in a day' },
  'days-february-leap': { value: 29, name: 'the number of days in February in a leap year' },
  'days-june': { value: 30, name: 'the number of days in June' },
  'days-august': { value: 31, name: 'the number of days in August' },
  'hours-two-days': { value: 48, name: 'the number of hours in two days' },
  'weeks-year': { value: 52, name: 'the number of full weeks in a year' },
  'minutes-hour': { value: 60, name: 'the number of minutes in an hour' },
  'days-april-may': { value: 61, name: 'the number of days in April and May together' },
  'days-july-august': { value: 62, name: 'the number of days in July and August together' },
  'hours-three-days': { value: 72, name: 'the number of hours in three days' },
  'days-twelve-weeks': { value: 84, name: 'the number of days in twelve weeks' },
  'minutes-hour-half': { value: 90, name: 'the number of minutes in an hour and a half' },
  'days-autumn': { value: 91, name: 'the number of days from September to November' },
  'days-summer': { value: 92, name: 'the number of days from June to August' },
  'months-decade': { value: 120, name: 'the number of months in a decade' },
  'hours-week': { value: 168, name: 'the number of hours in a week' },
  'months-quarter-century': { value: 300, name: 'the number of months in 25 years' },
  'hours-fortnight': { value: 336, name: 'the number of hours in a fortnight' },
  'days-year': { value: 365, name: 'the number of days in a year that is no leap year' },
  'days-leap-year': { value: 366, name: 'the number of days in a leap year' },
  'hours-four-weeks': { value: 672, name: 'the number of hours in four weeks' },
  'hours-june': { value: 720, name: 'the number of hours in June' },
  'days-two-years': {
    value: 731,
    name: 'the number of days in two years, one of them a leap year',
  },
  'hours-july': { value: 744, name: 'the number of hours in July' },
  'seconds-quarter': { value: 900, name: 'the number of seconds in a quarter of an hour' },
  'months-century': { value: 1200, name: 'the number of months in a century' },
  'minutes-day': { value: 1440, name: 'the number of minutes in a day' },
  'days-four-years': {
    value: 1461,
    name: 'the number of days in four years, one of them a leap year',
  },
  'seconds-half-hour': { value: 1800, name: 'the number of seconds in half an hour' },
  'minutes-two-days': { value: 2880, name: 'the number of minutes in two days' },
  'seconds-hour': { value: 3600, name: 'the number of seconds in an hour' },
  'seconds-hour-half': { value: 5400, name: 'the number of seconds in an hour and a half' },
  'hours-year': { value: 8760, name: 'the number of hours in a year that is no leap year' },
  'hours-leap-year': { value: 8784, name: 'the number of hours in a leap year' },
  'minutes-week': { value: 10080, name: 'the number of minutes in a week' },
  'minutes-fortnight': { value: 20160, name: 'the number of minutes in a fortnight' },
  'seconds-half-day': { value: 43200, name: 'the number of seconds in half a day' },
  'minutes-july': { value: 44640, name: 'the number of minutes in July' },
  'seconds-day': { value: 86400, name: 'the number of seconds in a day' },
};
