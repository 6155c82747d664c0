/** Page script of the storage bench: times the app's storage on the browser's own database. */

import { addDays } from '../../../src/daily/date.ts';
import { dateOf } from '../../../src/daily/numbering.ts';
import { definitionOf } from '../../../src/games/definitions.ts';
import { makeBackup, restoreBackup } from '../../../src/storage/backup.ts';
import type { GameResult } from '../../../src/storage/entities.ts';
import { openStorage } from '../../../src/storage/open.ts';

const GAME = 'sudoku-shift';
const storage = openStorage();

function resultOf(number: number): GameResult {
  const id = String(number);
  return {
    game: GAME,
    id,
    result: [61_000 + number, 142_000, 305_000, 611_000],
    openedOn: dateOf(definitionOf(GAME).schedule, id),
    finishedAt: Date.UTC(2025, 5, 24) + number * 86_400_000,
  };
}

/** A log of moves, as long as that of the median puzzle (`npm run bench -- plays`). */
const LOG = Array.from({ length: 94 }, (_, i) => [
  1000 + i,
  Math.floor(i / 24),
  { type: 'fill', row: i % 9, cell: i % 7, digit: 1 + (i % 4), sweeps: true },
]);

/** Durations of storing `times` finished puzzles, in ms. */
async function timeFinishes(times: number): Promise<number[]> {
  const taken: number[] = [];
  for (let number = 1; number <= times; number++) {
    const { id, result, openedOn } = resultOf(number);
    const day = openedOn ?? addDays(definitionOf(GAME).schedule.first, number);
    // As in play, store an unfinished game first, which storing the result removes.
    await storage.writeProgress({
      game: GAME,
      id,
      openedOn: day,
      session: { moves: [] },
      progress: 0.9,
      updatedAt: number,
    });
    const begin = performance.now();
    const { added } = await storage.finish({
      game: GAME,
      id,
      result,
      openedOn: day,
      finishedAt: Date.now(),
      hash: '00d60c1a371c38',
      log: LOG,
    });
    taken.push(performance.now() - begin);
    if (!added) throw new Error('The result was there already.');
  }
  if (storage.durability() !== 'kept') throw new Error('The database could not be written.');
  await storage.clearPlayerData({ unsent: 'drop' });
  return taken;
}

/** Duration of importing a backup with so many (`results`) results, in ms. */
async function timeImport(results: number): Promise<number> {
  const all = Array.from({ length: results }, (_, i) => resultOf(i + 1));
  const file = makeBackup({ results: all, progress: [] }, Date.now());
  const begin = performance.now();
  // The date of the import, by which all puzzles in the backup are released.
  const restored = await restoreBackup(storage, file, Date.UTC(2040, 0, 1));
  const taken = performance.now() - begin;
  if (!restored.ok) throw new Error(restored.problem.message);
  if (restored.value.added !== results) throw new Error('Not all results were taken in.');
  await storage.clearPlayerData({ unsent: 'drop' });
  return taken;
}

const bench = { timeFinishes, timeImport };
export type StorageBench = typeof bench;

Object.assign(globalThis, { bench });
