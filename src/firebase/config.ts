/**
 * The Firebase project of this site. Hosting and its emulator serve `/__/firebase/init.json`, so
 * that one build runs anywhere; where that file is missing, there are no accounts. Used by page and
 * service worker: no DOM here.
 */
import { isSignInProvider, type SignInProvider } from '../account/port.ts';
import type { AppCheckMode } from '../storage/appCheck.ts';

/**
 * The fields of Firebase's web configuration that Crema uses. Plain JSON: stored with the account.
 */
export type FirebaseConfig = {
  readonly apiKey: string;
  readonly projectId: string;
  readonly authDomain: string;
  readonly appId?: string;
  /**
   * The id for Firebase Analytics. Without it visits cannot be counted, and players are not asked
   * whether they agree to be counted.
   */
  readonly measurementId?: string;
};

export interface AppCheckSetting {
  /** The site key of reCAPTCHA Enterprise, which is public. */
  readonly key: string;
  /**
   * No request goes without a token, and the functions refuse those that do. Firestore is told in
   * the console.
   */
  readonly enforced: boolean;
}

/** The site owner's settings in `/config.json`. */
export interface SiteConfig {
  /** The sign-in providers in the order shown; only Google when `/config.json` names none. */
  readonly signIn: readonly SignInProvider[];
  /** Domain of the sign-in window, if not the project's own. */
  readonly authDomain: string | null;
  /**
   * Whether visits of players who have agreed to be counted are counted. The pages' CSP depends on
   * this setting: `npm run csp`.
   */
  readonly analytics: boolean;
  /** App Check by reCAPTCHA Enterprise; null without a key. The pages' CSP depends on it. */
  readonly appCheck: AppCheckSetting | null;
  /** The operator's email address, on the pages on privacy and accessibility; null without one. */
  readonly contact: string | null;
}

/** The names of all settings in `/config.json`. */
export const SITE_SETTINGS = [
  'signIn',
  'authDomain',
  'analytics',
  'appCheck',
  'contact',
] as const satisfies readonly (keyof SiteConfig)[];

const HOST = /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i;
const E_MAIL = /^[^\s@<>"?&]{1,64}@[^\s@<>"?&]{1,253}\.[^\s@<>"?&.]{2,63}$/;
const SHAPES = {
  apiKey: /^[\w-]{1,100}$/,
  projectId: /^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$/,
  authDomain: HOST,
  appId: /^[\w:.-]{1,100}$/,
  measurementId: /^G-[A-Z0-9]{1,20}$/,
} as const;

/** Parses the configuration from any value; null unless every field is valid. */
export function parseConfig(value: unknown): FirebaseConfig | null {
  if (typeof value !== 'object' || value === null) return null;
  const found: Record<string, string> = {};
  for (const [key, shape] of Object.entries(SHAPES)) {
    const text = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : undefined;
    // Hosting sends empty strings for features that a project lacks.
    if (text === undefined || text === null || text === '') continue;
    if (typeof text !== 'string' || !shape.test(text)) return null;
    found[key] = text;
  }
  const { apiKey, projectId, authDomain = `${projectId}.firebaseapp.com`, ...more } = found;
  return apiKey && projectId ? { apiKey, projectId, authDomain, ...more } : null;
}

function parseAppCheck(value: unknown): AppCheckSetting | null {
  const { key, enforced } = (value ?? {}) as Record<string, unknown>;
  const isKey = typeof key === 'string' && /^[\w-]{20,100}$/.test(key);
  return isKey ? { key, enforced: enforced === true } : null;
}

export function appCheckMode({ appCheck }: Pick<SiteConfig, 'appCheck'>): AppCheckMode {
  if (appCheck === null) return 'none';
  return appCheck.enforced ? 'enforced' : 'counted';
}

/** Parses the settings from any value; calls `warn` for each invalid setting. */
export function parseSiteConfig(value: unknown, warn: (text: string) => void): SiteConfig {
  const record = typeof value === 'object' && value !== null ? value : {};
  const {
    signIn,
    authDomain,
    analytics = false,
    contact,
    appCheck,
  } = record as Record<string, unknown>;
  const known = new Set<SignInProvider>();
  if (signIn !== undefined && !Array.isArray(signIn)) warn('config.json: signIn is not a list.');
  for (const name of Array.isArray(signIn) ? signIn : ['google']) {
    if (isSignInProvider(name)) known.add(name);
    else warn(`config.json: there is no sign-in with ${JSON.stringify(name)}.`);
  }
  const hasDomain = typeof authDomain === 'string' && HOST.test(authDomain);
  if (authDomain !== undefined && !hasDomain) warn('config.json: authDomain is no host.');
  if (typeof analytics !== 'boolean') warn('config.json: analytics is neither true nor false.');
  const hasContact = typeof contact === 'string' && E_MAIL.test(contact);
  if (contact !== undefined && !hasContact) warn('config.json: contact is no email address.');
  const checked = parseAppCheck(appCheck);
  if (appCheck !== undefined && checked === null) warn('config.json: appCheck has no site key.');
  return {
    signIn: [...known],
    appCheck: checked,
    contact: hasContact ? contact : null,
    authDomain: hasDomain ? authDomain : null,
    analytics: analytics === true,
  };
}

/**
 * The JSON at a URL of this site; null when there is none, `undefined` when something else came, such
 * as the page of a hotel's network. Rejects without a network.
 */
async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-cache' });
  if (response.status >= 500) throw new Error(`${address}: ${response.status}`);
  if (!response.ok || response.status === 204) return null;
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export interface Site {
  readonly firebase: FirebaseConfig;
  readonly signIn: readonly SignInProvider[];
}

/** A function that runs `load` once; after a rejection or `undefined` the next call runs it again. */
function onceSettled<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().then(
      (value) => {
        if (value === undefined) loading = null;
        return value;
      },
      (error: unknown) => {
        loading = null;
        throw error;
      },
    );
    return loading;
  };
}

/**
 * The site owner's settings. Fetched once; rejects when the network fails or something else came in
 * their place, and the next call retries.
 */
export const loadSiteConfig = onceSettled(async (): Promise<SiteConfig> => {
  const settings = await fetchJson(`${import.meta.env.BASE_URL}config.json`);
  // Every build has the file: taken for an empty one, a page of the network's would turn App Check off.
  if (settings === null || settings === undefined) throw new Error('/config.json is no JSON.');
  return parseSiteConfig(settings, (text) => console.warn(text));
});

async function fetchSite(): Promise<Site | null | undefined> {
  const [init, { signIn, authDomain, analytics }] = await Promise.all([
    fetchJson('/__/firebase/init.json'),
    loadSiteConfig(),
  ]);
  if (init === undefined) return undefined;
  const firebase = parseConfig(init);
  if (firebase === null) return null;
  const { measurementId, ...uncounted } = firebase;
  return {
    firebase: {
      ...uncounted,
      ...(authDomain === null ? {} : { authDomain }),
      ...(analytics && measurementId !== undefined ? { measurementId } : {}),
    },
    signIn,
  };
}

const loadSiteOnce = onceSettled(fetchSite);

/**
 * The project and its sign-in providers; null where accounts are not set up. Fetched once; rejects
 * when the network fails, and the next call retries. A page in place of the project means no accounts,
 * for this call alone: a server without Firebase may answer so, and so may a network.
 */
export const loadSite = async (): Promise<Site | null> =>
  __HAS_ACCOUNTS__ ? ((await loadSiteOnce()) ?? null) : null;
