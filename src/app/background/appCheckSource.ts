/** Where this page's App Check tokens come from. */
import type { AppCheckMode } from '../../storage/appCheck.ts';
import { type PatientTokens, patientTokens } from './patientTokens.ts';

/**
 * How long a request waits for its token, in ms. Where none is demanded: less than a puzzle waits for
 * its corrections, which would never arrive in a browser that blocks reCAPTCHA.
 */
const WAIT_MS = { counted: 3_000, enforced: 10_000 } as const;

interface Source {
  readonly tokens: PatientTokens;
  /** The server takes no request without a token. */
  readonly isEnforced: boolean;
}

/** Null on a site without App Check. */
let starting: Promise<Source | null> | null = null;

async function start(): Promise<Source | null> {
  const { appCheckMode, loadSite, loadSiteConfig } = await import('../../firebase/config.ts');
  const config = await loadSiteConfig();
  const mode = appCheckMode(config);
  // No request waits for it.
  memory()
    .then(({ write }) => write(mode))
    .catch(() => {});
  if (config.appCheck === null || mode === 'none') return null;
  const [site, { startAppCheck }] = await Promise.all([
    loadSite(),
    import('../../firebase/recaptcha.ts'),
  ]);
  if (site === null) return null;
  const ask = startAppCheck(site.firebase, config.appCheck.key);
  return { tokens: patientTokens(ask, WAIT_MS[mode]), isEnforced: mode === 'enforced' };
}

async function memory() {
  const [{ storage }, { readEntry, writeEntry }, { APP_CHECK }] = await Promise.all([
    import('../device/storage.ts'),
    import('../../storage/metaEntry.ts'),
    import('../../storage/appCheck.ts'),
  ]);
  const opened = await storage();
  return {
    read: () => readEntry(opened, APP_CHECK),
    write: (mode: AppCheckMode) => writeEntry(opened, APP_CHECK, mode),
  };
}

/** How the site was found before; `enforced` where that is not known. */
async function lastMode(): Promise<AppCheckMode> {
  const last = await memory()
    .then(({ read }) => read())
    .catch(() => null);
  return last ?? 'enforced';
}

const after = <T>(ms: number, value: T) =>
  new Promise<T>((resolve) => setTimeout(resolve, ms, value));

/**
 * The source of tokens; null where a request may go without. While the site's settings cannot be read,
 * those of the last visit count: without a token that the site demands, results would be set aside.
 */
async function sourceOrNone(): Promise<Source | null> {
  starting ??= start();
  const started = starting.catch(() => {
    // The next request tries again.
    starting = null;
    return 'failed' as const;
  });
  const found = await Promise.race([started, after(WAIT_MS.counted, 'slow' as const)]);
  if (typeof found !== 'string') return found;
  if ((await lastMode()) !== 'enforced') return null;
  const source = found === 'slow' ? await started : found;
  if (source === 'failed') throw await unreachable();
  return source;
}

async function unreachable(): Promise<Error> {
  const { ServerError } = await import('../../protocol/status.ts');
  return new ServerError('unavailable');
}

/**
 * The token; null where the site has no App Check, or none could be had and none is demanded. Rejects
 * with the `ServerError` of a server that cannot be reached where one is.
 */
export async function currentToken(): Promise<string | null> {
  const source = await sourceOrNone();
  if (source === null) return null;
  const token = await source.tokens();
  if (token === null && source.isEnforced) throw await unreachable();
  return token;
}
