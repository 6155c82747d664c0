/**
 * The inline boot script of every page, and its hash for the Content-Security-Policy. The script
 * contains no data about a build (that is in a JSON block beside the script), so the hash changes
 * only with the script's sources.
 */
import { createHash } from 'node:crypto';
import { parseSiteConfig } from '../../src/firebase/config.ts';
import { REGION } from '../../src/protocol/callables.ts';
import { bundleScript } from './script.ts';
import type { Site } from './site.ts';

/** The text of src/boot.ts as a single classic script: it must run before the first paint. */
export const bundleBoot = (base = '/') => bundleScript('src/boot.ts', { base });

/** A script's hash as the source `'sha256-…'` in the script-src of a Content-Security-Policy. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

const HASH = /'sha256-[A-Za-z0-9+/=]*'/g;

/** The script hashes in the text of firebase.json. */
export function hashesIn(firebaseJson: string): readonly string[] {
  return firebaseJson.match(HASH) ?? [];
}

/** The text of firebase.json with `hash` as its only script hash, after `script-src 'self'`. */
export function withHash(firebaseJson: string, hash: string): string {
  const bare = firebaseJson.replaceAll(new RegExp(` ${HASH.source}`, 'g'), '');
  if (!bare.includes("script-src 'self'")) throw new Error('firebase.json has no script-src.');
  return bare.replace("script-src 'self'", `script-src 'self' ${hash}`);
}

/**
 * The text of firebase.json, with the content security policy allowing pages to call only this
 * project's functions.
 */
export function withFunctionsOf(firebaseJson: string, projectId: string): string {
  const functions = /https:\/\/[a-z0-9*-]+\.cloudfunctions\.net/g;
  return firebaseJson.replace(functions, `https://${REGION}-${projectId}.cloudfunctions.net`);
}

/** Hosts of Firebase Analytics, by CSP directive. */
const ANALYTICS_HOSTS: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.googletagmanager.com'],
  'img-src': ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  'connect-src': [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** Hosts of App Check with reCAPTCHA Enterprise, by CSP directive. */
const APP_CHECK_HOSTS: Readonly<Record<string, readonly string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': [
    'https://content-firebaseappcheck.googleapis.com',
    'https://www.google.com/recaptcha/',
  ],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/**
 * A Content-Security-Policy, or a text containing one, changed to allow or forbid the hosts of
 * Firebase Analytics, which counts visits.
 */
export const withAnalytics = (policy: string, counts: boolean): string =>
  withHosts(policy, ANALYTICS_HOSTS, counts);

/** The same for the hosts of App Check. */
export const withAppCheck = (policy: string, isUsed: boolean): string =>
  withHosts(policy, APP_CHECK_HOSTS, isUsed);

function withHosts(
  policy: string,
  all: Readonly<Record<string, readonly string[]>>,
  isAllowed: boolean,
): string {
  return Object.entries(all).reduce((text, [directive, hosts]) => {
    const found = new RegExp(`(?<![a-z-])${directive} [^;"]*`);
    if (!found.test(text)) throw new Error(`The policy has no ${directive}.`);
    return text.replace(found, (sources) => {
      const others = sources.split(' ').filter((source) => !hosts.includes(source));
      return [...others, ...(isAllowed ? hosts : [])].join(' ');
    });
  }, policy);
}

/** The setting of App Check of a site. */
export function appCheckOf({ config }: Pick<Site, 'config'>): {
  readonly isUsed: boolean;
  readonly isEnforced: boolean;
} {
  const { appCheck } = parseSiteConfig(config, () => {});
  return { isUsed: appCheck !== null, isEnforced: appCheck?.enforced === true };
}

/**
 * The text of firebase.json with the policy of a site: this boot script, the functions of the site's
 * project, and the hosts of Analytics and App Check where the site uses them.
 */
export function withPolicyOf(firebaseJson: string, site: Omit<Site, 'cafe'>, boot: string): string {
  const functions = withFunctionsOf(withHash(firebaseJson, hashOf(boot)), site.project);
  const counting = withAnalytics(functions, site.config.analytics === true);
  return withAppCheck(counting, appCheckOf(site).isUsed);
}
