/** Every sentence that counts, with 0, 1 and 2. */
import { expect, it } from 'vitest';
import { count } from '../lib/count.ts';
import { formerWords } from '../protocol/formerResults.ts';
import { sentenceForPause } from '../protocol/status.ts';
import type { OutboxRow } from '../storage/entities.ts';
import { mergeWords } from './account/mergeWords.ts';
import { keptWords, unsentWords } from './account/signOutWords.ts';
import { streakWords } from './home/streakWords.ts';
import { playersWords } from './leaderboard/words.ts';
import { stakeWords } from './players/stakeWords.ts';
import { restsSentence } from './shelf/restsSentence.ts';
import { summaryOf } from './sync/syncSummary.ts';

const synced = { kind: 'synced', sent: 0, received: 0, refused: 0 } as const;
const row: OutboxRow = {
  ...{ game: 'geografind', id: '41', result: ['FR', 'win'] },
  ...{ openedOn: null, stage: 'waiting', createdAt: 1 },
};
const summary = (n: number, online = true, setAside = false) =>
  summaryOf({
    outbox: Array.from({ length: n }, () =>
      setAside ? { ...row, setAside: { code: 'not-found', message: 'Gone.' } } : row,
    ),
    ...{ online, syncing: false, answered: true, last: null },
  }).words;
const former = (n: number) =>
  formerWords(
    Array.from({ length: n }, (_, i) => ({
      ...{ game: 'geografind' as const, id: String(i + 1), result: ['FR', 'win'], how: ['a code'] },
      ...{ place: 'gf', key: String(i), value: [] },
    })),
  ).join(' ');
const SIGNED_OUT = 'Signing out removes';
const NOTHING_NEW = 'Your results and unfinished games will be saved to your profile from now on.';

it.each<[(n: number) => string | null, none: string | null, one: string, two: string]>([
  [(n) => count(n, 'result'), '0 results', '1 result', '2 results'],
  [(n) => count(n * 1234, 'entry', 'entries'), '0 entries', '1,234 entries', '2,468 entries'],
  [
    (rests) => streakWords({ current: 12, best: 12, rests }, true, false),
    ...(['12-day streak', '12-day streak · 1 rest day', '12-day streak · 2 rest days'] as const),
  ],
  [
    (rests) => restsSentence({ rests }).split('.')[0]!,
    ...(['You have no rest days', 'You have 1 rest day', 'You have 2 rest days'] as const),
  ],
  [(n) => playersWords(n, n), 'Players', '1 player', '2 players'],
  [
    (n) => unsentWords(n),
    '0 results haven’t been sent.',
    '1 result hasn’t been sent.',
    '2 results haven’t been sent.',
  ],
  [
    (n) => keptWords(n).split('. ')[2] ?? keptWords(n).slice(0, SIGNED_OUT.length),
    SIGNED_OUT,
    '1 unfinished game hasn’t been saved to your profile yet',
    '2 unfinished games haven’t been saved to your profile yet',
  ],
  [
    (sent) => mergeWords({ ...synced, sent }),
    NOTHING_NEW,
    '1 result was added to your profile.',
    '2 results were added to your profile.',
  ],
  [
    (received) => mergeWords({ ...synced, received }),
    NOTHING_NEW,
    '1 result was added to this device.',
    '2 results were added to this device.',
  ],
  [
    (n) => summary(n),
    'All your results are saved to your profile.',
    '1 result waiting to be sent.',
    '2 results waiting to be sent.',
  ],
  [
    (n) => summary(n, false),
    'You’re offline. All your results are saved to your profile.',
    'You’re offline. 1 result will be sent when you’re back online.',
    'You’re offline. 2 results will be sent when you’re back online.',
  ],
  [
    (n) => summary(n, true, true),
    'All your results are saved to your profile.',
    '1 result couldn’t be saved to your profile.',
    '2 results couldn’t be saved to your profile.',
  ],
  [
    former,
    '',
    '1 Geografind result converted from an older format: a code.',
    '2 Geografind results converted from an older format: a code.',
  ],
  [
    (games) => stakeWords('Anna', { results: games, games }).split('.')[0]!,
    'This removes Anna from this device, with all settings',
    'This removes Anna from this device, with 1 result, 1 unfinished game and all settings',
    'This removes Anna from this device, with 2 results, 2 unfinished games and all settings',
  ],
  [
    (n) => sentenceForPause(n * 1000),
    'Too many requests. We’ll continue in 1 second.',
    'Too many requests. We’ll continue in 1 second.',
    'Too many requests. We’ll continue in 2 seconds.',
  ],
])('%# counts', (words, ...said) => expect([0, 1, 2].map(words)).toEqual(said));
