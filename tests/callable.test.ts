/** The shared part of all callables, without a network. */
import { expect, it, vi } from 'vitest';
import { callable } from '../functions/src/callable.ts';

type Request = Parameters<ReturnType<typeof callable<string>>['run']>[0];

const request = { auth: { uid: 'anna', token: {} }, data: { userId: 'anna' } };
const run = (admit: () => Promise<boolean>, answer: () => Promise<string>) =>
  callable(answer, { admit }).run(request as unknown as Request);

it('a day that is full answers no call, and says when to come back', async () => {
  const answer = vi.fn(async () => 'done');
  await expect(run(async () => false, answer)).rejects.toMatchObject({
    code: 'resource-exhausted',
    message: 'Crema has more to do today than it can. Try again tomorrow.',
    details: { retryAfterMs: 3_600_000 },
  });
  expect(answer).not.toHaveBeenCalled();
  expect(await run(async () => true, answer)).toBe('done');
});
