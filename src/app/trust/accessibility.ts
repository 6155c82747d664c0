/** Text of the accessibility page. */
import { OLDEST } from '../../lib/floor.ts';
import type { TrustPage } from './sentences.ts';

export const ACCESSIBILITY: TrustPage = {
  path: '/accessibility',
  title: 'Accessibility',
  opening: 'How Crema can be used, what we tested, and what we know is missing.',
  sections: [
    {
      title: 'Ways to play',
      sentences: [
        'You can play every game with the keyboard alone.',
        'Press the question mark to see the keys of a game.',
        'You can always see which button a key would press.',
        'What you can drag, you can tap as well.',
        'There is no time limit. You can hide the timer in the settings.',
        'You can move the controls to the side of your left hand.',
      ],
    },
    {
      title: 'Seeing and hearing',
      sentences: [
        'Screen readers hear moves, clashes and hints in words.',
        'No mistake is shown by colour alone.',
        'In high contrast modes the boards of four games keep their lines.',
        'Letters can be twice as large. No page gets wider than the screen.',
        'Your browser can translate the pages and the games.',
      ],
    },
    {
      title: 'How we test',
      sentences: [
        'A program called axe looks at the pages in light and dark, on a phone and on a desktop.',
        `Crema runs in ${OLDEST}, and in anything newer.`,
        'Tests play in Chromium, and in short in Firefox and in WebKit, on which Safari is built.',
      ],
    },
    {
      title: 'What we know is missing',
      sentences: [
        'Only programs have tested this so far. We had no help yet from people who need it.',
        'No game was played from start to end by ear alone.',
        'We have not tried VoiceOver on an iPhone.',
        'On a phone the arrows of large Sudoku Shift boards are narrow. The keypad has wide ones.',
        'We have not tested Yearly Daily in high contrast modes.',
        'Crema speaks English only.',
      ],
    },
  ],
};
