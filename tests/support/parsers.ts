/** Stands in for the games' rules, so that tests of storage load none. */
import { fail, ok } from '../../src/lib/result.ts';
import type { RulesOf } from '../../src/storage/localStorageImport.ts';

/** Accepts every `{ id: string }` as a puzzle. */
export const simpleRules: RulesOf = async () => ({
  parsePuzzle: (json) =>
    typeof json === 'object' && json !== null && 'id' in json && typeof json.id === 'string'
      ? ok({ id: json.id, boards: [] })
      : fail('shape', 'It is not a puzzle.'),
});
