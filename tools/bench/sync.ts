/** Syncing: random histories of faulty devices, and nothing may be lost, doubled or stuck. */
import fc from 'fast-check';
import { histories, play } from '../../tests/support/syncModel.ts';
import { atMost, type Figure } from './figure.ts';

const SCHEDULES = Number(process.env.CREMA_SCHEDULES ?? 100_000);
/** fast-check keeps what it has run: in portions that is soon forgotten. */
const PORTION = 2_000;

/** The seed of the run is printed with it: CREMA_SEED brings the same histories again. */
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
      // At once: a run that is cut off would take the history along.
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
