/**
 * Tests of the player's checks, and of counting the remaining solutions; for hints see
 * askingHints.test.ts.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { answers, holdHint, player, reset } from '../../tests/support/testPlayer.ts';
import type { Json } from '../lib/json.ts';
import { fail, ok, type Result } from '../lib/result.ts';

beforeEach(reset);

describe('checks', () => {
  it('leave their move in the game and cost what a hint costs', async () => {
    const asked: Json[] = [];
    answers.check = async (place) => {
      asked.push(place);
      return ok(0);
    };
    const p = player();
    await p.check('3a');
    expect(asked).toEqual(['3a']);
    expect(p.getSnapshot().session.log).toEqual([
      [0, 0, 'check'],
      [0, 0, 0],
    ]);
    expect(p.time()).toBe(20_000);
    p.undo();
    expect(p.time()).toBe(20_000);
  });

  it('cost nothing when they come too late, not at all, or are refused', async () => {
    let answer: (answer: Result<number>) => void = () => {};
    answers.check = () => new Promise((resolve) => (answer = resolve));
    const p = player();
    const asked = p.check('3a');
    p.move(1);
    answer(ok(0));
    await asked;
    answers.check = () => Promise.reject(new Error('no worker'));
    await p.check('3a');
    expect(p.getSnapshot().notice).toBe('We couldn’t check this. No time was added.');
    answers.check = async () => fail('unfinished', 'Fill the entry first.');
    await p.check('3a');
    expect(p.getSnapshot().notice).toBe('Fill the entry first.');
    // An engine that answers a check with an illegal move.
    answers.check = async () => ok(5);
    await p.check('3a');
    expect(p.getSnapshot().notice).toBe('A move is 1 or 2.');
    expect(p.getSnapshot().session.boards[0]).toMatchObject({ state: 1, hints: 0 });
  });

  it('are not made while paused, nor twice', async () => {
    const asked: Json[] = [];
    answers.check = async (place) => {
      asked.push(place);
      return new Promise(() => {});
    };
    const p = player();
    p.pause();
    await p.check('3a');
    expect(asked).toEqual([]);
    p.resume();
    void p.check('3a');
    void p.check('3a');
    expect(asked).toEqual(['3a']);
  });

  it('take the place of a hint that is on its way', async () => {
    const signalOf = holdHint();
    const p = player();
    void p.hint();
    const check = p.check('3a');
    expect(signalOf()?.aborted).toBe(true);
    expect(p.getSnapshot().thinking).toBe('check');
    await check;
    expect(p.getSnapshot()).toMatchObject({ thinking: null, hint: null });
    expect(p.time()).toBe(20_000);
  });
});

describe('the ways that are left', () => {
  it('are told at the price of a hint, once a position', async () => {
    const asked: unknown[] = [];
    answers.ways = async (state) => {
      asked.push(state);
      return 12;
    };
    const p = player();
    p.move(1);
    expect(await p.ways()).toBe(12);
    expect(await p.ways()).toBe(12);
    expect(asked).toHaveLength(1);
    expect(p.getSnapshot().session.boards[0]).toMatchObject({ state: 1, hints: 1 });
    expect(p.time()).toBe(20_000);
    // In another state of the board the solutions are counted anew; the number that was counted for
    // the first state is remembered.
    p.undo();
    expect(await p.ways()).toBe(12);
    p.redo();
    expect(await p.ways()).toBe(12);
    expect(asked).toHaveLength(2);
    expect(p.getSnapshot().session.boards[0]?.hints).toBe(2);
  });

  it('are told again for nothing to who has paid, also after a reload', async () => {
    answers.ways = async () => 12;
    const p = player();
    p.move(1);
    await p.ways();
    const { session } = p.getSnapshot();
    expect(session.boards[0]?.paid).toHaveLength(1);
    // When the saved game is opened again, the solutions have to be counted again, but the player
    // is not charged again.
    const later = player(true, session as Parameters<typeof player>[1]);
    expect(await later.ways()).toBe(12);
    expect(later.getSnapshot().session.boards[0]?.hints).toBe(1);
  });

  it('cost nothing when they cannot be told, or come too late', async () => {
    answers.ways = () => Promise.reject(new Error('no worker'));
    const p = player();
    expect(await p.ways()).toBeNull();
    expect(p.getSnapshot().notice).toMatch(/No time was added/);
    let answer: (count: number) => void = () => {};
    answers.ways = () => new Promise((resolve) => (answer = resolve));
    const asked = p.ways();
    p.move(1);
    answer(7);
    expect(await asked).toBeNull();
    expect(p.getSnapshot().session.boards[0]?.hints).toBe(0);
  });
});
