/** Numbers that a clue can name without an entry: of the calendar, and the puzzle's own. */
import { dateOf } from '../../../daily/numbering.ts';
import { definition } from '../definition.ts';
import { FACTS } from '../rules/facts.ts';
import type { Hand } from '../rules/kinds.ts';

/** @param id the puzzle's number; without it only the calendar's numbers are named. */
export function named(id?: string): Hand['named'] {
  const facts = Object.entries(FACTS).map(([name, { value }]) => ({
    part: ['fact', name] as const,
    value,
  }));
  const number = Number(id);
  if (!Number.isInteger(number) || number < 1) return facts;
  const year = Number(dateOf(definition.schedule, `${number}`).slice(0, 4));
  return [
    { part: ['puzzle-number', number], value: number },
    { part: ['puzzle-year', year], value: year },
    ...facts,
  ];
}
