/**
 * `npm run csp`: updates Hosting's rewrites and the demo site's Content-Security-Policy in
 * firebase.json, from which every server on this machine takes its policy. A deployment derives the
 * policy of its own site (tools/deploy). The build fails while the boot script's hash is outdated,
 * a unit test fails while the hash, the functions' origin or the hosts of Analytics and App Check
 * are.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bundleBoot, withPolicyOf } from './build/boot.ts';
import { REWRITES, withRewrites } from './build/previews.ts';
import { DEMO_PROJECT, siteFor } from './build/site.ts';

const file = new URL('../firebase.json', import.meta.url);
const demo = siteFor(DEMO_PROJECT);
const policed = withPolicyOf(readFileSync(file, 'utf8'), demo, await bundleBoot());
writeFileSync(file, withRewrites(policed, REWRITES));
