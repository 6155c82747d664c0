/** The site's origin, for addresses that other apps read. */
import { readFileSync } from 'node:fs';
import { projectOf } from './boot.ts';

/** CREMA_ORIGIN for a domain of one's own, else the address that Hosting gives .firebaserc's project. */
export function siteOrigin(): string {
  const own = process.env.CREMA_ORIGIN;
  if (own !== undefined) return new URL(own).origin;
  const project = projectOf(readFileSync(new URL('../../.firebaserc', import.meta.url), 'utf8'));
  return `https://${project}.web.app`;
}
