/** Text of the privacy page. */
import type { TrustPage } from './sentences.ts';

const OF_APP_CHECK =
  'Google’s reCAPTCHA checks your browser to tell players from bots. It may set a Google cookie.';

/** Sentences that hold without accounts, too. */
export const ON_EVERY_DEVICE: readonly string[] = [
  'Several people can share a device. Each has their own games, results and settings. Anyone who uses the device can switch between players.',
  'Your results, unfinished games and settings stay in this browser until you clear its data.',
  'The moves of a finished game are deleted after 400 days. Those of your best result in each game are kept.',
];
export const NO_ADS = 'There are no ads here.';

export const PRIVACY: TrustPage = {
  path: '/privacy',
  title: 'Privacy',
  opening: 'Your data: what Crema stores, where it is stored, and when it is deleted.',
  onlyWithAppCheck: [OF_APP_CHECK],
  sections: [
    {
      title: 'On your device',
      sentences: [
        'You can play without an account. Your games then stay on this device.',
        ...ON_EVERY_DEVICE,
        'When you sign out, your games are removed from this device. Your colour setting stays.',
        'If some results have not been sent, we ask first. You can leave them here until you sign in again.',
        'When you finish a puzzle without an account, Crema reads the leaderboard to work out your place. That request says nothing about you.',
        'If you give a player a nickname, it stays on this device and in your backups.',
        'The names of players without an account stay on this device.',
        'Crema itself sets no cookies while usage figures are off.',
      ],
    },
    {
      title: 'On the server, if you have an account',
      sentences: [
        'The sign-in service stores your email address, how you sign in, and when you last did.',
        'If you sign in with Google or another service, it also gets your name and picture. Crema uses neither.',
        'The server stores your two-word name, results, settings and unfinished games. For finished games it also stores your moves and the time you finished.',
        'It also stores which browsers and systems have sent results, such as Firefox on Android, and a time for each.',
        'It also stores which tables you are at, and how many wrong codes you have entered.',
        'For each of your tables, it counts the puzzles that you finish each month.',
        'Other players cannot see any of this, except what the next part describes.',
        'The people who run this site can look into its database.',
        'An unfinished game is deleted from the server 60 days after it was last saved.',
        'The rest stays until you delete your account.',
      ],
    },
    {
      title: 'What others see',
      sentences: [
        'Leaderboards show your two-word name, avatar and result to everyone.',
        'The two words come from our lists. You cannot type your own.',
        'Your email address is never shown.',
        'At a table, the other players see your name, avatar and results, starting with yesterday’s. They also see how many puzzles you finish each month.',
        'An older result can appear there, too, if the server checks it later.',
        'You can hide your times there.',
        'If you leave a table, your results and counts are removed from it. Your account keeps the counts, in case you come back.',
        'Only the people at a table can see it.',
        'If you challenge a friend, your link contains your result. It also contains your two-word name and avatar, if you have them.',
        'Our servers never receive that part of the link. On your friend’s device it is deleted after 14 days.',
        'If a result looks too fast, it is hidden until one of our editors has checked its moves.',
        'For 30 days, editors can see the moves of the ten best results on each leaderboard.',
      ],
    },
    {
      title: 'Only if you agree',
      sentences: [
        'Usage figures are off until you turn them on. They tell Google which pages are opened.',
        'A puzzle report holds the puzzle and what you wrote, not who you are. We delete it after 400 days.',
        'If Crema crashes, you can send a report. You see all of it before you send it. We delete it after 90 days.',
      ],
    },
    {
      title: 'What every website sees',
      sentences: [
        'Crema’s pages and database are on Google’s servers, which log your device’s IP address.',
        'Server logs can contain an account’s ID. They are deleted after 30 days.',
        OF_APP_CHECK,
        NO_ADS,
      ],
    },
    {
      title: 'Download or delete your data',
      sentences: [
        '“Download my data” in your account saves a file with everything the server has about you.',
        '“Delete account” removes your account from the server at once, and your results from the leaderboards.',
        'We keep one record for 400 days: a random number and a time. It stops an old device from bringing the account back.',
        'If you were an editor, we also keep the log of your changes for two years.',
        'Google’s backups of the database are deleted after 14 weeks, and our own copies after a year.',
        'If we ever restore a backup, we again delete any accounts that were deleted since it was made.',
      ],
    },
  ],
};
