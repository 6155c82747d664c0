/** The numbers of a recap, and the plays behind each of them. Pure. */
import { hoursAndMinutes } from '../../ui/hoursAndMinutes.ts';
import type { Play, Recap, SpanKind } from './recap.ts';

const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type RecapFigure = 'puzzles' | 'days' | 'time' | 'bests' | (typeof WEEKDAYS)[number];

const PLAIN: readonly RecapFigure[] = ['puzzles', 'days', 'time', 'bests'];

/** The numbers of each kind of span. In a week the days are the cup's layers. */
export const FIGURES: Readonly<Record<SpanKind, readonly RecapFigure[]>> = {
  week: PLAIN,
  year: [...PLAIN, ...WEEKDAYS],
};

const LABELS: Readonly<Record<RecapFigure, readonly [one: string, many: string]>> = {
  puzzles: ['Puzzle', 'Puzzles'],
  days: ['Day', 'Days'],
  time: ['Time played', 'Time played'],
  bests: ['Personal best', 'Personal bests'],
  mon: ['Monday', 'Mondays'],
  tue: ['Tuesday', 'Tuesdays'],
  wed: ['Wednesday', 'Wednesdays'],
  thu: ['Thursday', 'Thursdays'],
  fri: ['Friday', 'Fridays'],
  sat: ['Saturday', 'Saturdays'],
  sun: ['Sunday', 'Sundays'],
};

export interface ShownFigure {
  readonly label: string;
  readonly value: string;
  /** Number of entries in the list behind it. */
  readonly count: number;
}

export function figureOf(recap: Recap, name: RecapFigure): ShownFigure {
  const count = name === 'days' ? recap.days.length : playsBehind(recap, name).length;
  const [one, many] = LABELS[name];
  return {
    label: count === 1 ? one : many,
    value: name === 'time' ? hoursAndMinutes(recap.time) : String(count),
    count,
  };
}

/** The plays behind a number, in the order of its list. */
export function playsBehind(recap: Recap, name: RecapFigure): readonly Play[] {
  switch (name) {
    case 'puzzles':
    case 'days':
      return recap.plays;
    case 'time':
      return recap.plays
        .filter(({ definition }) => definition.measure.unit === 'time')
        .sort((a, b) => b.rank - a.rank);
    case 'bests':
      return recap.bests;
    default:
      return recap.weekdays[WEEKDAYS.indexOf(name)] ?? [];
  }
}
