/**
 * The tables of valid and invalid results (`resultCases.json` of each game) for all readers of
 * results.
 */
import { readFileSync } from 'node:fs';
import { DEFINITIONS, type GameDefinition } from '../../src/games/definitions.ts';
import type { Json } from '../../src/lib/json.ts';

export type Verdict = 'complete' | 'unfinished' | 'refused';

export interface ResultTable {
  readonly definition: GameDefinition;
  readonly rows: readonly (readonly [Verdict, Json])[];
}

export const RESULT_TABLES: readonly ResultTable[] = DEFINITIONS.map((definition) => {
  const file = new URL(`../../src/games/${definition.id}/resultCases.json`, import.meta.url);
  return { definition, rows: JSON.parse(readFileSync(file, 'utf8')) as ResultTable['rows'] };
});

/** A result's JSON for the title of a test, truncated. */
export const named = (value: Json) => JSON.stringify(value).slice(0, 60);

/** A released puzzle of the game: its id, and its key in the profile's map. */
export function puzzleOf({ schedule }: GameDefinition): { id: string; key: string } {
  return schedule.naming === 'number'
    ? { id: '4', key: '4' }
    : { id: '2026-08-21', key: '08_21_2026' };
}
