import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerError } from '../protocol/status.ts';
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

describe('the player’s data', () => {
  const call = vi.fn();
  const own = () =>
    ownAccount({ ...connection, call } as unknown as Connection, {
      hasWindows: true,
      onRedirect: () => {},
    });
  const first = { path: 'users/anna', fields: { leaderboardName: 'Cosy Mug' } };
  const second = { path: 'users/anna/plays/geografind~2026-11', fields: { plays: {} } };
  const next = { place: 'plays', path: null };
  const signIn = { email: 'anna@example.com' };

  it('are asked for page by page, after the pause that the server asks for', async () => {
    vi.useFakeTimers();
    call
      .mockResolvedValueOnce({ documents: [first], next })
      .mockRejectedValueOnce(
        new ServerError('resource-exhausted', undefined, { retryAfterMs: 9_000 }),
      )
      .mockResolvedValueOnce({ documents: [second], next: null, signIn });
    const exporting = own().exportData();
    await vi.advanceTimersByTimeAsync(8_999);
    expect(call.mock.calls.map(([name, data]) => [name, data])).toEqual([
      ['exportMyData', { userId: 'anna' }],
      ['exportMyData', { userId: 'anna', after: next }],
    ]);
    await vi.advanceTimersByTimeAsync(1);
    const text = await exporting;
    expect(text.ok && JSON.parse(text.value)).toEqual({
      ...{ account: 'anna', signIn },
      documents: [first, second],
    });
    vi.useRealTimers();
  });

  it('end with a sentence where the server asks for an hour', async () => {
    const cause = new ServerError('resource-exhausted', undefined, { retryAfterMs: 3_600_000 });
    call.mockRejectedValueOnce(cause);
    const answer = await own().exportData();
    expect(answer.ok ? null : answer.problem.code).toBe('too-many');
  });
});
