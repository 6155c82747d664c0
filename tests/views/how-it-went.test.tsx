/** The look back on a finished play: its stops, their boards, and playing on from them. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { storage } from '../../src/app/device/storage.ts';
import type { PlayRow } from '../../src/storage/entities.ts';
import { goTo, openApp, readTable } from './support/app.tsx';
import { violations } from './support/axe.ts';
import { finish, finished } from './support/inApp.ts';
import { boxOf, button, click, expectHidden, focus, press } from './support/input.ts';
import { PHONE } from './support/play.tsx';
import { playedBefore } from './support/playedBefore.ts';

const see = finished.getByRole('button', { name: 'See how it went' });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const view = page.getByRole('region', { name: 'How it went' });

/** Moves a second apart, apart from two stops. */
const withStops = (entry: number) => (entry === 0 ? 72_000 : entry === 5 ? 45_000 : 1000);

test('an archive puzzle shows its stops, their boards and sentences; by keyboard there and back', {
  tags: 'all',
}, async () => {
  const rows = await playedBefore({ game: 'royal-family', id: '300', waitBefore: withStops });
  await openApp('/royal-family/300', { rows });
  await focus(see);
  await press('Enter');
  await expect.element(heading('How it went')).toHaveFocus();
  await expect.element(view).toMatchTextContent('2 stops along the way.');
  const first = button('1 minute 12 seconds before your first move');
  await expect.element(first).toBeVisible();
  await expect.element(view).toMatchTextContent(/At 0:00.*Clue \d+.*At 1:16.*Clue \d+/s);
  await expect.element(view.css('li svg')).toHaveLength(2);

  expect(await violations()).toEqual([]);

  await press('Tab');
  await expect.element(first).toHaveFocus();
  await press('Enter');
  await expect.element(heading('1 minute 12 seconds before your first move')).toHaveFocus();
  await expect.element(view).toMatchTextContent('Open clue');
  expect(await violations('dark')).toEqual([]);
  await click(button('One step forward'));
  await expect.element(view.getByRole('status')).toMatchTextContent(/1:12 Move after 1:12/);
  await expect.element(view).not.toMatchTextContent('Open clue');
  await click(button('Back to your stops'));
  await expect.element(first).toHaveFocus();

  await press('Shift+Tab');
  await press('Enter');
  await expect.element(see).toHaveFocus();
});

test('Back leads from playing on to the board, to the stops, and to the result', async () => {
  const rows = await playedBefore({ game: 'royal-family', id: '300', waitBefore: withStops });
  await openApp('/royal-family/300', { rows, screen: PHONE });
  await click(see);
  await click(button(/before your next move/));
  await expect.element(button('Play on from here')).toBeVisible();
  // The replayed tree takes no input that could pan it.
  const plates = view.css('.rf-plate');
  await expect
    .poll(() => boxOf(plates.last()).bottom - boxOf(view.css('.rf-surface')).bottom)
    .toBeLessThanOrEqual(0);
  await click(button('Play on from here'));
  await expect.element(button('Back to your game')).toBeVisible();
  history.back();
  await expect.element(heading(/before your next move/)).toHaveFocus();
  history.back();
  await expect.element(heading('How it went')).toBeVisible();
  history.back();
  await expect.element(see).toHaveFocus();
});

test('whoever plays on from a stop has no clock, and changes nothing', async () => {
  const rows = await playedBefore({
    game: 'royal-family',
    id: '300',
    waitBefore: (entry) => (entry === 11 ? 30_000 : 1000),
  });
  await openApp('/royal-family/300', { rows });
  const before = [await readTable('rfTimes'), await readTable('plays')];
  await click(see);
  await click(button(/before your last move/));
  await click(button('Play on from here'));
  await expect.element(page.getByText('You’re playing on without a clock.')).toHaveFocus();
  await expectHidden(page.getByRole('timer'));
  await expectHidden(button('Hint'));
  await click(button('Undo'));
  await click(button('Redo'));
  await click(button('Back to your game'));
  await expect.element(heading(/before your last move/)).toHaveFocus();
  expect([await readTable('rfTimes'), await readTable('plays')]).toEqual(before);
  expect(await readTable('progress')).toEqual({});
});

test('a game of several boards marks them in the bar; a board is played on alone', async () => {
  const rows = await playedBefore({
    game: 'sudoku-shift',
    id: '300',
    waitBefore: (entry) => (entry === 2 ? 30_000 : 500),
  });
  await openApp('/sudoku-shift/300', { rows });
  await click(see);
  await expect.element(page.getByRole('img', { name: /^Your time from start/ })).toBeVisible();
  await expect.element(view.css('[role="img"] .bg-sunken')).toHaveLength(4);
  await expect.element(view).toMatchTextContent('Ristretto, at 0:01');
  await expect
    .element(view)
    .toMatchTextContent(/Nothing here was hard\.Sometimes a pause is just a pause\.$/);
  await click(button(/before your next move/));
  const steps = button('Go to the end');
  await click(steps);
  await expectHidden(button('Play on from here'));
});

test('a play without a stop says so, and its hints’ cost; other games have no button', async () => {
  await finish();
  await click(see);
  await expect.element(heading('How it went')).toHaveFocus();
  await click(button('Back to the result'));
  await expect.element(see).toHaveFocus();

  const smooth = { game: 'crossnumber', id: '12', waitBefore: () => 1000 } as const;
  await openApp('/crossnumber/12', { rows: await playedBefore(smooth) });
  await click(see);
  await expect.element(view).toMatchTextContent('You went through without a stop.');
  await expect.element(view).not.toMatchTextContent('to your time');

  await openApp('/crossnumber/12', { rows: await playedBefore({ ...smooth, hints: 8 }) });
  await click(see);
  await expect.element(view).toMatchTextContent('8 hints added 2:40 to your time.');

  const guessed = { id: '390', result: ['FR', 'win'], openedOn: null, finishedAt: null };
  await openApp('/geografind/390', { rows: { gfGuesses: { 390: guessed } } });
  await expect.element(finished).toBeVisible();
  await expectHidden(see);
});

test('without its play, or with one of another version, a result has no button, until the play comes from another device', async () => {
  const game = 'royal-family';
  const args = { game, id: '300', waitBefore: withStops } as const;
  const other = await playedBefore({ ...args, hash: 'another-version' });
  await openApp('/royal-family/300', { rows: other });
  await expect.element(finished).toMatchTextContent('Your first!');
  await expectHidden(see);

  const { plays, ...results } = await playedBefore(args);
  await openApp('/royal-family/300', { rows: results });
  await expect.element(finished).toMatchTextContent('Your first!');
  await expectHidden(see);

  const [{ result, hash, log }] = Object.values(plays!) as [PlayRow];
  const kept = { game, id: '300', play: { result, hash, log }, ways: [] } as const;
  await (await storage()).takePlays([kept]);
  await goTo('/royal-family/300');
  await click(see);
  await expect.element(view).toMatchTextContent('2 stops along the way.');
});

test('everything fits a narrow screen with large letters', { tags: 'all' }, async () => {
  const rows = await playedBefore({
    game: 'yearly-daily',
    id: '2026-11-20',
    waitBefore: withStops,
  });
  const screen = { ...PHONE, width: 320, fontSize: '32px' };
  await openApp('/yearly-daily/2026-11-20', { rows, screen });
  await click(see);
  await expect.element(heading('How it went')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
  await click(button(/before your first move/));
  await expect.element(button('Play on from here')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(320);
  expect(boxOf(button('Play on from here')).right).toBeLessThanOrEqual(320);
});
