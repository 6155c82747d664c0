/**
 * The token of a request by a signed-in player: renewed before it runs out, and once more when the
 * server refuses it. Firebase renews by the device's clock alone, and a clock that was put back keeps
 * a token in use that the server calls expired.
 */
import type { IdTokenResult, User } from 'firebase/auth';
import { serverErrorOf } from './serverErrors.ts';

/** The specification's (section 9): a token with less time left is renewed before it is used. */
export const RENEW_BEFORE_MS = 5 * 60_000;

/** Part of a Firebase user. */
export type TokenBearer = Pick<User, 'getIdTokenResult'>;
export type TokenBearers = { readonly currentUser: TokenBearer | null };

/** How long a token lasted when this page first held it, and both clocks at that moment. */
interface Seen {
  readonly token: string;
  readonly left: number;
  readonly wall: number;
  readonly monotonic: number;
}

const seen = new WeakMap<TokenBearer, Seen>();
const renewals = new WeakMap<TokenBearer, Promise<string>>();

/**
 * Sends with the token of the signed-in user, or without one when signed out. A request that comes
 * back `unauthenticated` is sent once more with a new token.
 *
 * @param send rejects with what `serverErrorOf` can read.
 */
export async function withToken<T>(
  { currentUser: user }: TokenBearers,
  send: (token: string | undefined) => Promise<T>,
): Promise<T> {
  if (user === null) return send(undefined);
  const token = await usableToken(user);
  try {
    return await send(token);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return send(await tokenAfter(user, token));
  }
}

async function usableToken(user: TokenBearer): Promise<string> {
  const held = await user.getIdTokenResult();
  if (timeLeft(user, held) >= RENEW_BEFORE_MS) return held.token;
  try {
    return await renew(user);
  } catch (error) {
    if (isRefusal(error)) throw error;
    // Without a connection to the sign-in service the token at hand may still do.
    return held.token;
  }
}

/** Another request may have renewed the refused token meanwhile. */
function tokenAfter(user: TokenBearer, refused: string): Promise<string> {
  const known = seen.get(user)?.token;
  return known === undefined || known === refused ? renew(user) : Promise.resolve(known);
}

/** Requests that need a new token at the same time share one renewal. */
function renew(user: TokenBearer): Promise<string> {
  const renewal =
    renewals.get(user) ??
    user
      .getIdTokenResult(true)
      .then((fresh) => {
        note(user, fresh.token, lifetime(fresh));
        return fresh.token;
      })
      .finally(() => renewals.delete(user));
  renewals.set(user, renewal);
  return renewal;
}

/**
 * In ms. The token's own times are the server's, and this device's clock may be hours off:
 * - A token that this page has fetched has its whole lifetime left, whatever the clock says.
 * - Another one has what the clock makes of it; outside of the token's own times the clock or the
 *   token is wrong, and a renewal tells which: nothing is left then.
 * - Time goes by on both clocks, and the larger step counts: the wall clock can be put back, the
 *   monotonic one stands still while some devices sleep.
 */
function timeLeft(user: TokenBearer, held: IdTokenResult): number {
  const before = seen.get(user);
  const first =
    before?.token === held.token ? before : note(user, held.token, leftByClock(held, Date.now()));
  const passed = Math.max(Date.now() - first.wall, performance.now() - first.monotonic);
  return first.left - passed;
}

function leftByClock(held: IdTokenResult, now: number): number {
  const age = now - Date.parse(held.issuedAtTime);
  // A clock that is a little slow sees each new token in its future.
  if (age < 0) return -age < RENEW_BEFORE_MS ? lifetime(held) : 0;
  return lifetime(held) - age;
}

function note(user: TokenBearer, token: string, left: number): Seen {
  const now = { token, left, wall: Date.now(), monotonic: performance.now() };
  seen.set(user, now);
  return now;
}

const lifetime = ({ issuedAtTime, expirationTime }: IdTokenResult): number =>
  Date.parse(expirationTime) - Date.parse(issuedAtTime);

const isRefusal = (error: unknown): boolean => serverErrorOf(error).status === 'unauthenticated';
