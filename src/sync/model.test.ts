import fc from 'fast-check';
import { expect, it } from 'vitest';
import { histories, play } from '../../tests/support/syncModel.ts';

it('loses, doubles and blocks nothing, whatever happens on up to ten devices', async () => {
  const seed = Number(process.env.CREMA_SEED ?? Date.now() % 1_000_000_000);
  console.info(`Sync schedules with CREMA_SEED=${seed}`);
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      expect(await play(history)).toEqual([]);
    }),
    { numRuns: Number(process.env.CREMA_RUNS ?? 200), seed },
  );
  // No limit: `npm run test:all` takes an hour for a hundred thousand.
}, 0);
