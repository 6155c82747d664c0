/** The shared part of all callables, without a network. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callable } from '../functions/src/callable.ts';
import { WITHOUT_APP_CHECK } from '../src/protocol/callables.ts';

// The functions limit the memory of their process, which is this worker's here.
vi.mock('node:v8', () => ({ setFlagsFromString() {} }));

type Request = Parameters<ReturnType<typeof callable<string>>['run']>[0];

const request = { auth: { uid: 'anna', token: {} }, data: { userId: 'anna' } };
const run = (admit: () => Promise<boolean>, answer: () => Promise<string>) =>
  callable(answer, { admit, callsAMinute: 1_000 }).run(request as unknown as Request);

it('a day that is full answers no call, and says when to come back', async () => {
  const answer = vi.fn(async () => 'done');
  await expect(run(async () => false, answer)).rejects.toMatchObject({
    code: 'resource-exhausted',
    message: 'This site has reached its limit for today. Try again tomorrow.',
    details: { retryAfterMs: 3_600_000 },
  });
  expect(answer).not.toHaveBeenCalled();
  expect(await run(async () => true, answer)).toBe('done');
});

it.each([
  ['a transaction that has failed five times', 10],
  ['a database that has no room', 8],
  ['a database that does not answer', 14],
])('%s is unavailable for a while, which does not count against a result', async (_, reason) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const busy = Object.assign(new Error('Too much contention'), { code: reason });
  const waits: number[] = [];
  for (let i = 0; i < 20; i++) {
    const call = run(
      async () => true,
      async () => Promise.reject(busy),
    );
    const error = await call.catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'unavailable' });
    waits.push((error as { details: { retryAfterMs: number } }).details.retryAfterMs);
  }
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(2_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(10_000);
  // Those that met do not all come back in the same moment.
  expect(new Set(waits).size).toBeGreaterThan(10);
});

it('any other failure stays the server’s own', async () => {
  const bug = new TypeError('undefined is not a function');
  const call = run(
    async () => true,
    async () => Promise.reject(bug),
  );
  await expect(call).rejects.toBe(bug);
});

describe('on a site that enforces App Check', () => {
  beforeAll(() => {
    vi.resetModules();
    vi.stubGlobal('__APP_CHECK_ENFORCED__', true);
    vi.stubEnv('GCLOUD_PROJECT', 'demo-crema');
  });
  afterAll(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it('each call without a valid token is put off, but for those that players have a right to', async () => {
    const functions = await import('../functions/src/index.ts');
    const callables = Object.entries(functions).flatMap(([name, one]) =>
      '__endpoint' in one && 'callableTrigger' in one.__endpoint ? [[name, one] as const] : [],
    );
    const open: string[] = [];
    for (const [name, one] of callables) {
      const call = (one.run as (request: object) => Promise<unknown>)({ data: {} });
      const { code } = (await call.catch((error: unknown) => error)) as { code?: unknown };
      if (code === 'unauthenticated') open.push(name);
      else expect([name, code]).toEqual([name, 'unavailable']);
    }
    expect(callables.length).toBeGreaterThan(10);
    expect(new Set(open)).toEqual(WITHOUT_APP_CHECK);
  });

  it('a call with one is answered', async () => {
    const { callable } = await import('../functions/src/callable.ts');
    const call = { ...request, app: { appId: '1:2:web:3' } };
    const answered = callable(async () => 'done').run(call as unknown as Request);
    expect(await answered).toBe('done');
  });
});
