/** Numbers from clocks and calendars, such as the days in June, that clues can mention. */
import facts from './facts.json' with { type: 'json' };

export interface CalendarFact {
  readonly value: number;
  /** A noun phrase for use in a sentence. */
  readonly name: string;
}

/** Calendar facts by name. Published puzzles refer to facts by name, so names must not change. */
export const FACTS: Readonly<Record<string, CalendarFact>> = facts;
