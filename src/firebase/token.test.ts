import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { statusOf } from '../protocol/status.ts';
import { makeCall } from './callables.ts';
import { makeFirestore } from './firestore.ts';
import { serverErrorOf } from './serverErrors.ts';

const HOUR = 60 * 60_000;
const MINUTE = 60_000;

/** A signed-in user whose tokens last an hour; `failing` is the error of a renewal. */
function signedIn(issuedAt = Date.now()) {
  let number = 1;
  let at = issuedAt;
  const user = {
    renewals: 0,
    failing: null as string | null,
    /** The time by the server's clock; null if it is the same as the device's. */
    serverNow: null as number | null,
    async getIdTokenResult(force = false) {
      if (force) {
        if (user.failing !== null) throw { code: user.failing };
        user.renewals++;
        number++;
        at = user.serverNow ?? Date.now();
      }
      const [issuedAtTime, expirationTime] = [at, at + HOUR].map((ms) =>
        new Date(ms).toUTCString(),
      );
      return { token: `token-${number}`, issuedAtTime, expirationTime } as never;
    },
    getIdToken: async (force?: boolean) =>
      ((await user.getIdTokenResult(force)) as { token: string }).token,
  };
  return user;
}

let server: Server;
let tokens: (string | undefined)[];
let answer: (token: string | undefined) => number;

const listener: RequestListener = (request, response) => {
  const token = request.headers.authorization?.replace('Bearer ', '');
  const headers = {
    'Content-Type': 'application/json',
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Headers': '*',
  };
  if (request.method === 'OPTIONS') return void response.writeHead(204, headers).end();
  tokens.push(token);
  const code = answer(token);
  response.writeHead(code, headers);
  const body = code === 200 ? { result: {} } : { error: { status: 'UNAUTHENTICATED' } };
  response.end(JSON.stringify(body));
};

beforeEach(async () => {
  tokens = [];
  answer = () => 200;
  server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

const port = () => (server.address() as AddressInfo).port;
type User = ReturnType<typeof signedIn>;

function firestoreOf(user: User) {
  const auth = { currentUser: user };
  return makeFirestore(`http://127.0.0.1:${port()}`, 'p', auth as never);
}

const callAs = (user: User): Promise<unknown> =>
  makeCall(`http://127.0.0.1:${port()}`, { currentUser: user })('anything', {});

const failure = (request: Promise<unknown>) =>
  request.then(
    () => 'none',
    (error: unknown) => statusOf(serverErrorOf(error)),
  );

describe.each([
  ['a request to Firestore', (user: User) => firestoreOf(user).get('users/anna')],
  ['a call of a function', callAs],
] as const)('%s', (_, ask) => {
  it('is sent once more with a new token when the server refuses the first', async () => {
    const user = signedIn();
    let asked = 0;
    answer = () => (++asked === 1 ? 401 : 200);
    expect(await failure(ask(user))).toBe('none');
    expect(user.renewals).toBe(1);
    expect(tokens).toHaveLength(2);
  });

  it('tells that the session is over when the new token is refused as well', async () => {
    const user = signedIn();
    answer = () => 401;
    expect(await failure(ask(user))).toBe('unauthenticated');
    expect(tokens).toHaveLength(2);
  });

  it('tells that the session is over when no new token is to be had', async () => {
    const user = signedIn();
    user.failing = 'auth/user-token-expired';
    answer = () => 401;
    expect(await failure(ask(user))).toBe('unauthenticated');
  });

  it('signs nobody out when the network fails while it renews', async () => {
    const user = signedIn();
    user.failing = 'auth/network-request-failed';
    answer = () => 401;
    expect(await failure(ask(user))).toBe('unavailable');
  });
});

const sent = async (user: User) => {
  await firestoreOf(user).get('users/anna');
  return tokens.at(-1);
};

describe('a token', () => {
  it('is renewed when less than five minutes are left of it', async () => {
    expect(await sent(signedIn(Date.now() - 54 * MINUTE))).toBe('token-1');
    expect(await sent(signedIn(Date.now() - 56 * MINUTE))).toBe('token-2');
  });

  it('is used as it is while the sign-in service cannot be reached', async () => {
    const user = signedIn(Date.now() - 56 * MINUTE);
    user.failing = 'auth/network-request-failed';
    expect(await sent(user)).toBe('token-1');
  });

  it('is renewed once for requests that are made at the same time', async () => {
    const user = signedIn(Date.now() - 56 * MINUTE);
    const firestore = firestoreOf(user);
    await Promise.all([firestore.get('users/anna'), firestore.get('users/anna')]);
    expect(tokens).toEqual(['token-2', 'token-2']);
    expect(user.renewals).toBe(1);
  });

  it.each([
    ['three hours slow', 3 * HOUR],
    ['three hours fast', -3 * HOUR],
  ])('is renewed once, and not at each request, on a device that is %s', async (_, ahead) => {
    const user = signedIn(Date.now() + ahead);
    user.serverNow = Date.now() + ahead;
    expect(await sent(user)).toBe('token-2');
    expect(await sent(user)).toBe('token-2');
  });

  it('is renewed in time on a device whose clock is put back while it plays', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const user = signedIn();
    expect(await sent(user)).toBe('token-1');
    vi.advanceTimersByTime(56 * MINUTE);
    vi.setSystemTime(Date.now() - 3 * HOUR);
    expect(await sent(user)).toBe('token-2');
  });
});
