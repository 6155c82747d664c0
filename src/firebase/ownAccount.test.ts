import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ServerError } from '../protocol/status.ts';
import type { Connection } from './app.ts';
import { ownAccount } from './ownAccount.ts';

const firebase = vi.hoisted(() => ({
  reauthenticateWithPopup: vi.fn(async () => {}),
  reauthenticateWithRedirect: vi.fn(async () => {}),
  updatePassword: vi.fn(async () => {}),
  validatePassword: vi.fn(async () => ({ isValid: true })),
  verifyBeforeUpdateEmail: vi.fn(async () => {}),
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
  const own = ownAccount(connection, { origin: '', hasWindows, onRedirect });
  const result = await own.reauthenticate({ kind: 'provider', provider: 'google' });
  expect(result.ok).toBe(true);
  expect(firebase.reauthenticateWithPopup).toHaveBeenCalledTimes(hasWindows ? 1 : 0);
  expect(firebase.reauthenticateWithRedirect).toHaveBeenCalledTimes(hasWindows ? 0 : 1);
  expect(onRedirect).toHaveBeenCalledTimes(hasWindows ? 0 : 1);
});

describe('a new address or password', () => {
  /** The account with a session that began so many minutes before its token. */
  const own = (minutes: number) => {
    const authTime = new Date(Date.UTC(2026, 10, 28, 10, -minutes)).toUTCString();
    const token = { issuedAtTime: new Date(Date.UTC(2026, 10, 28, 10)).toUTCString(), authTime };
    const currentUser = { uid: 'anna', getIdTokenResult: async () => token };
    const auth = { ...connection.auth, currentUser };
    return ownAccount({ ...connection, auth } as unknown as Connection, {
      ...{ origin: 'https://crema.example', hasWindows: true, onRedirect() {} },
    });
  };

  it('needs a session of five minutes at most, and a good password first', async () => {
    const old = { ok: false, problem: { code: 'recent-sign-in' } };
    expect(await own(6).changePassword('flat white')).toMatchObject(old);
    expect(await own(6).changeAddress('new@example.com')).toMatchObject(old);
    expect(firebase.verifyBeforeUpdateEmail).not.toHaveBeenCalled();
    const weak = { problem: { message: 'Your password needs at least 6 characters.' } };
    expect(await own(6).changePassword('short')).toMatchObject(weak);
    expect(firebase.updatePassword).not.toHaveBeenCalled();
    expect(await own(4).changePassword('flat white')).toMatchObject({ ok: true });
    expect(await own(4).changeAddress('new@example.com')).toMatchObject({ ok: true });
  });

  it.each([
    ['does not tell that another account has it', 'email-already-in-use', { ok: true }],
    ['is refused where it is none', 'invalid-new-email', { problem: { code: 'email' } }],
    ['needs a session', 'user-token-expired', { problem: { code: 'signed-out' } }],
  ])('an address %s', async (_, code, answer) => {
    firebase.verifyBeforeUpdateEmail.mockRejectedValueOnce({ code: `auth/${code}` });
    expect(await own(0).changeAddress('ben@example.com')).toMatchObject(answer);
  });
});

describe('the player’s data', () => {
  const call = vi.fn();
  const own = () =>
    ownAccount({ ...connection, call } as unknown as Connection, {
      origin: '',
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
