import { afterEach, expect, it, vi } from 'vitest';
import type { Connection } from './app.ts';
import { makeServer } from './server.ts';

afterEach(() => vi.restoreAllMocks());

it('a session that is never restored is given up in time', async () => {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 20));
  const auth = { authStateReady: () => new Promise(() => {}), currentUser: null };
  const server = makeServer({ auth, config: { projectId: 'p' } } as unknown as Connection);
  await expect(server.currentUser()).rejects.toMatchObject({ status: 'deadline-exceeded' });
});
