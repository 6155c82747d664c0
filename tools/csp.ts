/**
 * `npm run csp`: writes the boot script's hash into firebase.json, from which every server takes the
 * Content-Security-Policy. The build refuses to go on while it is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bundleBoot, hashOf, withHash } from './build/boot.ts';

const file = new URL('../firebase.json', import.meta.url);
writeFileSync(file, withHash(readFileSync(file, 'utf8'), hashOf(await bundleBoot())));
