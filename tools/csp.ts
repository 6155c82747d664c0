/**
 * `npm run csp`: updates Hosting's rewrites and the Content-Security-Policy in firebase.json, from
 * which every server takes its policy: the boot script's hash, the functions' origin of .firebaserc's project, and, if
 * public/config.json enables analytics, the hosts of Firebase Analytics, and those of App Check if it has a key. The build fails while the
 * hash is outdated, a unit test fails while the hash, the origin or the hosts are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import {
  appCheckIn,
  bundleBoot,
  countsVisits,
  hashOf,
  projectOf,
  withAnalytics,
  withAppCheck,
  withFunctionsOf,
  withHash,
} from './build/boot.ts';
import { REWRITES, withRewrites } from './build/previews.ts';

const file = new URL('../firebase.json', import.meta.url);
const project = projectOf(readFileSync(new URL('../.firebaserc', import.meta.url), 'utf8'));
const config = readFileSync(new URL('../public/config.json', import.meta.url), 'utf8');
const hashed = withHash(readFileSync(file, 'utf8'), hashOf(await bundleBoot()));
const counting = withAnalytics(withFunctionsOf(hashed, project), countsVisits(config));
const policed = withAppCheck(counting, appCheckIn(config).isUsed);
writeFileSync(file, withRewrites(policed, REWRITES));
