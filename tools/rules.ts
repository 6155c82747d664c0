/**
 * `npm run rules`: regenerates firestore.rules, and adds the profile maps of new games to the index
 * exemptions. A unit test fails while the committed files are outdated.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { DEFINITIONS } from '../src/games/definitions.ts';
import { makeRules } from './rules/rules.ts';

writeFileSync(new URL('../firestore.rules', import.meta.url), makeRules(DEFINITIONS));

interface Override {
  readonly collectionGroup: string;
  readonly fieldPath: string;
  readonly indexes: readonly unknown[];
}

const indexFile = new URL('../firestore.indexes.json', import.meta.url);
const indexes = JSON.parse(readFileSync(indexFile, 'utf8')) as { fieldOverrides: Override[] };
const isOfUsers = ({ collectionGroup }: Override) => collectionGroup === 'users';
for (const { stored } of DEFINITIONS) {
  const { fieldOverrides } = indexes;
  const fieldPath = stored.profileMap;
  if (fieldOverrides.some((one) => isOfUsers(one) && one.fieldPath === fieldPath)) continue;
  const last = fieldOverrides.findLastIndex(isOfUsers);
  fieldOverrides.splice(last + 1, 0, { collectionGroup: 'users', fieldPath, indexes: [] });
}
writeFileSync(indexFile, `${JSON.stringify(indexes, null, 2)}\n`);
