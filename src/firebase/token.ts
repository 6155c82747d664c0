/**
 * Tokens of requests by a signed-in player: renewed before they expire, and once more when the
 * server refuses a token. Firebase renews by the device's clock alone; after that clock was set
 * back, Firebase keeps using a token that the server calls expired.
 */
import type { IdTokenResult, User } from 'firebase/auth';
import { serverErrorOf } from './serverErrors.ts';

/**
 * A token with less time left than this, in ms, is renewed before a request (specification, section
 * 9).
 */
export const RENEW_BEFORE_MS = 5 * 60_000;

/** The part of a Firebase user that gives tokens. */
export type TokenBearer = Pick<User, 'getIdTokenResult'>;
export type TokenBearers = { readonly currentUser: TokenBearer | null };

/** A token's remaining lifetime when this page first held it, and both clocks at that moment. */
interface Seen {
  readonly token: string;
  readonly left: number;
  readonly wall: number;
  readonly monotonic: number;
}

const seen = new WeakMap<TokenBearer, Seen>();
const renewals = new WeakMap<TokenBearer, Promise<string>>();

/**
 * Sends a request with the token of the signed-in user, or without a token when signed out. A
 * request that is answered `unauthenticated` is sent once more with a new token.
 *
 * @param send rejects with errors that `serverErrorOf` can read.
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
    // The sign-in service is unreachable; the current token may still be valid.
    return held.token;
  }
}

/** The token to use after a refused one: another request may have renewed the token already. */
function tokenAfter(user: TokenBearer, refused: string): Promise<string> {
  const known = seen.get(user)?.token;
  return known === undefined || known === refused ? renew(user) : Promise.resolve(known);
}

/** Renews the user's token; concurrent renewals share one request. */
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
 * The time left to a token, in ms. The token's times are the server's, and this device's clock may
 * be hours off:
 * - A token that this page has fetched has its whole lifetime left, whatever the clock says.
 * - For another token the clock decides; outside of the token's own times the clock or the token is
 *   wrong, so nothing is left and a renewal is forced.
 * - The larger step of the wall clock and the monotonic clock counts as elapsed: the wall clock can
 *   be set back, the monotonic clock stops while some devices sleep.
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
  // By a slightly slow device clock a new token seems to be issued in the future.
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
