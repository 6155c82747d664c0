/** Text of the accessibility page. */
import { OLDEST } from '../../lib/floor.ts';
import type { TrustPage } from './sentences.ts';

const DECISION = 'docs/decisions/0041-privacy-and-accessibility.md';
const FORCED_COLOURS = [
  {
    test: 'tests/views/sudoku-shift.test.tsx',
    title: 'in forced colours rows, cells and boxes have lines, and clashes are hatched',
  },
  {
    test: 'tests/views/crossnumber.test.tsx',
    title: 'in forced colours the grid has lines and blocks',
  },
  {
    test: 'tests/views/geografind.test.tsx',
    title: 'in forced colours the map has lines, and guesses stand out',
  },
  {
    test: 'tests/views/royal-family.test.tsx',
    title: 'in forced colours lines, plates and the choice are drawn by the system’s',
  },
] as const;

export const ACCESSIBILITY: TrustPage = {
  path: '/accessibility',
  title: 'Accessibility',
  opening: 'How Crema can be used, what we tested, and what we know is missing.',
  sections: [
    {
      title: 'Ways to play',
      sentences: [
        {
          id: 'keyboard',
          text: 'You can play every game with the keyboard alone.',
          proofs: [
            {
              test: 'tests/e2e/play.spec.ts',
              title: 'by keyboard alone, from the home page to the result',
            },
            {
              test: 'tests/views/crossnumber.test.tsx',
              title:
                'by keyboard: Tab goes from clue to clue, digits run along the entry, and nothing else moves',
            },
            { test: 'tests/views/geografind.test.tsx', title: 'is won by keyboard alone' },
            {
              test: 'tests/views/royal-family.test.tsx',
              title: 'by keyboard: plates are walked to, names chosen, to the end',
            },
            {
              test: 'tests/views/yearly-daily.test.tsx',
              title:
                'by keyboard: a piece is taken, moved, turned, flipped and laid, and nothing else moves',
            },
          ],
        },
        {
          id: 'keys',
          text: 'Press the question mark to see the keys of a game.',
          proofs: [
            {
              test: 'tests/views/keys.test.tsx',
              title: 'a question mark, or the menu, opens the list of keys',
            },
          ],
        },
        {
          id: 'focus',
          text: 'You can always see which button a key would press.',
          proofs: [
            {
              test: 'tests/e2e/shell.spec.ts',
              title: 'the keyboard’s focus is always to be seen',
            },
          ],
        },
        {
          id: 'tapping',
          text: 'What you can drag, you can tap as well.',
          proofs: [
            {
              test: 'tests/views/sudoku-shift.touch.test.tsx',
              title: 'handles are as wide as a finger, and take a press between them',
            },
            {
              test: 'tests/views/yearly-daily.touch.test.tsx',
              title: 'by touch: a piece is tapped, then the board; all of it is in view',
            },
            {
              test: 'tests/views/royal-family.touch.test.tsx',
              title:
                'by touch on a phone: all is in view, clues slide up, the tree zooms, to the end',
            },
          ],
        },
        {
          id: 'time',
          text: 'There is no time limit. You can hide the timer in the settings.',
          proofs: [
            {
              test: 'tests/e2e/session.spec.ts',
              title: 'the timer can be hidden and clashes left unmarked',
            },
          ],
        },
        {
          id: 'hand',
          text: 'You can move the controls to the side of your left hand.',
          proofs: [
            {
              test: 'tests/views/modes.touch.test.tsx',
              title: 'for a left hand the controls stand on its side',
            },
          ],
        },
      ],
    },
    {
      title: 'Seeing and hearing',
      sentences: [
        {
          id: 'spoken',
          text: 'Screen readers hear moves, clashes and hints in words.',
          proofs: [
            {
              test: 'tests/views/sudoku-shift.test.tsx',
              title: 'it says how many rows were moved, and what clashes',
            },
            {
              test: 'tests/views/crossnumber.test.tsx',
              title:
                'the clue is spoken on coming to the grid, and so is what is pencilled in or a hint writes',
            },
            {
              test: 'tests/views/crossnumber.test.tsx',
              title: 'a clue that is broken is told in one breath with the digit that breaks it',
            },
          ],
        },
        {
          id: 'colour',
          text: 'No mistake is shown by colour alone.',
          proofs: [
            { test: 'tests/engines/smoke.ts', title: 'a clash is hatched, not filled' },
            {
              test: 'tests/views/crossnumber.test.tsx',
              title:
                'a full grid that does not hold says so, and marks the place by more than a colour',
            },
          ],
        },
        {
          id: 'contrast',
          text: 'In high contrast modes the boards of four games keep their lines.',
          proofs: FORCED_COLOURS,
        },
        {
          id: 'large-text',
          text: 'Letters can be twice as large. No page gets wider than the screen.',
          proofs: [
            { test: 'tests/views/modes.touch.test.tsx', title: 'no page is wider than the screen' },
            {
              test: 'tests/views/sudoku-shift.touch.test.tsx',
              title: 'letters twice as large run over nothing',
            },
          ],
        },
        {
          id: 'translation',
          text: 'Your browser can translate the pages and the games.',
          proofs: [
            { test: 'tests/e2e/translated.spec.ts', title: 'the pages around them' },
            {
              test: 'tests/views/translated.test.tsx',
              title: 'Sudoku Shift: digits, marks, boards, hints, the end',
            },
          ],
        },
      ],
    },
    {
      title: 'How we test',
      sentences: [
        {
          id: 'axe',
          text: 'A program called axe looks at the pages in light and dark, on a phone and on a desktop.',
          proofs: [{ test: 'tests/e2e/accessibility.spec.ts', title: 'the pages' }],
        },
        {
          id: 'oldest',
          text: `Crema runs in ${OLDEST}, and in anything newer.`,
          proofs: [
            { test: 'tests/e2e/oldest.spec.ts', title: 'every page opens' },
            { document: 'docs/decisions/0045-old-browsers.md', words: 'The floor is Chromium 109' },
          ],
        },
        {
          id: 'browsers',
          text: 'Tests play in Chromium, and in short in Firefox and in WebKit, on which Safari is built.',
          proofs: [
            {
              document: 'docs/decisions/0022-three-engines.md',
              words: 'One suite, three engines',
            },
          ],
        },
      ],
    },
    {
      title: 'What we know is missing',
      sentences: [
        {
          id: 'people',
          text: 'Only programs have tested this so far. We had no help yet from people who need it.',
          proofs: [{ document: DECISION, words: 'No one who depends on a screen reader' }],
        },
        {
          id: 'by-ear',
          text: 'No game was played from start to end by ear alone.',
          proofs: [{ document: DECISION, words: 'no game was played by ear alone' }],
        },
        {
          id: 'iphone',
          text: 'We have not tried VoiceOver on an iPhone.',
          proofs: [{ document: 'docs/ios.md', words: 'Also only on a device: VoiceOver' }],
        },
        {
          id: 'narrow-arrows',
          text: 'On a phone the arrows of large Sudoku Shift boards are narrow. The keypad has wide ones.',
          proofs: [
            {
              document: 'docs/decisions/0026-what-boards-do-for-players.md',
              words: "the keypad's two slide buttons are the large targets",
            },
          ],
        },
        {
          id: 'yearly-daily',
          text: 'We have not tested Yearly Daily in high contrast modes.',
          proofs: [{ document: DECISION, words: 'Yearly Daily has no test in forced colours' }],
        },
        {
          id: 'english',
          text: 'Crema speaks English only.',
          proofs: [{ document: DECISION, words: 'in English alone' }],
        },
      ],
    },
  ],
};
