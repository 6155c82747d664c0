/**
 * `npm run csp`: writes the boot script's hash and the address of .firebaserc's project's functions
 * into firebase.json, from which every server takes the Content-Security-Policy. The build refuses to
 * go on while the hash is stale, a unit test while either is.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { bundleBoot, hashOf, projectOf, withFunctionsOf, withHash } from './build/boot.ts';

const file = new URL('../firebase.json', import.meta.url);
const project = projectOf(readFileSync(new URL('../.firebaserc', import.meta.url), 'utf8'));
const hashed = withHash(readFileSync(file, 'utf8'), hashOf(await bundleBoot()));
writeFileSync(file, withFunctionsOf(hashed, project));
