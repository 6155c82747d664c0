import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { results } from '../results.ts';
import { parseMove } from './codec.ts';
import { makeResult, movesOf, movesTo } from './outcome.ts';
import { apply, progress, start, status } from './rules.ts';
import { seal } from './seal.ts';
import type { Board, Move, State } from './types.ts';

const { isWin, rank } = results;
const KENYA: Board = { answer: seal('KE', 'abcd'), beans: 1 };

const guess = (country: string): Move => ({ type: 'guess', country });
const reveal: Move = { type: 'reveal' };
const play = (...moves: Move[]): State =>
  moves.reduce((state, move) => unwrap(apply(KENYA, state, move)), start(KENYA));

describe('six guesses', () => {
  it('are lost after the sixth', () => {
    const five = play(...['PE', 'BO', 'BR', 'AR', 'CL'].map(guess));
    expect(status(KENYA, five)).toBe('playing');
    expect(progress(KENYA, five)).toBeCloseTo(5 / 6);
    const six = unwrap(apply(KENYA, five, guess('UY')));
    expect(status(KENYA, six)).toBe('lost');
    expect(progress(KENYA, six)).toBe(1);
    expect(apply(KENYA, six, guess('KE'))).toMatchObject({ problem: { code: 'finished' } });
  });

  it('do not count what was tried before, or is no country', () => {
    const one = play(guess('PE'));
    expect(apply(KENYA, one, guess('PE'))).toEqual({
      ok: false,
      problem: { code: 'repeated', message: 'You’ve already tried this country.' },
    });
    expect(apply(KENYA, one, guess('XX'))).toMatchObject({ problem: { code: 'unknown-country' } });
    expect(one.guesses).toEqual(['PE']);
  });
});

describe('hints', () => {
  it('cannot be had early', () => {
    expect(apply(KENYA, start(KENYA), reveal)).toMatchObject({
      problem: { code: 'locked', message: 'The next hint comes after guess 2.' },
    });
    const told = play(guess('PE'), guess('BO'), reveal);
    expect(apply(KENYA, told, reveal)).toMatchObject({
      problem: { message: 'The next hint comes after guess 3.' },
    });
  });

  it('may be asked for late, in their order', () => {
    const state = play(guess('PE'), guess('BO'), guess('BR'), guess('AR'), reveal, reveal, reveal);
    expect(state.revealed).toBe(3);
  });
});

describe('without arrows', () => {
  const begin: Move = { type: 'guess', country: 'PE', arrowless: true };
  const kept = (state: State) => movesTo(KENYA, state);

  it('is chosen with the first guess, and stays', () => {
    const state = play(begin, guess('BO'), guess('BR'), reveal, guess('KE'));
    expect(state).toEqual({ guesses: ['PE', 'BO', 'BR', 'KE'], revealed: 1, arrowless: true });
    expect(play(guess('PE'))).not.toHaveProperty('arrowless');
    expect(apply(KENYA, play(guess('BO')), begin)).toMatchObject({ problem: { code: 'late' } });
  });

  it.each([false, 1, 'true', null])('is not %j in a saved move', (arrowless) => {
    expect(parseMove({ type: 'guess', country: 'PE', arrowless })).toEqual({
      ok: true,
      value: guess('PE'),
    });
  });

  it('is told by the kept moves, if they are of this result', () => {
    const result = ['PE', 'KE', 'win'];
    const state = play(begin, guess('KE'));
    expect(makeResult({ id: '1', boards: [KENYA] }, [{ state, elapsed: 1, hints: 0 }])).toEqual(
      result,
    );
    expect(play(...movesOf(KENYA, result, kept(state)))).toEqual(state);
    expect(kept(play(guess('PE'), guess('KE')))).toEqual([]);
    for (const odd of [
      undefined,
      [],
      [5],
      kept(state).slice(0, 1),
      kept(play(begin, guess('BO'))),
    ]) {
      expect(play(...movesOf(KENYA, result, odd))).not.toHaveProperty('arrowless');
    }
  });
});

describe('results', () => {
  it('are ordered by the number of guesses, a loss last', () => {
    const lost = ['PE', 'BO', 'BR', 'AR', 'CL', 'UY', 'loss'];
    expect(rank(['KE', 'win'])).toBe(1);
    expect(rank(['PE', 'BO', 'BR', 'AR', 'CL', 'KE', 'win'])).toBe(6);
    expect(rank(lost)).toBe(7);
    expect(isWin(lost)).toBe(false);
    expect(rank(['PE'])).toBe(Number.POSITIVE_INFINITY);
  });
});
