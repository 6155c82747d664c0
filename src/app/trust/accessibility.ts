/** Text of the accessibility page. */
import { OLDEST } from '../../lib/floor.ts';
import type { TrustPage } from './sentences.ts';

export const ACCESSIBILITY: TrustPage = {
  path: '/accessibility',
  title: 'Accessibility',
  opening: 'How Crema can be used, what we have tested, and what is still missing.',
  sections: [
    {
      title: 'Ways to play',
      sentences: [
        'You can play every game with the keyboard alone.',
        'Press the ? key to see a game’s keyboard shortcuts.',
        'Press A, or Alt and A, for questions about the board. Screen readers read out the answers.',
        'You can always see where the keyboard focus is.',
        'Anything you can drag, you can also tap.',
        'There is no time limit. You can hide the timer in the settings.',
        'You can put the controls on the left.',
      ],
    },
    {
      title: 'Seeing and hearing',
      sentences: [
        'Screen readers announce moves, clashes and hints.',
        'No mistake is shown by colour alone.',
        'With forced colours (Windows contrast themes), all games but Yearly Daily still show their lines.',
        'You can make text twice as large. Pages never get wider than the screen.',
        'Your browser can translate the pages and the games.',
      ],
    },
    {
      title: 'How we test',
      sentences: [
        'A program called axe checks the pages in light and dark mode, at phone and desktop sizes.',
        'A robot finishes every game by ear: it gets only what a screen reader gets, and presses only keys.',
        'It solves seven puzzles of each game in Chromium, and one puzzle in Firefox.',
        'Answers about a board are checked at random, 10,000 times a game: they are true, and give nothing away.',
        'The names of buttons and links begin with the words that you see on them.',
        `Crema runs in ${OLDEST}, and anything newer.`,
        'Our tests play in Chromium. Shorter ones run in Firefox and in WebKit, the engine of Safari.',
      ],
    },
    {
      title: 'What is still missing',
      sentences: [
        'So far, only software has tested Crema’s accessibility. No one who is blind has tried it yet.',
        'We have not tried VoiceOver on an iPhone.',
        'On a phone, the arrows on large Sudoku Shift boards are small. The keypad has larger ones.',
        'We have not tested Yearly Daily with forced colours.',
        'Crema is available only in English.',
      ],
    },
  ],
};
