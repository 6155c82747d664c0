import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { counting, countingPuzzle } from '../../tests/support/countingGame.ts';
import {
  answers,
  endings,
  forget,
  leave,
  played,
  player,
  puzzle,
  reset,
  results,
  saves,
  settled,
  wait,
} from '../../tests/support/testPlayer.ts';
import { unwrap } from '../lib/result.ts';
import { resultOf } from './finished.ts';
import { hashOf } from './hash.ts';
import { parseSession } from './readSession.ts';
import { replay } from './replay.ts';
import { isFinished, type Session, startSession, timeOf } from './session.ts';

beforeEach(reset);

describe('the timer', () => {
  it('starts when the board comes into view: studying is playing', () => {
    const p = player(false);
    wait(700);
    expect(p.time()).toBe(0);
    p.setVisible(true);
    wait(5000);
    expect(p.time()).toBe(5000);
    p.move(1);
    wait(3000);
    expect(p.time()).toBe(8000);
    expect(p.getSnapshot().session.log).toEqual([[5000, 0, 1]]);
  });

  it.each<[string, boolean, (p: ReturnType<typeof player>, isAway: boolean) => void]>([
    ['the page is hidden', false, (p, isAway) => p.setVisible(!isAway)],
    ['a menu or a dialog lies over the board', true, (p, isAway) => p.setCovered(isAway)],
  ])('stands while %s', (_, isCovered, leave) => {
    const p = player();
    p.move(1);
    wait(1000);
    leave(p, true);
    expect(p.getSnapshot().covered).toBe(isCovered);
    wait(60_000);
    expect(p.time()).toBe(1000);
    leave(p, false);
    wait(500);
    expect(p.time()).toBe(1500);
  });

  it('stands while paused, and takes no moves meanwhile', () => {
    const p = player();
    p.move(1);
    wait(1000);
    p.pause();
    wait(9000);
    p.move(1);
    expect(p.time()).toBe(1000);
    expect(p.getSnapshot().session.boards[0]?.state).toBe(1);
    p.resume();
    wait(200);
    expect(p.time()).toBe(1200);
  });

  it('counts only the board on the table', () => {
    const p = player();
    p.move(1);
    wait(1000);
    p.select(1);
    wait(4000);
    expect(p.time()).toBe(4000);
    p.move(1);
    wait(2000);
    expect(p.time()).toBe(6000);
    p.select(0);
    wait(100);
    expect(p.time()).toBe(1100);
  });

  it('ends with the board', () => {
    const p = player();
    p.move(1);
    wait(1000);
    p.move(1);
    wait(5000);
    expect(p.time()).toBe(1000);
  });
});

describe('finishing', () => {
  it('hands over the result once, after the last board', async () => {
    const p = player();
    p.move(1);
    wait(1000);
    p.move(1);
    await settled();
    expect(results).toHaveLength(0);
    p.select(1);
    p.move(1);
    wait(2000);
    p.move(1);
    await settled();
    expect(results).toEqual([[1000, 2000]]);
    expect(p.getSnapshot().result).toEqual([1000, 2000]);
    expect(played).toEqual([
      {
        hash: hashOf(counting, puzzle),
        log: [
          [0, 0, 1],
          [1000, 0, 1],
          [0, 1, 'select'],
          [0, 1, 1],
          [2000, 1, 1],
        ],
      },
    ]);
    const before = saves.length;
    await leave(p);
    expect(results).toHaveLength(1);
    expect(saves).toHaveLength(before);
  });

  it('shows the result that stands, if another one was there before', async () => {
    answers.finish = async () => [5, 5];
    const p = player();
    p.move(1);
    p.move(1);
    p.select(1);
    p.move(1);
    p.move(1);
    await settled();
    expect(p.getSnapshot().result).toEqual([5, 5]);
  });
});

it('hands over how the boards were left, for games that keep it', async () => {
  const keeping = {
    ...counting,
    movesTo: (_board: number, state: number) => Array(state).fill(1),
  };
  const p = player(true, startSession(keeping, puzzle));
  p.move(2);
  p.select(1);
  p.move(1);
  p.move(1);
  await settled();
  expect(endings).toEqual([
    [
      [1, 1],
      [1, 1],
    ],
  ]);
});

it('says why a move was refused, until the next one', () => {
  const p = player();
  p.move(1);
  p.move(2);
  expect(p.getSnapshot().notice).toBe('That is too far.');
  p.undo();
  expect(p.getSnapshot().notice).toBeNull();
});

describe('time, to the ms', () => {
  const step = fc.oneof(
    fc.record({
      do: fc.constant('wait' as const),
      ms: fc.double({ min: 0, max: 900, noNaN: true }),
    }),
    fc.record({ do: fc.constantFrom('move', 'undo', 'redo', 'restart', 'hint', 'check') }),
    fc.record({ do: fc.constantFrom('select', 'pause', 'resume', 'hide', 'show', 'reload') }),
  );

  it('is the same shown, saved and logged, whatever happens', async () => {
    const wide = countingPuzzle(2, 2);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        forget();
        let p = player(true, startSession(counting, wide));
        const session = () => p.getSnapshot().session as Session<number, number, number>;
        for (const { do: what, ...how } of steps) {
          if (what === 'wait') wait((how as { ms: number }).ms);
          if (what === 'move') p.move(1);
          if (what === 'undo') p.undo();
          if (what === 'redo') p.redo();
          if (what === 'restart') p.restart();
          if (what === 'hint') await p.hint();
          if (what === 'check') await p.check('3a');
          if (what === 'select') p.select(1 - session().current);
          if (what === 'pause') p.pause();
          if (what === 'resume') p.resume();
          if (what === 'hide' || what === 'show') p.setVisible(what === 'show');
          if (what === 'reload' && results.length === 0) {
            const shown = p.time();
            const { current } = session();
            await leave(p);
            // If the page was closed before its board was seen, nothing was saved.
            const saved = saves.at(-1)?.session;
            if (saved !== undefined && !isFinished(session())) {
              p = player(true, unwrap(parseSession(counting, wide, saved)));
              expect([session().current, p.time()]).toEqual([current, shown]);
            } else p = player(true, session());
          }
          const total = [0, 1].reduce((sum, i) => sum + timeOf(session(), i), 0);
          const hints = session().boards.reduce((sum, board) => sum + board.hints, 0);
          const logged = session().log.reduce((sum, [ms]) => sum + ms, session().since);
          expect(total).toBe(logged + hints * 20_000);
          expect(p.time()).toBeGreaterThanOrEqual(timeOf(session(), session().current));
        }
        p.resume();
        p.setVisible(true);
        for (const board of [0, 1]) {
          p.select(board);
          for (let i = 0; i < 2; i++) {
            wait(3.3);
            p.move(1);
          }
        }
        await leave(p);
        expect(results).toHaveLength(1);
        expect(resultOf(unwrap(replay(counting, wide, played[0]!.log)))).toEqual(results[0]);
      }),
    );
  });
});
