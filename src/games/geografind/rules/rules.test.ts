import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { results } from '../results.ts';
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
