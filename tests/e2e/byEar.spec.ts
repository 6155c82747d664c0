/**
 * A robot finishes puzzles by ear: it gets nothing but the accessibility tree and what live regions
 * say, gives nothing but keys, and solves with what it heard. It fails when the app says too little.
 */
import { addDays, type CivilDate } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { DEFINITIONS, definitionOf, GAME_IDS, type GameId } from '../../src/games/definitions.ts';
import { beSignedIn, test as withBackend } from './support/backend.ts';
import { listenTo } from './support/byEar/chromium.ts';
import { playCrossnumber } from './support/byEar/crossnumber.ts';
import { playGeografind } from './support/byEar/geografind.ts';
import { hearResult, type Listener, type Thing, textOf } from './support/byEar/listener.ts';
import { playRoyalFamily } from './support/byEar/royalFamily.ts';
import { playSudokuShift, trySudokuShift } from './support/byEar/sudokuShift.ts';
import { playYearlyDaily, tryYearlyDaily } from './support/byEar/yearlyDaily.ts';
import { expect, test } from './support/fixtures.ts';

/** The tests' day: Saturday. */
const TODAY = '2026-11-21' as CivilDate;

type Play = (listener: Listener) => Promise<void>;

const PLAYS: Readonly<Record<GameId, Play>> = {
  geografind: playGeografind,
  'yearly-daily': playYearlyDaily,
  'sudoku-shift': playSudokuShift,
  'royal-family': playRoyalFamily,
  crossnumber: playCrossnumber,
};

/** The small boards that newcomers try first. */
const TRIES: typeof PLAYS = {
  ...PLAYS,
  'yearly-daily': tryYearlyDaily,
  'sudoku-shift': trySudokuShift,
};

/** A question of each game that its player does not need; the others ask while they play. */
const ASIDE: Readonly<Partial<Record<GameId, readonly [question: string, answer: RegExp]>>> = {
  geografind: ['How many guesses are left?', /^6 guesses left\.$/],
  'royal-family': ['Which names are left?', /^In the tray: ./],
  crossnumber: ['What’s left?', /^Open: \d+ across, ./],
};

/** The newest seven puzzles: one of each weekday, or of seven weeks. */
const newest = (game: GameId) => {
  const { schedule } = definitionOf(game);
  const days = schedule.cadence === 'weekly' ? 7 : 1;
  return [0, 1, 2, 3, 4, 5, 6].map((back) => idFor(schedule, addDays(TODAY, -back * days)));
};

for (const game of GAME_IDS) {
  for (const [back, id] of newest(game).entries()) {
    const tag = game === 'geografind' && back === 0 ? [] : ['@all'];
    test(`finishes ${game} ${id} by ear`, { tag }, async ({ page }) => {
      const listener = await listenTo(page, `/${game}/${id}`);
      const [question, answer] = ASIDE[game] ?? [];
      if (question) {
        await listener.find({ role: 'button', name: 'Ask' });
        expect(await listener.ask(question)).toMatch(answer!);
      }
      await PLAYS[game](listener);
      await hearResult(listener);
    });
  }
}

/** Follows the link that has the focus to a game's puzzle, and finishes it. */
async function playBehindLink(listener: Listener, link: string): Promise<void> {
  const { id, title } = DEFINITIONS.find((one) => link.endsWith(one.title))!;
  await listener.press('Enter');
  await listener.find({ role: 'RootWebArea', name: new RegExp(`^${title}`) });
  await PLAYS[id](listener);
  await hearResult(listener);
}

test('finishes the day from home by ear', { tag: '@all' }, async ({ page }) => {
  const listener = await listenTo(page, '/');
  let { name: link } = await listener.reach({ role: 'link', name: /^Play / });
  for (const { schedule } of DEFINITIONS) {
    if (schedule.cadence !== 'daily') continue;
    await playBehindLink(listener, link);
    ({ name: link } = await listener.reach({ role: 'link', name: /^(Next: |See today)/ }));
  }
  await listener.press('Enter');
  await listener.find({ role: 'heading', name: 'All done' });
});

withBackend(
  'comes from home to a place on the leaderboard by ear',
  { tag: '@all' },
  async ({ page, player }) => {
    await beSignedIn(page, player);
    const listener = await listenTo(page, '/');
    const { name } = await listener.reach({ role: 'link', name: 'Play Geografind' });
    await playBehindLink(listener, name);
    await listener.reach({ role: 'link', name: 'Leaderboard' });
    await listener.press('Enter');
    const hasPlace = (you: Thing) => /\d(st|nd|rd|th)\b/.test(textOf(you));
    await listener.find({ role: 'region', name: 'You' }, hasPlace);
  },
);

test.describe('as a newcomer', () => {
  test.use({ newcomer: true });

  for (const { id: game, title } of DEFINITIONS) {
    test(`tries ${title}’s small board by ear, and goes on`, { tag: '@all' }, async ({ page }) => {
      const listener = await listenTo(page, `/${game}/${newest(game)[0]}`);
      await listener.find({ role: 'heading', name: 'Try a small one first' });
      await TRIES[game](listener);
      await listener.reach({ role: 'button', name: 'Play' });
      await listener.press('Enter');
      await listener.find({ role: 'button', name: 'Ask' });
    });
  }
});
