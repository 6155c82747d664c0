/**
 * `npm run csp`: writes the boot script's hash, the address of .firebaserc's project's functions, and
 * where public/config.json has visits counted the hosts that count them, into firebase.json, from which
 * every server takes the Content-Security-Policy. The build refuses to go on while the hash is stale, a
 * unit test while any of them is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  bundleBoot,
  countsVisits,
  hashOf,
  projectOf,
  withAnalytics,
  withFunctionsOf,
  withHash,
} from './build/boot.ts';

const file = new URL('../firebase.json', import.meta.url);
const project = projectOf(readFileSync(new URL('../.firebaserc', import.meta.url), 'utf8'));
const config = readFileSync(new URL('../public/config.json', import.meta.url), 'utf8');
const hashed = withHash(readFileSync(file, 'utf8'), hashOf(await bundleBoot()));
writeFileSync(file, withAnalytics(withFunctionsOf(hashed, project), countsVisits(config)));
