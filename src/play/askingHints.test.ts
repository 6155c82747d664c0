/** Hints: what they cost, how they are shown, when they are cancelled. */
import { beforeEach, describe, expect, it } from 'vitest';
import { counting, countingPuzzle } from '../../tests/support/countingGame.ts';
import {
  answers,
  type HintAnswer,
  hint,
  holdHint,
  leave,
  player,
  puzzle,
  reset,
  saves,
} from '../../tests/support/testPlayer.ts';
import { fail, ok, unwrap } from '../lib/result.ts';
import type { Player } from './player.ts';
import { parseSession } from './readSession.ts';
import { startSession } from './session.ts';

beforeEach(reset);

describe('hints', () => {
  const askAgain = async (p: Player) => {
    p.dismissHint();
    await p.hint();
  };

  /** Gives each state of the board its own hint, like a real engine. */
  const askWhereOneIs = () => {
    answers.hint = async (state) => {
      const text = `From ${state}.`;
      return ok({ ...hint, steps: [{ ...hint.steps[0]!, text }] });
    };
    return player(true, startSession(counting, countingPuzzle(9)));
  };
  const hintsOf = (p: Player) => p.getSnapshot().session.boards[0]?.hints;

  it('are told again for nothing in the same position, however one comes back to it', async () => {
    const p = askWhereOneIs();
    p.move(2);
    await p.hint();
    expect(p.time()).toBe(20_000);
    await askAgain(p);
    p.undo();
    p.move(1);
    p.undo();
    p.move(2);
    await p.hint();
    expect(p.getSnapshot().hint).toMatchObject({ step: 0, free: true });
    expect(p.time()).toBe(20_000);
    p.move(1);
    await p.hint();
    expect(p.getSnapshot().hint).toMatchObject({ step: 0, free: false });
    expect(p.time()).toBe(40_000);
  });

  it('are told again for nothing after a reload', async () => {
    const p = askWhereOneIs();
    p.move(2);
    await p.hint();
    p.undo();
    p.move(1);
    await leave(p);
    const saved = unwrap(parseSession(counting, countingPuzzle(9), saves.at(-1)!.session));
    const again = player(true, saved);
    again.move(1);
    await again.hint();
    expect(hintsOf(again)).toBe(1);
    again.move(1);
    await again.hint();
    expect(hintsOf(again)).toBe(2);
  });

  it('cost nothing where they tell what the board shows by itself', async () => {
    const p = askWhereOneIs();
    answers.hint = async () => ok({ ...hint, mistake: 'two 1s', isShown: true });
    await p.hint();
    expect(p.time()).toBe(0);
    expect(hintsOf(p)).toBe(0);
    expect(p.getSnapshot().hint?.hint.mistake).toBe('two 1s');
  });

  it('name a mistake for the price of one, for as long as it stands', async () => {
    const p = askWhereOneIs();
    answers.hint = async () => ok({ ...hint, mistake: 'the 1' });
    await p.hint();
    p.move(1);
    answers.hint = async () => ok({ ...hint, mistake: 'the 1', move: 2 });
    await p.hint();
    expect(p.time()).toBe(20_000);
    answers.hint = async () => ok({ ...hint, mistake: 'another' });
    await askAgain(p);
    expect(p.time()).toBe(40_000);
  });

  describe('with a place to look at', () => {
    const look = { text: 'Look at the 1.', places: ['1'] };
    const askWithPlace = () => {
      answers.hint = async (state) => ok({ ...hint, look, mistake: `at ${state}` });
      return player();
    };

    it('show it first, free of charge, and nothing of it is kept', async () => {
      const p = askWithPlace();
      await p.hint();
      expect(p.getSnapshot().hint).toMatchObject({ hint: { look }, step: null, free: false });
      expect(p.time()).toBe(0);
      expect(p.getSnapshot().session.log).toEqual([]);
      p.hintBack();
      await askAgain(p);
      expect(p.getSnapshot().hint?.step).toBeNull();
      expect(p.time()).toBe(0);
    });

    it('charge the first step, and then the place is no longer needed', async () => {
      const p = askWithPlace();
      await p.hint();
      await p.hint();
      expect(p.getSnapshot().hint).toMatchObject({ step: 0, free: false });
      expect(p.time()).toBe(20_000);
      p.hintBack();
      expect(p.getSnapshot().hint?.step).toBe(0);
      await askAgain(p);
      expect(p.getSnapshot().hint).toMatchObject({ step: 0, free: true });
      expect(p.time()).toBe(20_000);
    });

    it('show no place where the board shows the mistake', async () => {
      const p = player();
      answers.hint = async () => ok({ ...hint, look, mistake: 'two 1s', isShown: true });
      await p.hint();
      expect(p.getSnapshot().hint?.step).toBe(0);
      expect(p.time()).toBe(0);
    });

    it('charge nothing for a place that is left by a move or a pause', async () => {
      const p = askWithPlace();
      await p.hint();
      p.move(1);
      expect(p.getSnapshot().hint).toBeNull();
      await p.hint();
      p.pause();
      await p.hint();
      expect(p.time()).toBe(0);
    });
  });

  it('go back a step, and no further', async () => {
    const p = player();
    await p.hint();
    p.hintBack();
    expect(p.getSnapshot().hint?.step).toBe(0);
    await p.hint();
    p.hintBack();
    expect(p.getSnapshot().hint?.step).toBe(0);
    await p.hint();
    await p.hint();
    expect(p.getSnapshot().hint).toBeNull();
    expect(p.getSnapshot().session.boards[0]?.state).toBe(1);
  });

  it('cost nothing when they come too late or not at all', async () => {
    let answer: (answer: HintAnswer) => void = () => {};
    answers.hint = () => new Promise((resolve) => (answer = resolve));
    const p = player();
    const asked = p.hint();
    p.move(1);
    answer(ok(hint));
    await asked;
    expect(p.getSnapshot().hint).toBeNull();
    answers.hint = () => Promise.reject(new Error('no worker'));
    await p.hint();
    expect(p.getSnapshot().notice).toMatch(/We couldn’t find a hint/);
    expect(p.getSnapshot().session.boards[0]?.hints).toBe(0);
    expect(p.getSnapshot().thinking).toBeNull();
  });

  it('can be cancelled, cost nothing then, and can be asked for again', async () => {
    let answer: (answer: HintAnswer) => void = () => {};
    let asked: AbortSignal | undefined;
    answers.hint = (_state, signal) => {
      asked = signal;
      return new Promise((resolve) => (answer = resolve));
    };
    const p = player();
    const first = p.hint();
    expect(p.getSnapshot().thinking).toBe('hint');
    p.cancelQuestion();
    expect(p.getSnapshot().thinking).toBeNull();
    expect(asked?.aborted).toBe(true);
    const late = answer;
    const again = p.hint();
    late(ok({ ...hint, technique: 'too late' }));
    await first;
    expect(p.getSnapshot()).toMatchObject({ thinking: 'hint', hint: null });
    answer(ok(hint));
    await again;
    expect(p.getSnapshot()).toMatchObject({ thinking: null, hint: { hint, step: 0 } });
    expect(p.getSnapshot().session.boards[0]?.hints).toBe(1);
    expect(p.time()).toBe(20_000);
  });

  it.each<[string, (p: Player) => void]>([
    ['a move', (p) => p.move(1)],
    ['another board', (p) => p.select(1)],
    ['a pause', (p) => p.pause()],
    ['another window', (p) => p.abandon()],
  ])('are cancelled by %s', async (_by, act) => {
    const signalOf = holdHint();
    const p = player();
    void p.hint();
    act(p);
    expect(signalOf()?.aborted).toBe(true);
    expect(p.getSnapshot().thinking).toBeNull();
  });

  it('are not cancelled by what leaves the position as it is', async () => {
    const p = player();
    const asked = p.hint();
    p.setVisible(false);
    p.setVisible(true);
    await asked;
    expect(p.getSnapshot().hint).not.toBeNull();
  });

  it('are taken at once where they are free', async () => {
    const free = { ...counting, hintCost: null };
    const p = player(true, startSession(free, puzzle));
    await p.hint();
    expect(p.getSnapshot().hint).toBeNull();
    expect(p.getSnapshot().session.boards[0]).toMatchObject({ state: 1, hints: 0 });
    expect(p.time()).toBe(0);
  });

  it('cost nothing when there is none to give, and the reason is told', async () => {
    answers.hint = async () => fail('locked', 'The first hint comes later.');
    const p = player();
    await p.hint();
    expect(p.getSnapshot()).toMatchObject({ hint: null, notice: 'The first hint comes later.' });
    expect(p.getSnapshot().session.boards[0]?.hints).toBe(0);
  });
});
