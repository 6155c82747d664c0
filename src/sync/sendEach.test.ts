import { describe, expect, it } from 'vitest';
import { ServerError, type StatusCode } from '../protocol/status.ts';
import { type Fate, sendEach } from './sendEach.ts';

describe('a queue', () => {
  async function fatesOf(answers: Readonly<Record<string, StatusCode | null>>) {
    const fates: Record<string, Fate> = {};
    const outcome = await sendEach(
      Object.keys(answers),
      async (item) => {
        const status = answers[item];
        if (status) throw new ServerError(status);
      },
      async (item, fate) => {
        fates[item] = fate;
      },
    ).catch((error: ServerError) => error.status);
    return { fates, outcome };
  }

  it('goes on behind what the server fails on, and says so at the end', async () => {
    expect(await fatesOf({ a: 'internal', b: null, c: 'invalid-argument', d: null })).toEqual({
      fates: { a: 'failed', b: 'taken', c: 'refused', d: 'taken' },
      outcome: 'internal',
    });
  });

  it('stops where the server cannot be asked', async () => {
    const { fates, outcome } = await fatesOf({ a: null, b: 'unavailable', c: null });
    expect(fates).toEqual({ a: 'taken' });
    expect(outcome).toBe('unavailable');
  });
});
