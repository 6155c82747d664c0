import type { Schedule } from './numbering.ts';

/**
 * The key of a puzzle's result in its results table and profile map: the id itself, or `MM_DD_YYYY`
 * for puzzles named by date.
 */
export function resultKeyOf(naming: Schedule['naming'], id: string): string {
  return naming === 'number' ? id : `${id.slice(5, 7)}_${id.slice(8, 10)}_${id.slice(0, 4)}`;
}
