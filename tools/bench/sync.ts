/**
 * Plays random histories of devices that sync with faulty connections and crashes: no result may be
 * lost, doubled or stuck.
 */
import fc from 'fast-check';
import { histories, play } from '../../tests/support/syncModel.ts';
import { atMost, type Figure } from './figure.ts';

const SCHEDULES = Number(process.env.CREMA_SCHEDULES ?? 100_000);
/** Number of histories in a call of fast-check, which keeps all runs of a call in memory. */
const PORTION = 2_000;

/** Runs the histories and prints their seed: `CREMA_SEED={seed}` runs the same histories again. */
export async function benchSync(): Promise<Figure[]> {
  const seed = Number(process.env.CREMA_SEED ?? Date.now() % 1_000_000_000);
  const begun = performance.now();
  let broken = 0;
  let first: unknown;
  for (let done = 0; done < SCHEDULES; done += PORTION) {
    const portion = fc.sample(histories, {
      numRuns: Math.min(PORTION, SCHEDULES - done),
      seed: seed + done,
    });
    for (const history of portion) {
      const faults = await play(history);
      if (faults.length === 0) continue;
      broken++;
      // Print the failed history at once: an interrupted run would lose it.
      if (first === undefined) console.error(JSON.stringify({ history, faults, seed }));
      first ??= { history, faults };
    }
    console.error(`${Math.min(done + PORTION, SCHEDULES)} schedules, ${broken} broken`);
  }
  return [
    atMost('sync schedules with a lost, doubled or stuck result', broken, 'schedules', 0, {
      schedules: SCHEDULES,
      seed,
      seconds: Math.round((performance.now() - begun) / 1000),
      ...(first === undefined ? {} : { first }),
    }),
  ];
}
