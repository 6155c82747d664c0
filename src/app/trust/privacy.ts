/** Text of the privacy page. */
import type { TrustPage } from './sentences.ts';

const OF_APP_CHECK =
  'Google’s reCAPTCHA looks at your browser, to tell players from programs. It may set a cookie of Google’s.';

export const PRIVACY: TrustPage = {
  path: '/privacy',
  title: 'Privacy',
  opening: 'What Crema keeps, where it lies, and how it goes away.',
  onlyWithAppCheck: [OF_APP_CHECK],
  sections: [
    {
      title: 'On your device',
      sentences: [
        'You can play without an account. Your games then stay on this device.',
        'Several people can share a device. Each has games, results and settings of their own, and anybody there can switch.',
        'This browser keeps your results, begun games and settings until you clear its data.',
        'The moves of finished games go after 400 days. Those of each game’s best result stay.',
        'When you sign out, your games leave this device. Your choice of colours stays.',
        'Results that were not sent yet can wait here until you come back. You are asked.',
        'At a finish the app reads the leaderboard, to tell which place would be yours. It sends nothing of you.',
        'Names that you give to people at a table stay on this device, and in your backups.',
        'The names of players without an account stay on this device.',
        'Crema sets no cookies while usage figures are off.',
      ],
    },
    {
      title: 'On the server, if you have an account',
      sentences: [
        'The sign-in service keeps your email address, how you sign in, and when you last did.',
        'If you sign in with Google or the like, it gets your name and picture too. Crema uses neither.',
        'The server keeps your two-word name, results, settings, begun games, and of finished ones the moves and the time of finishing.',
        'It also keeps at which tables you sit, and how many wrong codes you tried.',
        'Other players cannot read them, except for what the next part says.',
        'The people who run this site can look into its database.',
        'A begun game leaves the server 60 days after it was last saved.',
        'The rest stays until you delete your account.',
      ],
    },
    {
      title: 'What others see',
      sentences: [
        'Leaderboards show your two-word name, your small picture and your result to everybody.',
        'The two words come from our lists. You cannot type any.',
        'Your email address is not there.',
        'At a table, the others there see your two words, your picture and your results from yesterday on.',
        'You can hide your times there.',
        'If you leave a table, your results leave with you.',
        'Nobody else sees a table.',
        'A result that looks too quick waits until one of our editors has seen its moves.',
        'Editors can see the moves of the ten best on each board for 30 days.',
      ],
    },
    {
      title: 'Only if you say so',
      sentences: [
        'Usage figures are off until you turn them on. They tell Google which pages are opened.',
        'A report on a puzzle holds the puzzle and your words, and not who you are. It goes after 400 days.',
        'When Crema breaks, you can send a report. You see all of it before. It goes after 90 days.',
      ],
    },
    {
      title: 'What every website sees',
      sentences: [
        'The pages and the database are on Google’s servers. They see the network address of your device, and log it.',
        'The logs of the server can name an account by its number. They go after 30 days.',
        OF_APP_CHECK,
        'There are no ads here.',
      ],
    },
    {
      title: 'Take it with you, or end it',
      sentences: [
        '“Download my data” in your account saves one file with all that the server has of you.',
        '“Delete account” takes it off the server at once, and your rows off the leaderboards.',
        'One mark stays for 400 days: a random number and the time. So no old device can make the account again.',
        'If you were an editor, the log of your changes stays as well, for two years.',
        'Google’s backups of the database end after 14 weeks. The copies that we make end after a year.',
        'If we must bring a copy back, accounts that were deleted since are deleted again.',
      ],
    },
  ],
};
