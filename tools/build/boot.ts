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

/** The project that is deployed to, by .firebaserc's text. */
export function projectOf(firebaserc: string): string {
  return (JSON.parse(firebaserc) as { projects: { default: string } }).projects.default;
}
