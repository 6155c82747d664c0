/**
 * `npm run rules`: regenerates firestore.rules. A unit test fails while the committed file is
 * outdated.
 */
import { writeFileSync } from 'node:fs';
import { DEFINITIONS } from '../src/games/definitions.ts';
import { makeRules } from './rules/rules.ts';

writeFileSync(new URL('../firestore.rules', import.meta.url), makeRules(DEFINITIONS));
