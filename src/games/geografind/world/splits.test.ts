import { describe, expect, it } from 'vitest';
import { CODES } from '../codes.ts';
import { compassOf, measure } from './measure.ts';
import { splitsOf } from './splits.ts';

/**
 * A guess's result as far as a player sees it at a glance, encoded independently of the code under
 * test.
 */
function seen(guess: string, country: string): string {
  const { step, bearing } = measure(guess, country);
  return bearing === null ? 'found' : `${step} ${compassOf(bearing).short}`;
}

describe('what guesses leave', () => {
  it('is how many countries fit everything that was told so far', () => {
    for (const answer of ['KE', 'FR', 'TV', 'VA', 'RU']) {
      const guesses = ['BR', 'IN', 'CN', 'US'].filter((code) => code !== answer);
      const splits = splitsOf(guesses, answer);
      for (const [i, { left }] of splits.entries()) {
        const fitting = CODES.filter((country) =>
          guesses.slice(0, i + 1).every((guess) => seen(guess, country) === seen(guess, answer)),
        );
        expect(fitting).toContain(answer);
        expect(left, `${answer} ${i}`).toBe(fitting.length);
      }
    }
  });

  it('without arrows is as many as fit the colours', () => {
    const [first, second] = splitsOf(['BR', 'IN'], 'KE', true);
    const steps = (guess: string) =>
      CODES.filter((code) => measure(guess, code).step === measure(guess, 'KE').step);
    expect(first?.left).toBe(steps('BR').length);
    expect(second?.left).toBe(steps('BR').filter((code) => steps('IN').includes(code)).length);
    expect(second!.left).toBeGreaterThan(splitsOf(['BR', 'IN'], 'KE')[1]!.left);
  });

  it('leaves nothing once it is found, and the best guess is no worse than any', () => {
    const splits = splitsOf(['BR', 'KE'], 'KE');
    expect(splits.map(({ guess }) => guess)).toEqual(['BR', 'KE']);
    expect(splits[1]!.left).toBe(0);
    const average = (guess: string, of: readonly string[]) => {
      const counts = new Map<string, number>();
      for (const country of of) {
        const tell = seen(guess, country);
        counts.set(tell, (counts.get(tell) ?? 0) + 1);
      }
      return (
        [...counts].reduce((sum, [tell, n]) => sum + (tell === 'found' ? 0 : n * n), 0) / of.length
      );
    };
    const { code, left } = splits[0]!.best!;
    expect(left).toBeCloseTo(average(code, CODES), 9);
    for (const other of CODES) expect(left).toBeLessThanOrEqual(average(other, CODES) + 1e-9);
    const after = CODES.filter((country) => seen('BR', country) === seen('BR', 'KE'));
    expect(splits[1]!.best!.code).not.toBe('BR');
    expect(splits[1]!.best!.left).toBeLessThanOrEqual(average('KE', after) + 1e-9);
  });

  it('has no better guess to name where one country was left', () => {
    // These guesses leave a single country possible, so that no better guess exists.
    const splits = splitsOf(['BR', 'IN', 'CN', 'NO', 'UG', 'KE'], 'KE');
    for (const [i, { best }] of splits.entries()) {
      if (i > 0 && splits[i - 1]!.left === 1) expect(best).toBeNull();
      else expect(best).not.toBeNull();
    }
    expect(splits.map(({ left }) => left)).toContain(1);
  });
});
