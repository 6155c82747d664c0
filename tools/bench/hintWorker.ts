/**
 * Measures every hint of one Crossnumber board in a fresh worker, where nothing is compiled yet, as
 * in the app.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { engine } from '../../src/games/crossnumber/engine/engine.ts';
import { apply, start, status } from '../../src/games/crossnumber/rules/rules.ts';
import type { Board, State } from '../../src/games/crossnumber/rules/types.ts';
import { unwrap } from '../../src/lib/result.ts';

/** CPU time of this thread, in ms: waiting on a busy machine does not count. */
function computed(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const board = workerData as Board;
const times: number[] = [];
let state: State = start(board);
while (status(board, state) === 'playing') {
  const begin = computed();
  const hint = unwrap(engine.hint(board, state));
  times.push(computed() - begin);
  state = unwrap(apply(board, state, hint.move));
}
parentPort?.postMessage(times);
