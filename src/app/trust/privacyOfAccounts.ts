/** The part of the privacy page on accounts: their data on the server, and who sees which. */
import type { Section } from './sentences.ts';

const DECISION = 'docs/decisions/0041-privacy-and-accessibility.md';
const EXPORT = 'tests/backend/desk/exportMyData.test.ts';

export const PRIVACY_OF_ACCOUNTS: readonly Section[] = [
  {
    title: 'On the server, if you have an account',
    sentences: [
      {
        id: 'sign-in',
        text: 'The sign-in service keeps your e-mail address, how you sign in, and when you last did.',
        proofs: [
          {
            test: EXPORT,
            title: 'has every document that deleting the account would remove, over the wire',
          },
        ],
      },
      {
        id: 'provider',
        text: 'If you sign in with Google or the like, it gets your name and picture too. Crema uses neither.',
        proofs: [{ document: DECISION, words: 'Names and pictures from providers are never read' }],
      },
      {
        id: 'stored',
        text: 'The server keeps your two-word name, results, settings, begun games, and of finished ones the moves and the time of finishing.',
        proofs: [
          {
            test: EXPORT,
            title: 'has every document that deleting the account would remove, over the wire',
          },
        ],
      },
      {
        id: 'seats',
        text: 'It also keeps at which tables you sit, and how many wrong codes you tried.',
        proofs: [
          {
            test: 'tests/backend/tables.test.ts',
            title: 'is made by a player, and joined by its code, spoken or as a link',
          },
          {
            test: 'tests/backend/tables.test.ts',
            title: 'refuse the eleventh wrong code of an hour, and the right one with it',
          },
        ],
      },
      {
        id: 'owner',
        text: 'Other players cannot read them, except for what the next part says.',
        proofs: [
          { test: 'tests/backend/rulesOfPlays.test.ts', title: 'reads nothing' },
          { test: 'tests/backend/rulesOfSettings.test.ts', title: 'reads nothing' },
          { test: 'tests/backend/rulesOfSittings.test.ts', title: 'reads none' },
        ],
      },
      {
        id: 'operators',
        text: 'The people who run this site can look into its database.',
        proofs: [{ document: DECISION, words: 'Those who run the project can read everything' }],
      },
      {
        id: 'begun-games',
        text: 'A begun game leaves the server 60 days after it was last saved.',
        proofs: [
          { test: 'tools/rules/indexes.test.ts', title: 'what has an end is removed at it' },
          {
            document: 'docs/decisions/0036-unfinished-games.md',
            words: 'What is left over ends after 60 days',
          },
        ],
      },
      {
        id: 'rest',
        text: 'The rest stays until you delete your account.',
        proofs: [{ document: DECISION, words: 'Nothing else of an account ends by itself' }],
      },
    ],
  },
  {
    title: 'What others see',
    sentences: [
      {
        id: 'boards',
        text: 'Leaderboards show your two-word name, your small picture and your result to everybody.',
        proofs: [
          { test: 'tests/backend/functions.test.ts', title: 'makes an entry and counts it' },
        ],
      },
      {
        id: 'name',
        text: 'The two words come from our lists. You cannot type any.',
        proofs: [
          { test: 'tests/backend/functions.test.ts', title: 'refuses %s' },
          { test: 'tests/backend/rules.test.ts', title: 'names' },
        ],
      },
      {
        id: 'no-email',
        text: 'Your e-mail address is not there.',
        proofs: [
          { test: 'tests/backend/functions.test.ts', title: 'makes an entry and counts it' },
        ],
      },
      {
        id: 'table',
        text: 'At a table, the others there see your two words, your picture and your results from yesterday on.',
        proofs: [
          {
            test: 'tests/backend/tables.test.ts',
            title: 'shows what its members finish, and what they had finished when they came',
          },
        ],
      },
      {
        id: 'table-times',
        text: 'You can hide your times there.',
        proofs: [
          {
            test: 'tests/backend/tables.test.ts',
            title: 'hides the times of who wants it, those of before too',
          },
        ],
      },
      {
        id: 'table-left',
        text: 'If you leave a table, your results leave with you.',
        proofs: [
          {
            test: 'tests/backend/tables.test.ts',
            title: 'is left, and its results of the player with it',
          },
        ],
      },
      {
        id: 'table-others',
        text: 'Nobody else sees a table.',
        proofs: [
          { test: 'tests/backend/rulesOfTables.test.ts', title: 'reads nothing of %s' },
          {
            test: 'tests/backend/rulesOfTables.test.ts',
            title: 'reads it no more once they have left',
          },
        ],
      },
      {
        id: 'held',
        text: 'A result that looks too quick waits until one of our editors has seen its moves.',
        proofs: [
          {
            test: 'tests/backend/verdicts.test.ts',
            title: 'waits, unseen and uncounted, with its log',
          },
        ],
      },
      {
        id: 'best',
        text: 'Editors can see the moves of the ten best on each board for 30 days.',
        proofs: [
          {
            test: 'tests/backend/verdicts.test.ts',
            title: 'keeps its log among the ten best alone',
          },
          {
            document: 'docs/decisions/0028-scale.md',
            words: 'The ten best of each board keep their logs for 30 days',
          },
        ],
      },
    ],
  },
];
