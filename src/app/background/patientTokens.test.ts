import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patientTokens } from './patientTokens.ts';

const ask = vi.fn<() => Promise<string>>();

beforeEach(() => {
  vi.useFakeTimers();
  ask.mockReset();
});
afterEach(() => void vi.useRealTimers());

it('a token that comes late is used from then on', async () => {
  let answer = (_: string) => {};
  ask.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  ask.mockResolvedValue('a.b.c');
  const tokens = patientTokens(ask, 3_000);
  const first = tokens();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await first).toBeNull();
  answer('late');
  await vi.advanceTimersByTimeAsync(0);
  expect(await tokens()).toBe('a.b.c');
});

it('a source that has failed is asked again after a minute, and no request waits for it', async () => {
  ask.mockRejectedValueOnce(new Error('blocked'));
  const tokens = patientTokens(ask, 10_000);
  expect(await tokens()).toBeNull();
  expect(await tokens()).toBeNull();
  expect(ask).toHaveBeenCalledOnce();

  ask.mockImplementationOnce(
    () => new Promise((resolve) => setTimeout(resolve, 2_000, 'in the background')),
  );
  await vi.advanceTimersByTimeAsync(60_000);
  const again = tokens();
  await vi.advanceTimersByTimeAsync(1);
  expect(await again).toBeNull();
  expect(ask).toHaveBeenCalledTimes(2);

  ask.mockResolvedValue('a.b.c');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await tokens()).toBe('a.b.c');
});
