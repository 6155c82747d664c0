/** The texts of the desk's calendar about a puzzle. */
import { type CalendarPuzzle, DAYS_BACK, daysCompared } from '../../../desk/calendar.ts';
import { DEFINITIONS } from '../../../games/definitions.ts';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';

type State = NonNullable<CalendarPuzzle['state']>;

const STATES: Readonly<Record<State, string>> = {
  planned: 'Planned',
  published: 'Published',
  corrected: 'Corrected',
  held: 'Held',
  withdrawn: 'Withdrawn',
  unknown: 'Not read',
};

/** A puzzle's state, such as "Corrected, version 2". */
export function stateWords({ state, version }: CalendarPuzzle): string {
  if (state === null) return 'No puzzle';
  return version > 1 ? `${STATES[state]}, version ${version}` : STATES[state];
}

/**
 * The range of days in which the calendar looks for repeated boards; older ones are not reported.
 */
export function comparedWords(): string {
  const games = DEFINITIONS.filter(({ id }) => daysCompared(id) > DAYS_BACK);
  const parts = [...new Set(games.map(({ id }) => daysCompared(id)))].map((days) => {
    const alike = games.filter(({ id }) => daysCompared(id) === days);
    return `in ${joinWithAnd(alike.map(({ title }) => title))} among the last ${days} days`;
  });
  return `Repeats are looked for ${parts.join(', ')}. Older puzzles are not compared.`;
}
