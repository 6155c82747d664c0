import { expect, it, vi } from 'vitest';
import { eventually } from '../../../tests/support/eventually.ts';
import type { BoardReport } from '../../games/contract/bench.ts';
import { unwrap } from '../../lib/result.ts';
import { answer } from './answer.ts';
import { makeDeskWorker } from './client.ts';
import type { LanePorts } from './lane.ts';
import type { DeskReply, DeskRequest } from './protocol.ts';

const WISH = { id: '516', board: 0, beans: 1, seed: 'a' };
const board = {
  size: 4,
  box: [2, 2],
  rows: ['1234', '34..', '21.3', '432.'],
  pinned: [0],
  beans: 1,
};

/** Workers that answer when they are told to, and a clock that stands. */
function stage() {
  const workers: { asked: DeskRequest[]; ended: boolean; reply(reply: DeskReply): void }[] = [];
  let timers: { run: () => void; ms: number }[] = [];
  const ports: LanePorts = {
    start(onReply) {
      const worker = { asked: [] as DeskRequest[], ended: false, reply: onReply };
      workers.push(worker);
      return {
        post: (request) => worker.asked.push(request),
        end: () => {
          worker.ended = true;
        },
      };
    },
    later(run, ms) {
      const timer = { run, ms };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
  };
  return {
    workers,
    desk: makeDeskWorker(ports),
    /** Lets that much time pass. */
    pass(ms: number) {
      for (const timer of timers.filter((one) => one.ms <= ms)) timer.run();
    },
    timers: () => timers.length,
  };
}

const reportOf = (n: number): DeskReply => ({ ok: true, answer: n });

it('asks one thing at a time, and the newest of one place only', async () => {
  const { workers, desk } = stage();
  const first = desk.report('sudoku-shift', 1, 'board 0');
  const second = desk.report('sudoku-shift', 2, 'board 0');
  const third = desk.report('sudoku-shift', 3, 'board 0');
  const other = desk.report('sudoku-shift', 4, 'board 1');
  expect(workers).toHaveLength(1);
  expect(workers[0]!.asked).toHaveLength(1);
  workers[0]!.reply(reportOf(1));
  expect(await first).toBeNull();
  expect(await second).toBeNull();
  expect(workers[0]!.asked[1]).toMatchObject({ board: 3 });
  workers[0]!.reply(reportOf(3));
  expect(await third).toBe(3);
  workers[0]!.reply(reportOf(4));
  expect(await other).toBe(4);
});

it('ends a worker that is held up by what nobody wants any more', async () => {
  const { workers, desk, pass } = stage();
  const first = desk.report('sudoku-shift', 1, 'board 0');
  const second = desk.report('sudoku-shift', 2, 'board 0');
  pass(250);
  expect(await first).toBeNull();
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  expect(workers[1]!.asked).toMatchObject([{ board: 2 }]);
  // What the dead one still says is nobody's answer.
  workers[0]!.reply(reportOf(1));
  workers[1]!.reply(reportOf(2));
  expect(await second).toBe(2);
});

it('says so when an answer takes too long, and goes on with the next', async () => {
  const { workers, desk, pass, timers } = stage();
  const slow = desk.report('sudoku-shift', 1, 'board 0');
  const next = desk.report('sudoku-shift', 2, 'board 1');
  pass(20_000);
  await expect(slow).rejects.toThrow('It took too long.');
  workers[1]!.reply(reportOf(2));
  expect(await next).toBe(2);
  expect(timers()).toBe(0);
});

it('passes on what the worker refuses', async () => {
  const { workers, desk } = stage();
  const asked = desk.report('sudoku-shift', 1, 'board 0');
  workers[0]!.reply({ ok: false, message: 'No.' });
  await expect(asked).rejects.toThrow('No.');
});

it('streams what is made, beside what is judged, until it is stopped', async () => {
  const { workers, desk } = stage();
  const onBoard = vi.fn();
  const { done, stop } = desk.propose('sudoku-shift', [WISH, WISH, WISH], onBoard);
  const report = desk.report('sudoku-shift', 1, 'board 0');
  expect(workers).toHaveLength(2);
  workers[1]!.reply(reportOf(1));
  expect(await report).toBe(1);
  workers[0]!.reply({ ok: true, answer: 'made' });
  await eventually(() => expect(workers[0]!.asked).toHaveLength(2));
  stop();
  expect(await done).toBe(false);
  expect(workers[0]!.ended).toBe(true);
  workers[0]!.reply({ ok: true, answer: 'too late' });
  expect(onBoard.mock.calls).toEqual([['made']]);
});

it('makes all that is wished for', async () => {
  const { workers, desk } = stage();
  const onBoard = vi.fn();
  const { done } = desk.propose('sudoku-shift', [WISH, WISH], onBoard);
  for (const n of [0, 1]) {
    await eventually(() => expect(workers[0]!.asked).toHaveLength(n + 1));
    workers[0]!.reply({ ok: true, answer: n });
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
  const amend = { kind: 'amend', game: 'sudoku-shift', board, seed: 'a' } as const;
  expect(await answer({ ...amend, tool: 'fill one more' })).toMatchObject({ ok: true });
  for (const tool of ['toString', 'paint it']) {
    expect(await answer({ ...amend, tool })).toMatchObject({ ok: false });
  }
});
