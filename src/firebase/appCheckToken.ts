/**
 * The App Check token of requests, which tells the server that one of our own pages asks. Page and
 * service worker have it from different places, and most sites have none: no code of App Check is
 * loaded here.
 */

/** The token; null to send without one. Rejects with a `ServerError` where a request must wait. */
export type AppCheckTokens = () => Promise<string | null>;

const NONE: AppCheckTokens = async () => null;
let tokens = NONE;

/** @param source where tokens come from; null for none. */
export function setAppCheckTokens(source: AppCheckTokens | null): void {
  tokens = source ?? NONE;
}

/**
 * The request headers with the token; empty without one.
 *
 * @param isDemanded false for a request that the server also takes without a token.
 */
export async function appCheckHeaders(
  isDemanded = true,
): Promise<Readonly<Record<string, string>>> {
  const token = await tokens().catch((error: unknown) => {
    if (isDemanded) throw error;
    return null;
  });
  return token === null ? {} : { 'X-Firebase-AppCheck': token };
}
