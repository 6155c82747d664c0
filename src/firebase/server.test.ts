import { afterEach, expect, it, vi } from 'vitest';
import type { Connection } from './app.ts';
import { makeServer } from './server.ts';

afterEach(() => vi.restoreAllMocks());

it('a session that is never restored is given up in time', async () => {
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 20));
  const auth = { authStateReady: () => new Promise(() => {}), currentUser: null };
  const server = makeServer({ auth, config: { projectId: 'p' } } as unknown as Connection, 'anna');
  await expect(server.isSignedIn()).rejects.toMatchObject({ status: 'deadline-exceeded' });
});

it.each([null, { uid: 'ben' }])('sends nothing where %o is signed in', async (currentUser) => {
  const auth = { authStateReady: async () => {}, currentUser };
  const server = makeServer({ auth, config: { projectId: 'p' } } as unknown as Connection, 'anna');
  expect(await server.isSignedIn()).toBe(false);
  await expect(server.readProfile()).rejects.toMatchObject({ status: 'unauthenticated' });
});
