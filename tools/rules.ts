/** `npm run rules`: writes firestore.rules anew. A unit test fails while the committed one is stale. */
import { writeFileSync } from 'node:fs';
import { DEFINITIONS } from '../src/games/definitions.ts';
import { makeRules } from './rules/rules.ts';

writeFileSync(new URL('../firestore.rules', import.meta.url), makeRules(DEFINITIONS));
