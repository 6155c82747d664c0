import { describe, expect, it } from 'vitest';
import {
  FAILING_LASTS_MS,
  type Failing,
  failedAgain,
  isHopeless,
  LEAST_FAILURES,
  parseFailing,
} from './failing.ts';

const failedFor = (times: number, step: number): Failing => {
  let failing = failedAgain(undefined, 1_000);
  for (let i = 1; i < times; i++) failing = failedAgain(failing, 1_000 + i * step);
  return failing;
};
const LONG = 1_000 + FAILING_LASTS_MS;

describe('a thing that the server fails on', () => {
  it.each<[string, Failing, number, boolean]>([
    ['often and for days', failedFor(LEAST_FAILURES, 1_000), LONG, true],
    ['often, within an hour', failedFor(LEAST_FAILURES, 1_000), 3_600_000, false],
    ['twice, with days between', failedFor(2, FAILING_LASTS_MS), LONG, false],
  ])('%s', (_, failing, at, hopeless) => expect(isHopeless(failing, at)).toBe(hopeless));

  it('counts its days anew when the clock is put back', () => {
    const ahead = { count: 12, since: LONG };
    expect(failedAgain(ahead, 5)).toEqual({ count: 13, since: 5 });
  });

  it.each([[null], ['x'], [{}], [{ count: -1, since: 1 }], [{ count: 1, since: '1' }]])(
    'is read back only where it is one: %j',
    (json) => expect(parseFailing(json)).toBeUndefined(),
  );
});
