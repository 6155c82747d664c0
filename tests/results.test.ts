/**
 * Checks the games' `Results` and the app's storage against the tables of valid and invalid results
 * in `resultCases.json` of each game. For the database rules and the functions see
 * tests/backend/results.test.ts.
 */
import { describe, expect, it } from 'vitest';
import { type GameId, resultsOf } from '../src/games/definitions.ts';
import { readEntry } from '../src/protocol/formerResults.ts';
import { restoreBackup } from '../src/storage/backup.ts';
import { named, puzzleOf, RESULT_TABLES } from './support/resultTables.ts';
import { countOutbox } from './support/storageContract.ts';
import { memoryStorage } from './support/storages.ts';

/** The tests' time in epoch ms: in 2030 every puzzle of these tests is released. */
const AT = Date.UTC(2030, 0, 1);

/** Whether a hand can reach all the times of a valid result; others are read as seconds, or not. */
const isByHand = (game: GameId, value: unknown) =>
  (value as readonly unknown[]).every(
    (time, i) =>
      typeof time !== 'number' || time === 0 || time >= 2500 || (i > 0 && game !== 'sudoku-shift'),
  );

describe.each(RESULT_TABLES.map((table) => [table.definition.title, table] as const))(
  'results of %s',
  (_, { definition, rows }) => {
    const { id: game, results, stored } = definition;
    const { id, key } = puzzleOf(definition);

    it.each(rows.map(([verdict, value]) => [verdict, named(value), value] as const))(
      '%s: %s',
      async (verdict, _name, value) => {
        const parsed = results.parse(value);
        expect(parsed.ok).toBe(verdict !== 'refused');
        if (parsed.ok) expect(parsed.value).toEqual(value);
        else expect(parsed.problem.message).toMatch(/^A[n]? .*\.$|^The .*\.$/);
        expect(results.isComplete(value)).toBe(verdict === 'complete');
        expect(Number.isFinite(results.rank(value))).toBe(verdict === 'complete');
        if (verdict !== 'complete') expect(results.isWin(value)).toBe(false);
        expect(results.timesOf(value)).toSatisfy(Array.isArray);
        expect(resultsOf(game)).toBe(results);

        const storage = memoryStorage();
        const finishing = storage.finish({
          game,
          id,
          result: value,
          openedOn: '2026-11-21',
          finishedAt: 1,
        });
        if (verdict === 'complete') expect((await finishing).added).toBe(true);
        else await expect(finishing).rejects.toThrow(TypeError);

        const other = memoryStorage();
        await other.putAccount({ uid: 'anna', email: null, config: null });
        const backup = {
          app: 'crema',
          version: 1,
          results: { [stored.profileMap]: { [key]: value } },
        };
        const restored = await restoreBackup(other, JSON.stringify(backup), AT);
        // The former site's forms of results (tests/fixtures/formerResults.json) are read but never
        // written.
        const former = readEntry(game, key, value);
        expect(restored).toMatchObject({ value: { added: former.ok ? 1 : 0 } });
        const result = former.ok ? former.value.result : null;
        if (verdict !== 'refused' && isByHand(game, value)) expect(result).toEqual(value);
        expect(await countOutbox(other)).toBe(results.isComplete(result) ? 1 : 0);
      },
    );
  },
);
