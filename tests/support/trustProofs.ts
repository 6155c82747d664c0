/**
 * Where each sentence of the pages on privacy and accessibility is held true: a test's title and file,
 * or words of a document, such as a decision, for what no test can show.
 */
import { OLDEST } from '../../src/lib/floor.ts';

export type Proof =
  | { readonly test: string; readonly title: string }
  | { readonly document: string; readonly words: string };

const inTest = (test: string, title: string): Proof => ({ test, title });
const inDocument = (document: string, words: string): Proof => ({ document, words });

export const PROOFS: Readonly<Record<string, readonly Proof[]>> = {
  // Ways to play
  'You can play every game with the keyboard alone.': [
    inTest('tests/e2e/play.spec.ts', 'by keyboard alone, from the home page to the result'),
    inTest(
      'tests/views/crossnumber.test.tsx',
      'by keyboard: Tab goes from clue to clue, digits run along the entry, and nothing else moves',
    ),
    inTest('tests/views/geografind.test.tsx', 'is won by keyboard alone'),
    inTest(
      'tests/views/royal-family.test.tsx',
      'by keyboard: plates are walked to, names chosen, to the end',
    ),
    inTest(
      'tests/views/yearly-daily.test.tsx',
      'by keyboard: a piece is taken, moved, turned, flipped and laid, and nothing else moves',
    ),
  ],
  'Press the question mark to see the keys of a game.': [
    inTest('tests/views/keys.test.tsx', 'a question mark, or the menu, opens the list of keys'),
  ],
  'You can always see which button a key would press.': [
    inTest('tests/e2e/shell.spec.ts', 'the keyboard’s focus is always to be seen'),
  ],
  'What you can drag, you can tap as well.': [
    inTest(
      'tests/views/sudoku-shift.touch.test.tsx',
      'handles are as wide as a finger, and take a press between them',
    ),
    inTest(
      'tests/views/yearly-daily.touch.test.tsx',
      'by touch: a piece is tapped, then the board; all of it is in view',
    ),
    inTest(
      'tests/views/royal-family.touch.test.tsx',
      'by touch on a phone: all is in view, clues slide up, the tree zooms, to the end',
    ),
  ],
  'There is no time limit. You can hide the timer in the settings.': [
    inTest(
      'tests/views/sudoku-shift.test.tsx',
      'restart asks first, and undo brings everything back; the timer can be hidden and clashes left unmarked',
    ),
  ],
  'You can move the controls to the side of your left hand.': [
    inTest('tests/views/modes.touch.test.tsx', 'for a left hand the controls stand on its side'),
  ],
  // Seeing and hearing
  'Screen readers hear moves, clashes and hints in words.': [
    inTest(
      'tests/views/sudoku-shift.test.tsx',
      'it says how many rows were moved, and what clashes',
    ),
    inTest(
      'tests/views/crossnumber.test.tsx',
      'the clue is spoken on coming to the grid, and so is what is pencilled in or a hint writes',
    ),
    inTest(
      'tests/views/crossnumber.test.tsx',
      'a clue that is broken is told in one breath with the digit that breaks it',
    ),
  ],
  'No mistake is shown by colour alone.': [
    inTest('tests/engines/engineSuite.ts', 'a clash is hatched, not filled'),
    inTest(
      'tests/views/crossnumber.test.tsx',
      'a full grid that does not hold says so, and marks the place by more than a colour',
    ),
  ],
  'In high contrast modes the boards of four games keep their lines.': [
    inTest(
      'tests/views/sudoku-shift.test.tsx',
      'in forced colours rows, cells and boxes have lines, and clashes are hatched',
    ),
    inTest('tests/views/crossnumber.test.tsx', 'in forced colours the grid has lines and blocks'),
    inTest(
      'tests/views/geografind.test.tsx',
      'in forced colours the map has lines, and guesses stand out',
    ),
    inTest(
      'tests/views/royal-family.test.tsx',
      'in forced colours lines, plates and the choice are drawn by the system’s',
    ),
  ],
  'Letters can be twice as large. No page gets wider than the screen.': [
    inTest('tests/views/modes.touch.test.tsx', 'no page is wider than the screen'),
    inTest('tests/views/sudoku-shift.touch.test.tsx', 'letters twice as large run over nothing'),
  ],
  'Your browser can translate the pages and the games.': [
    inTest(
      'tests/views/translated.test.tsx',
      'the pages around them: settings, a game’s own page, leaderboard, statistics',
    ),
    inTest(
      'tests/views/translated.test.tsx',
      'Sudoku Shift: digits, marks, boards, hints, the end',
    ),
  ],
  // How we test
  'A program called axe looks at the pages in light and dark, on a phone and on a desktop.': [
    inTest('tests/e2e/accessibility.spec.ts', 'the pages'),
    inTest(
      'tests/e2e/accessibility.spec.ts',
      'a puzzle to its end on a desktop, what it leaves behind, and what is missing',
    ),
  ],
  [`Crema runs in ${OLDEST}, and in anything newer.`]: [
    inTest('tests/e2e/oldest.spec.ts', 'every page opens'),
    inDocument('docs/decisions/0045-old-browsers.md', 'The floor is Chromium 109'),
  ],
  'Tests play in Chromium, and in short in Firefox and in WebKit, on which Safari is built.': [
    inDocument('docs/decisions/0022-three-engines.md', 'One suite, three engines'),
  ],
  // Missing
  'Only programs have tested this so far. We had no help yet from people who need it.': [
    inDocument(
      'docs/decisions/0041-privacy-and-accessibility.md',
      'No one who depends on a screen reader',
    ),
  ],
  'No game was played from start to end by ear alone.': [
    inDocument(
      'docs/decisions/0041-privacy-and-accessibility.md',
      'no game was played by ear alone',
    ),
  ],
  'We have not tried VoiceOver on an iPhone.': [
    inDocument('docs/ios.md', 'Also only on a device: VoiceOver'),
  ],
  'On a phone the arrows of large Sudoku Shift boards are narrow. The keypad has wide ones.': [
    inDocument(
      'docs/decisions/0026-what-boards-do-for-players.md',
      "the keypad's two slide buttons are the large targets",
    ),
  ],
  'We have not tested Yearly Daily in high contrast modes.': [
    inDocument(
      'docs/decisions/0041-privacy-and-accessibility.md',
      'Yearly Daily has no test in forced colours',
    ),
  ],
  'Crema speaks English only.': [
    inDocument('docs/decisions/0041-privacy-and-accessibility.md', 'in English alone'),
  ],
  // On your device
  'You can play without an account. Your games then stay on this device.': [
    inTest('src/sync/engine.test.ts', 'nobody without an account on this device'),
    inTest(
      'tests/e2e/accounts.spec.ts',
      'a visit without an account asks for what was published, by one document a start, for a board at a finish, and for nothing else',
    ),
    inTest('src/sync/sittings.test.ts', 'is asked nothing by a device without an account'),
  ],
  'This browser keeps your results, begun games and settings until you clear its data.': [
    inTest('src/storage/dexieStorage.test.ts', 'outlives the page'),
    inTest('tests/engines/engineSuite.ts', 'settings are kept'),
  ],
  'The moves of finished games go after 400 days. Those of each game’s best result stay.': [
    inTest(
      'tests/support/storageContract.ts',
      'goes after 400 days, but for the best result of the game',
    ),
  ],
  'When you sign out, your games leave this device. Your choice of colours stays.': [
    inTest('tests/e2e/accounts.spec.ts', 'signing out forgets the player and keeps the colours'),
  ],
  'Results that were not sent yet can wait here until you come back. You are asked.': [
    inDocument(
      'docs/decisions/0012-accounts.md',
      'Unsent results can be sent, saved, or left behind for when the account comes back.',
    ),
  ],
  'At a finish the app reads the leaderboard, to tell which place would be yours. It sends nothing of you.':
    [
      inTest(
        'tests/e2e/tables.spec.ts',
        'who is signed out learns at the finish which place would be theirs',
      ),
      inTest(
        'tests/e2e/accounts.spec.ts',
        'a visit without an account asks for what was published, by one document a start, for a board at a finish, and for nothing else',
      ),
    ],
  'Names that you give to people at a table stay on this device, and in your backups.': [
    inTest(
      'tests/e2e/tables.spec.ts',
      'times are hidden, members labelled and removed, the code renewed, the table left',
    ),
    inTest('src/storage/backup.test.ts', 'carries labels, and adds to those here'),
  ],
  'Crema sets no cookies while usage figures are off.': [
    inTest('tests/e2e/trust.spec.ts', 'both pages can be read offline, and no cookie is set'),
  ],
  // On the server, if you have an account
  'The sign-in service keeps your e-mail address, how you sign in, and when you last did.': [
    inTest(
      'tests/backend/desk/exportMyData.test.ts',
      'has every document that deleting the account would remove, over the wire',
    ),
  ],
  'If you sign in with Google or the like, it gets your name and picture too. Crema uses neither.':
    [
      inDocument(
        'docs/decisions/0041-privacy-and-accessibility.md',
        'Names and pictures from providers are never read',
      ),
    ],
  'The server keeps your two-word name, results, settings, begun games, and of finished ones the moves and the time of finishing.':
    [
      inTest(
        'tests/backend/desk/exportMyData.test.ts',
        'has every document that deleting the account would remove, over the wire',
      ),
    ],
  'It also keeps at which tables you sit, and how many wrong codes you tried.': [
    inTest(
      'tests/backend/tables.test.ts',
      'is made by a player, and joined by its code, spoken or as a link',
    ),
    inTest(
      'tests/backend/tables.test.ts',
      'refuse the eleventh wrong code of an hour, and the right one with it',
    ),
  ],
  'Other players cannot read them, except for what the next part says.': [
    inTest('tests/backend/rulesOfPlays.test.ts', 'reads nothing'),
    inTest('tests/backend/rulesOfSettings.test.ts', 'reads nothing'),
    inTest('tests/backend/rulesOfSittings.test.ts', 'reads none'),
  ],
  'The people who run this site can look into its database.': [
    inDocument(
      'docs/decisions/0041-privacy-and-accessibility.md',
      'Those who run the project can read everything',
    ),
  ],
  'A begun game leaves the server 60 days after it was last saved.': [
    inTest('tools/rules/indexes.test.ts', 'what has an end is removed at it'),
    inDocument('docs/decisions/0036-unfinished-games.md', 'What is left over ends after 60 days'),
  ],
  'The rest stays until you delete your account.': [
    inDocument(
      'docs/decisions/0041-privacy-and-accessibility.md',
      'Nothing else of an account ends by itself',
    ),
  ],
  // Seen by others
  'Leaderboards show your two-word name, your small picture and your result to everybody.': [
    inTest('tests/backend/functions.test.ts', 'makes an entry and counts it'),
  ],
  'The two words come from our lists. You cannot type any.': [
    inTest(
      'tests/backend/functions.test.ts',
      'refuses what is no name, icon or colour of the lists',
    ),
    inTest('tests/backend/rules.test.ts', 'names'),
  ],
  'Your e-mail address is not there.': [
    inTest('tests/backend/functions.test.ts', 'makes an entry and counts it'),
  ],
  'At a table, the others there see your two words, your picture and your results from yesterday on.':
    [
      inTest(
        'tests/backend/tables.test.ts',
        'shows what its members finish, and what they had finished when they came',
      ),
    ],
  'You can hide your times there.': [
    inTest(
      'tests/backend/tables.test.ts',
      'hides times that come later, and those of who comes back as they were',
    ),
  ],
  'If you leave a table, your results leave with you.': [
    inTest('src/protocol/table.test.ts', 'forgets the results of who has left'),
  ],
  'Nobody else sees a table.': [
    inTest('tests/backend/rulesOfTables.test.ts', 'reads nothing of %s'),
    inTest('tests/backend/rulesOfTables.test.ts', 'reads it no more once they have left'),
  ],
  'A result that looks too quick waits until one of our editors has seen its moves.': [
    inTest('tests/backend/verdicts.test.ts', 'waits, unseen and uncounted, with its log'),
  ],
  'Editors can see the moves of the ten best on each board for 30 days.': [
    inTest('tests/backend/verdicts.test.ts', 'keeps its log among the ten best alone'),
    inDocument(
      'docs/decisions/0028-scale.md',
      'The ten best of each board keep their logs for 30 days',
    ),
  ],
  // Only if you say so
  'Usage figures are off until you turn them on. They tell Google which pages are opened.': [
    inTest('tests/e2e/accounts.spec.ts', 'nothing is counted without consent'),
  ],
  'A report on a puzzle holds the puzzle and your words, and not who you are. It goes after 400 days.':
    [
      inDocument(
        'docs/operations.md',
        '| reports of puzzles | `reports.until` | 400 days, settled or not |',
      ),
      inTest(
        'tests/backend/desk/reportPuzzle.test.ts',
        'is taken from everybody, the same one once',
      ),
      inTest('src/firebase/reports.test.ts', '%s goes without the player’s session'),
    ],
  'When Crema breaks, you can send a report. You see all of it before. It goes after 90 days.': [
    inTest(
      'src/app/shell/SendErrorReport.test.tsx',
      'sends nothing by itself, and on a press what it shows',
    ),
    inTest(
      'tests/backend/desk/reportError.test.ts',
      'is taken from everybody over the wire, the same one once, and names no sender',
    ),
    inDocument('docs/decisions/0042-watch.md', 'ends after 90 days'),
  ],
  // Seen by every website
  'The pages and the database are on Google’s servers. They see the network address of your device, and log it.':
    [
      inDocument(
        'docs/decisions/0041-privacy-and-accessibility.md',
        'Google’s servers see the network address of a device, and Hosting and functions log it',
      ),
    ],
  'The logs of the server can name an account by its number. They go after 30 days.': [
    inDocument('docs/operations.md', 'of functions are kept 30 days'),
  ],
  'Google’s reCAPTCHA looks at your browser, to tell players from programs. It may set a cookie of Google’s.':
    [inDocument('docs/decisions/0043-app-check.md', 'reCAPTCHA looks at the browser')],
  'There are no ads here.': [
    inDocument('docs/decisions/0041-privacy-and-accessibility.md', 'No page loads advertising'),
  ],
  // Take it with you, or end it
  '“Download my data” in your account saves one file with all that the server has of you.': [
    inTest(
      'tests/backend/desk/exportMyData.test.ts',
      'has every document that deleting the account would remove, over the wire',
    ),
    inTest('src/app/account/DownloadMyData.test.tsx', 'saves what the server has as a file'),
  ],
  '“Delete account” takes it off the server at once, and your rows off the leaderboards.': [
    inTest('tests/backend/functions.test.ts', 'leaves nothing behind'),
    inTest(
      'tests/e2e/accounts.spec.ts',
      'the account’s data come as a file, and deleting it leaves nothing',
    ),
  ],
  'One mark stays for 400 days: a random number and the time. So no old device can make the account again.':
    [
      inDocument(
        'docs/operations.md',
        '| marks of deleted accounts | `deletedAccounts.until` | 400 days |',
      ),
      inTest(
        'tests/backend/desk/exportMyData.test.ts',
        'deleting the account leaves its number in the mark alone, and in the log of an editor’s own changes',
      ),
    ],
  'If you were an editor, the log of your changes stays as well, for two years.': [
    inDocument('docs/operations.md', "| the desk's log of changes | `audit.until` | two years |"),
    inTest(
      'tests/backend/desk/exportMyData.test.ts',
      'deleting the account leaves its number in the mark alone, and in the log of an editor’s own changes',
    ),
  ],
  'Google’s backups of the database end after 14 weeks. The copies that we make end after a year.':
    [
      inDocument(
        'docs/operations.md',
        'Backups and exports forget within their own time: 14 weeks, and a year.',
      ),
    ],
  'If we must bring a copy back, accounts that were deleted since are deleted again.': [
    inTest('tests/backend/forget.test.ts', 'are deleted again, and the others stay'),
  ],
};
