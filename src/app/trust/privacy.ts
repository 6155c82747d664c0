/** Text of the privacy page. */
import { PRIVACY_OF_ACCOUNTS } from './privacyOfAccounts.ts';
import type { TrustPage } from './sentences.ts';

const DECISION = 'docs/decisions/0041-privacy-and-accessibility.md';
const OPERATIONS = 'docs/operations.md';
const EXPORT = 'tests/backend/desk/exportMyData.test.ts';

export const PRIVACY: TrustPage = {
  path: '/privacy',
  title: 'Privacy',
  opening: 'What Crema keeps, where it lies, and how it goes away.',
  sections: [
    {
      title: 'On your device',
      sentences: [
        {
          id: 'no-account',
          text: 'You can play without an account. Your games then stay on this device.',
          proofs: [
            { test: 'src/sync/engine.test.ts', title: 'nobody without an account on this device' },
            {
              test: 'tests/e2e/accounts.spec.ts',
              title:
                'a visit without an account asks for what was published, by one document a start, for a board at a finish, and for nothing else',
            },
            {
              test: 'src/sync/sittings.test.ts',
              title: 'is asked nothing by a device without an account',
            },
          ],
        },
        {
          id: 'browser',
          text: 'This browser keeps your results, begun games and settings until you clear its data.',
          proofs: [
            { test: 'src/storage/dexieStorage.test.ts', title: 'outlives the page' },
            { test: 'tests/engines/smoke.ts', title: 'settings are kept' },
          ],
        },
        {
          id: 'moves',
          text: 'The moves of finished games go after 400 days. Those of each game’s best result stay.',
          proofs: [
            {
              test: 'tests/support/storageContract.ts',
              title: 'goes after 400 days, but for the best result of the game',
            },
          ],
        },
        {
          id: 'signing-out',
          text: 'When you sign out, your games leave this device. Your choice of colours stays.',
          proofs: [
            {
              test: 'tests/e2e/accounts.spec.ts',
              title: 'signing out forgets the player and keeps the colours',
            },
          ],
        },
        {
          id: 'unsent',
          text: 'Results that were not sent yet can wait here until you come back. You are asked.',
          proofs: [
            {
              document: 'docs/decisions/0012-accounts.md',
              words:
                'Unsent results can be sent, saved, or left behind for when the account comes back.',
            },
          ],
        },
        {
          id: 'would-be',
          text: 'At a finish the app reads the leaderboard, to tell which place would be yours. It sends nothing of you.',
          proofs: [
            {
              test: 'tests/e2e/tables.spec.ts',
              title: 'who is signed out learns at the finish which place would be theirs',
            },
            {
              test: 'tests/e2e/accounts.spec.ts',
              title:
                'a visit without an account asks for what was published, by one document a start, for a board at a finish, and for nothing else',
            },
          ],
        },
        {
          id: 'labels',
          text: 'Names that you give to people at a table stay on this device, and in your backups.',
          proofs: [
            {
              test: 'tests/e2e/tables.spec.ts',
              title:
                'times are hidden, members labelled and removed, the code renewed, the table left',
            },
            { test: 'src/storage/backup.test.ts', title: 'carries labels, and adds to those here' },
          ],
        },
        {
          id: 'cookies',
          text: 'Crema sets no cookies while usage figures are off.',
          proofs: [
            {
              test: 'tests/e2e/trust.spec.ts',
              title: 'both pages can be read offline, and no cookie is set',
            },
          ],
        },
      ],
    },
    ...PRIVACY_OF_ACCOUNTS,
    {
      title: 'Only if you say so',
      sentences: [
        {
          id: 'usage',
          text: 'Usage figures are off until you turn them on. They tell Google which pages are opened.',
          proofs: [
            {
              test: 'tests/e2e/accounts.spec.ts',
              title: 'nothing is counted without consent',
            },
          ],
        },
        {
          id: 'report',
          text: 'A report on a puzzle holds the puzzle and your words, and not who you are. It goes after 400 days.',
          proofs: [
            {
              document: OPERATIONS,
              words: '| reports of puzzles | `reports.until` | 400 days, settled or not |',
            },
            {
              test: 'tests/backend/desk/reportPuzzle.test.ts',
              title: 'is taken from everybody, the same one once',
            },
            {
              test: 'src/firebase/reports.test.ts',
              title: '%s goes without the player’s session',
            },
          ],
        },
        {
          id: 'error',
          text: 'When Crema breaks, you can send a report. You see all of it before. It goes after 90 days.',
          proofs: [
            {
              test: 'src/app/shell/SendErrorReport.test.tsx',
              title: 'sends nothing by itself, and on a press what it shows',
            },
            {
              test: 'tests/backend/desk/reportError.test.ts',
              title:
                'is taken from everybody over the wire, the same one once, and names no sender',
            },
            { document: 'docs/decisions/0042-watch.md', words: 'ends after 90 days' },
          ],
        },
      ],
    },
    {
      title: 'What every website sees',
      sentences: [
        {
          id: 'address',
          text: 'The pages and the database are on Google’s servers. They see the network address of your device, and log it.',
          proofs: [
            {
              document: DECISION,
              words:
                'Google’s servers see the network address of a device, and Hosting and functions log it',
            },
          ],
        },
        {
          id: 'logs',
          text: 'The logs of the server can name an account by its number. They go after 30 days.',
          proofs: [{ document: OPERATIONS, words: 'of functions are kept 30 days' }],
        },
        {
          id: 'app-check',
          text: 'Google’s reCAPTCHA looks at your browser, to tell players from programs. It may set a cookie of Google’s.',
          proofs: [
            {
              document: 'docs/decisions/0043-app-check.md',
              words: 'reCAPTCHA looks at the browser',
            },
          ],
          onlyWithAppCheck: true,
        },
        {
          id: 'ads',
          text: 'There are no ads here.',
          proofs: [{ document: DECISION, words: 'No page loads advertising' }],
        },
      ],
    },
    {
      title: 'Take it with you, or end it',
      sentences: [
        {
          id: 'download',
          text: '“Download my data” in your account saves one file with all that the server has of you.',
          proofs: [
            {
              test: EXPORT,
              title: 'has every document that deleting the account would remove, over the wire',
            },
            {
              test: 'src/app/account/DownloadMyData.test.tsx',
              title: 'saves what the server has as a file',
            },
          ],
        },
        {
          id: 'delete',
          text: '“Delete account” takes it off the server at once, and your rows off the leaderboards.',
          proofs: [
            { test: 'tests/backend/functions.test.ts', title: 'leaves nothing behind' },
            {
              test: 'tests/e2e/accounts.spec.ts',
              title: 'the account’s data come as a file, and deleting it leaves nothing',
            },
          ],
        },
        {
          id: 'mark',
          text: 'One mark stays for 400 days: a random number and the time. So no old device can make the account again.',
          proofs: [
            {
              document: OPERATIONS,
              words: '| marks of deleted accounts | `deletedAccounts.until` | 400 days |',
            },
            {
              test: EXPORT,
              title:
                'deleting the account leaves its number in the mark alone, and in the log of an editor’s own changes',
            },
          ],
        },
        {
          id: 'editors',
          text: 'If you were an editor, the log of your changes stays as well, for two years.',
          proofs: [
            {
              document: OPERATIONS,
              words: "| the desk's log of changes | `audit.until` | two years |",
            },
            {
              test: EXPORT,
              title:
                'deleting the account leaves its number in the mark alone, and in the log of an editor’s own changes',
            },
          ],
        },
        {
          id: 'backups',
          text: 'Google’s backups of the database end after 14 weeks. The copies that we make end after a year.',
          proofs: [
            {
              document: OPERATIONS,
              words: 'Backups and exports forget within their own time: 14 weeks, and a year.',
            },
          ],
        },
        {
          id: 'restored',
          text: 'If we must bring a copy back, accounts that were deleted since are deleted again.',
          proofs: [
            {
              test: 'tests/backend/forget.test.ts',
              title: 'are deleted again, and the others stay',
            },
          ],
        },
      ],
    },
  ],
};
