import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BoardReport } from '../../games/contract/bench.ts';
import { unwrap } from '../../lib/result.ts';
import { answer } from './answer.ts';
import { makeDeskWorker, type WorkerPort } from './client.ts';
import type { DeskReply, DeskRequest } from './protocol.ts';

const WISH = { id: '516', board: 0, beans: 1, seed: 'a' };
/** Workers that answer on demand. */
function stage() {
  const workers: FakeWorker[] = [];
  return {
    workers,
    desk: makeDeskWorker(() => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker;
    }),
  };
}

class FakeWorker implements WorkerPort {
  onmessage: WorkerPort['onmessage'] = null;
  onerror: WorkerPort['onerror'] = null;
  asked: DeskRequest[] = [];
  ended = false;
  postMessage(request: DeskRequest) {
    this.asked.push(request);
  }
  terminate() {
    this.ended = true;
  }
  async reply(data: DeskReply) {
    if (!this.ended) this.onmessage?.call(this as never, { data } as MessageEvent);
    await vi.advanceTimersByTimeAsync(0);
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const reportOf = (n: number): DeskReply => ({ ok: true, answer: n });

it('answers the newest of one place only, and ends the workers of the others', async () => {
  const { workers, desk } = stage();
  const first = desk.report('sudoku-shift', 1, 'board 0');
  const second = desk.report('sudoku-shift', 2, 'board 0');
  const other = desk.report('sudoku-shift', 4, 'board 1');
  expect(await first).toBeNull();
  expect(workers.map(({ ended }) => ended)).toEqual([true, false, false]);
  // Late replies of the terminated worker are ignored.
  await workers[0]!.reply(reportOf(1));
  await workers[2]!.reply(reportOf(4));
  await workers[1]!.reply(reportOf(2));
  expect(await second).toBe(2);
  expect(await other).toBe(4);
  expect(workers.every(({ ended }) => ended)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('ends with its page', async () => {
  const { workers, desk } = stage();
  const asked = desk.report('sudoku-shift', 1, 'board 0');
  desk.close();
  expect(await asked).toBeNull();
  expect(workers[0]!.ended).toBe(true);
});

it('says so when an answer takes too long', async () => {
  const { workers, desk } = stage();
  const slow = desk.report('sudoku-shift', 1, 'board 0');
  const failed = expect(slow).rejects.toThrow('That took too long.');
  await vi.advanceTimersByTimeAsync(20_000);
  await failed;
  expect(workers[0]!.ended).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('passes on what the worker refuses', async () => {
  const { workers, desk } = stage();
  const asked = desk.report('sudoku-shift', 1, 'board 0');
  const refused = expect(asked).rejects.toThrow('No.');
  await vi.advanceTimersByTimeAsync(0);
  await workers[0]!.reply({ ok: false, message: 'No.' });
  await refused;
});

it('streams what is made, beside what is judged, until it is stopped', async () => {
  const { workers, desk } = stage();
  const onBoard = vi.fn();
  const { done, stop } = desk.propose('sudoku-shift', [WISH, WISH, WISH], onBoard);
  const report = desk.report('sudoku-shift', 1, 'board 0');
  await workers[1]!.reply(reportOf(1));
  expect(await report).toBe(1);
  await workers[0]!.reply({ ok: true, answer: 'made' });
  stop();
  expect(await done).toBe(false);
  expect(workers.map(({ ended }) => ended)).toEqual([true, true, true]);
  await workers[2]!.reply({ ok: true, answer: 'too late' });
  expect(onBoard.mock.calls).toEqual([['made']]);
});

it('makes all that is wished for', async () => {
  const { workers, desk } = stage();
  const onBoard = vi.fn();
  const { done } = desk.propose('sudoku-shift', [WISH, WISH], onBoard);
  for (const n of [0, 1]) {
    expect(workers).toHaveLength(n + 1);
    await workers[n]!.reply({ ok: true, answer: n });
  }
  expect(await done).toBe(true);
  expect(onBoard.mock.calls).toEqual([[0], [1]]);
});

it('answers with the games’ own benches, and refuses what is no board', async () => {
  const made = await answer({ kind: 'propose', game: 'sudoku-shift', wish: WISH });
  const report = await answer({ kind: 'report', game: 'sudoku-shift', board: made });
  expect(unwrap(report as never) as BoardReport).toMatchObject({ solutions: 1, complaints: [] });
  expect(await answer({ kind: 'report', game: 'sudoku-shift', board: 'nonsense' })).toMatchObject({
    ok: false,
    problem: { message: 'A board must be an object.' },
  });
});
