/**
 * `npm run rules`: regenerates firestore.rules, and adds the profile maps of new games to the index
 * exemptions. A unit test fails while the committed files are outdated.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { DEFINITIONS } from '../src/games/definitions.ts';
import { withExemptions } from './rules/indexes.ts';
import { makeRules } from './rules/rules.ts';

writeFileSync(new URL('../firestore.rules', import.meta.url), makeRules(DEFINITIONS));

const indexes = new URL('../firestore.indexes.json', import.meta.url);
writeFileSync(indexes, withExemptions(readFileSync(indexes, 'utf8'), DEFINITIONS));
