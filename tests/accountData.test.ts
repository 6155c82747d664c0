/**
 * Every collection of the database either holds data about an account, and is then exported to its
 * player and removed with the account, or is known to hold none.
 */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ACCOUNT_DATA } from '../functions/src/accountData.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

/** Collections without data about an account, each with the reason. */
const OTHERS: Readonly<Record<string, string>> = {
  puzzles: 'rows of a board’s best are copies of entries, and go with them',
  leaderboards: 'has no documents of its own',
  shards: 'counts of all players together',
  floors: 'the quickest times of all players together',
  published: 'versions of puzzles',
  reports: 'come without a session, and name no account',
  limits: 'counts of calls a day',
  errors: 'come without a session, and name no account',
  health: 'counts of the whole site',
  tableCodes: 'the table that a code leads to',
  circle: 'whether the site is closed',
  invitations: 'codes for accounts that are not known yet',
  deletedAccounts: 'the mark that stays, for no device to make the account anew',
};

const indexed = (
  JSON.parse(read('firestore.indexes.json')).fieldOverrides as { collectionGroup: string }[]
).map(({ collectionGroup }) => collectionGroup);
const ruled = [...read('firestore.rules').matchAll(/^\s*match (\/\S+) \{/gm)].flatMap(([, path]) =>
  path!
    .split('/')
    .filter(
      (part) => /^[a-zA-Z]+$/.test(part) && !/^(databases|documents|settings|closed)$/.test(part),
    ),
);

it('every collection of rules and indexes is exported and removed, or holds nothing of an account', () => {
  const known = [...ACCOUNT_DATA.map(({ collection }) => collection), ...Object.keys(OTHERS)];
  expect(new Set([...indexed, ...ruled])).toEqual(new Set(known));
});

it('a place is in one list alone, and under one name', () => {
  const names = ACCOUNT_DATA.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { collection } of ACCOUNT_DATA) expect(OTHERS).not.toHaveProperty(collection);
});
