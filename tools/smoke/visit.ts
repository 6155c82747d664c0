/** A visit to a site that is up, without an account: its requests, and what they have to answer. */
import { parseConfig, parseSiteConfig } from '../../src/firebase/config.ts';

/** A check's findings: a sentence for each thing that is wrong. */
export type Problems = readonly string[];

export interface Visit {
  /** The site's origin, such as `https://crema.example`. */
  readonly origin: string;
  /** The Firebase project that the site names; null where it names none. */
  readonly project: string | null;
  /** The domain of the sign-in window; null where the site has no accounts. */
  readonly authDomain: string | null;
  /** Whether the server refuses all that comes without a token of App Check, as this visit does. */
  readonly isGuarded: boolean;
  readonly today: string;
  readonly send: typeof fetch;
}

/** An answer, read to its end. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const PATIENCE_MS = 30_000;

/** Asks for an address of the site, or for a whole one; rejects with a sentence without an answer. */
export async function ask(
  { origin, send }: Pick<Visit, 'origin' | 'send'>,
  address: string,
  init: RequestInit = {},
): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await send(new URL(address, origin), { ...init, redirect: 'manual', signal });
    return { status: response.status, headers: response.headers, text: await response.text() };
  } catch (error) {
    const { cause, message } = error as Error;
    throw new Error(
      `${address} does not answer: ${cause instanceof Error ? cause.message : message}.`,
    );
  }
}

export function post(visit: Visit, address: string, body: unknown): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' };
  return ask(visit, address, { method: 'POST', headers, body: JSON.stringify(body) });
}

export function jsonOf({ text }: Answer): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const INIT = '/__/firebase/init.json';

/** Begins a visit: the project is what Hosting says. */
export async function beginVisit(
  origin: string,
  today: string,
  send: typeof fetch,
): Promise<Visit> {
  const site = { origin, send };
  const init = parseConfig(jsonOf(await ask(site, INIT)));
  const settings = jsonOf(await ask(site, '/config.json'));
  const { authDomain, appCheck } = parseSiteConfig(settings, () => {});
  return {
    ...{ origin, today, send },
    project: init?.projectId ?? null,
    authDomain: init === null ? null : (authDomain ?? init.authDomain),
    isGuarded: appCheck?.enforced === true,
  };
}

/** A sentence unless a file is there, with this type and this Cache-Control. */
export function fileProblems(
  path: string,
  { status, headers }: Answer,
  { type, cache }: { readonly type: RegExp; readonly cache?: string },
): string[] {
  if (status !== 200) return [`${path} answers ${status}.`];
  const is = headers.get('content-type') ?? 'none';
  const wrong = type.test(is) ? [] : [`${path} has the Content-Type “${is}”.`];
  const cached = headers.get('cache-control') ?? 'none';
  if (cache !== undefined && cached !== cache) {
    wrong.push(`${path} has the Cache-Control "${cached}", not "${cache}".`);
  }
  return wrong;
}
