// @vitest-environment jsdom
import { act } from 'react';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { counting, countingPuzzle } from '../../../tests/support/countingGame.ts';
import { drawn } from '../../../tests/support/drawn.tsx';
import type { Game, Puzzle } from '../../games/contract/game.ts';
import { makePlayer, type Player } from '../../play/player.ts';
import { startSession } from '../../play/session.ts';
import { onSittingsRequested } from '../background/sittingRequests.ts';
import { useTravel } from './useTravel.ts';

const page = drawn();
const never = () => Promise.reject(new Error('The engine is not asked.'));
let player: Player;
let asked: string[] = [];

function Traveller() {
  useTravel(player);
  return null;
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  asked = [];
  onSittingsRequested((request) => asked.push(request));
  player = makePlayer(startSession(counting as unknown as Game, countingPuzzle(9) as Puzzle), {
    ...{ now: () => 0, setTimer: () => 0, clearTimer() {} },
    drawn: () => Promise.resolve(),
    save: () => Promise.resolve(),
    finish: (result) => Promise.resolve(result),
    ...{ hint: never, check: never, ways: never },
  });
  await page.draw(<Traveller />);
});
// Not after each test: a page that is left sends in a timer, which would run in the next test.
afterAll(() => vi.useRealTimers());

const pass = (seconds: number) => act(async () => vi.advanceTimersByTime(seconds * 1000));

it('reads when it opens, and sends a minute after the last move', async () => {
  expect(asked).toEqual(['sittings']);
  player.move(1);
  await pass(59);
  player.move(1);
  await pass(59);
  expect(asked).toEqual(['sittings']);
  await pass(1);
  expect(asked).toEqual(['sittings', 'own-sittings']);
  // Nothing is sent anew without a move.
  await pass(120);
  expect(asked).toHaveLength(2);
});

it('sends every five minutes while moves go on', async () => {
  for (let i = 0; i < 5; i++) {
    player.move(1);
    await pass(59);
  }
  expect(asked).toEqual(['sittings']);
  player.move(1);
  await pass(5);
  expect(asked).toEqual(['sittings', 'own-sittings']);
});
