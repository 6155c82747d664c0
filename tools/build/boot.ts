/**
 * The boot script as it stands in every page, and its hash for the Content-Security-Policy. It holds
 * nothing of one build (that is in a JSON block beside it), so the hash changes with its sources only.
 */
import { createHash } from 'node:crypto';
import { REGION } from '../../src/sync/callables.ts';
import { bundleScript } from './script.ts';

/** src/boot.ts as one classic script: it must run before the first paint. */
export const bundleBoot = () => bundleScript('src/boot.ts');

/** `'sha256-…'`, as script-src takes it. */
export function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

const HASH = /'sha256-[A-Za-z0-9+/=]*'/g;

/** The hashes that firebase.json names. */
export function hashesIn(firebaseJson: string): readonly string[] {
  return firebaseJson.match(HASH) ?? [];
}

/** firebase.json with that hash as its only one, behind `script-src 'self'`. */
export function withHash(firebaseJson: string, hash: string): string {
  const bare = firebaseJson.replaceAll(new RegExp(` ${HASH.source}`, 'g'), '');
  if (!bare.includes("script-src 'self'")) throw new Error('firebase.json has no script-src.');
  return bare.replace("script-src 'self'", `script-src 'self' ${hash}`);
}

/** firebase.json with the functions of that project as the only ones that pages may call. */
export function withFunctionsOf(firebaseJson: string, projectId: string): string {
  const functions = /https:\/\/[a-z0-9*-]+\.cloudfunctions\.net/g;
  return firebaseJson.replace(functions, `https://${REGION}-${projectId}.cloudfunctions.net`);
}

/** Hosts of Firebase Analytics, by the directive that lets pages ask them. */
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

/** A Content-Security-Policy, or a text with one in it, in which pages may count visits, or may not. */
export function withAnalytics(policy: string, counts: boolean): string {
  return Object.entries(ANALYTICS_HOSTS).reduce((text, [directive, hosts]) => {
    const found = new RegExp(`(?<![a-z-])${directive} [^;"]*`);
    if (!found.test(text)) throw new Error(`The policy has no ${directive}.`);
    return text.replace(found, (sources) => {
      const others = sources.split(' ').filter((source) => !hosts.includes(source));
      return [...others, ...(counts ? hosts : [])].join(' ');
    });
  }, policy);
}

/** Whether public/config.json, by its text, has visits counted. */
export function countsVisits(config: string): boolean {
  return (JSON.parse(config) as { readonly analytics?: unknown }).analytics === true;
}

/** The project that is deployed to, by .firebaserc's text. */
export function projectOf(firebaserc: string): string {
  return (JSON.parse(firebaserc) as { projects: { default: string } }).projects.default;
}
