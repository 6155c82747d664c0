import { beforeEach, expect, it, vi } from 'vitest';
import type { Connection } from './app.ts';
import { ownAccount } from './ownAccount.ts';

const firebase = vi.hoisted(() => ({
  reauthenticateWithPopup: vi.fn(async () => {}),
  reauthenticateWithRedirect: vi.fn(async () => {}),
}));
vi.mock('firebase/auth', async (original) => ({ ...(await original<object>()), ...firebase }));

const connection = {
  auth: { authStateReady: async () => {}, currentUser: { uid: 'anna' } },
} as unknown as Connection;

beforeEach(() => vi.clearAllMocks());

it.each([
  ['in a window of the provider’s, where there are windows', true],
  ['by leaving the page, where an installed app has none', false],
])('proves who it is %s', async (_, hasWindows) => {
  const onRedirect = vi.fn();
  const own = ownAccount(connection, { hasWindows, onRedirect });
  const result = await own.reauthenticate({ kind: 'provider', provider: 'google' });
  expect(result.ok).toBe(true);
  expect(firebase.reauthenticateWithPopup).toHaveBeenCalledTimes(hasWindows ? 1 : 0);
  expect(firebase.reauthenticateWithRedirect).toHaveBeenCalledTimes(hasWindows ? 0 : 1);
  expect(onRedirect).toHaveBeenCalledTimes(hasWindows ? 0 : 1);
});
