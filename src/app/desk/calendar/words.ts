/** The texts of the desk's calendar about a puzzle. */
import type { CalendarPuzzle } from '../../../desk/calendar.ts';

type State = NonNullable<CalendarPuzzle['state']>;

const STATES: Readonly<Record<State, string>> = {
  planned: 'Planned',
  published: 'Published',
  corrected: 'Corrected',
  held: 'On hold',
  withdrawn: 'Withdrawn',
  unknown: 'Not loaded',
};

/** A puzzle's state, such as "Corrected, version 2". */
export function stateWords({ state, version }: CalendarPuzzle): string {
  if (state === null) return 'No puzzle';
  return version > 1 ? `${STATES[state]}, version ${version}` : STATES[state];
}
