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
 * The editors' test plays: "Played 2 times, 6 min at best", "Played once, not finished"; empty
 * without plays.
 */
export function playWords({ plays }: Pick<CalendarPuzzle, 'plays'>): string {
  if (plays.length === 0) return '';
  const count = plays.length === 1 ? 'Played once' : `Played ${plays.length} times`;
  const times = plays
    .filter(({ finished }) => finished)
    .map((play) => play.times.reduce((sum, ms) => sum + ms, 0));
  if (times.length === 0) return `${count}, not finished`;
  return `${count}, ${Math.max(1, Math.round(Math.min(...times) / 60_000))} min at best`;
}

/** The editors' notes on a puzzle, each in quotation marks, such as “Softer.” */
export function noteWords({ notes }: Pick<CalendarPuzzle, 'notes'>): string {
  return joinWithAnd(notes.map(({ note }) => `“${note.trim()}”`));
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
