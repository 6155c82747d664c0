/** The tables' page, and a table beside one's own result, from this device's copy of the table. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Table } from '../../src/protocol/table.ts';
import { SEEN_TABLES } from '../../src/tables/seen.ts';
import { finishedDay } from '../support/finishedDay.ts';
import { openApp, setClock } from './support/app.tsx';
import { violations } from './support/axe.ts';
import { finished, resultRow, TODAY } from './support/inApp.ts';
import { button, click } from './support/input.ts';
import { DESKTOP, PHONE, type Screen } from './support/play.tsx';

const member = (leaderboardName: string, joinedAt: number) => ({
  ...({ leaderboardName, avatarIcon: 'coffee', avatarColor: 'emerald' } as const),
  ...{ joinedAt, hidesTimes: false },
});
const DATE = '2026-11-21';
const TABLE: Table = {
  ...{ name: 'Cosy Latte', code: 'lusab-babad-gutih', owner: 'ben' },
  members: {
    ben: member('Calm Roast', 1),
    anna: member('Mellow Mocha', 2),
    carla: member('Cosy Mug', 3),
    dan: member('Calm Mug', 4),
  },
  days: {
    [DATE]: {
      ben: { 'sudoku-shift': { rank: 100_000, checked: true } },
      anna: { 'sudoku-shift': { rank: 200_000, checked: true } },
    },
  },
  months: {
    '2026-09': { carla: 40 },
    '2026-11': { ben: 31, anna: 24, carla: 24 },
  },
};
const tables = [{ id: 'one', at: 1, table: TABLE }];
const seen = SEEN_TABLES.json({ uid: 'anna', at: 1, tables, gone: [] });
const signedIn = { account: { uid: 'anna', email: null }, [SEEN_TABLES.key]: seen };

const standings = page.getByRole('region', { name: 'Standings' });
const rows = () =>
  standings
    .getByRole('listitem')
    .elements()
    .map((row) => row.textContent?.replace(/\s+/g, ' ').trim());

test('the month and all time are steps away from the week, the best first', async () => {
  await openApp('/tables', { rows: { meta: signedIn } });
  await expect.element(standings).toMatchTextContent('2 puzzles between you');
  await click(standings.getByText('Month'));
  await expect.element(standings).toMatchTextContent('79 puzzles between you');
  const november = [
    /^1Calm Roast31 puzzles$/,
    /^2Mellow MochaYou24 puzzles$/,
    /^2Cosy Mug24 puzzles$/,
    /^–Calm Mug0 puzzles$/,
  ];
  await expect.poll(rows).toEqual(november.map((one) => expect.stringMatching(one)));
  expect(await violations()).toEqual([]);
  // A bar is as long as its share of the highest number.
  const [most, second] = [...document.querySelectorAll('[data-share]')].map(
    (bar) => bar.getBoundingClientRect().width,
  );
  expect(second! / most!).toBeCloseTo(24 / 31, 1);

  const previous = button('Previous month');
  await expect.element(button('Next month')).toHaveAttribute('aria-disabled', 'true');
  await click(previous);
  await expect
    .element(standings)
    .toMatchTextContent('No one has finished a puzzle from October 2026.');
  await expect.element(standings.getByRole('list')).not.toBeInTheDocument();
  await click(previous);
  await expect.poll(() => rows()[0]).toBe('1Cosy Mug40 puzzles');
  await expect.element(previous).toHaveAttribute('aria-disabled', 'true');

  await click(standings.getByText('All time'));
  await expect.poll(() => rows()[0]).toBe('1Cosy Mug64 puzzles');
  await expect.element(previous).not.toBeInTheDocument();
});

test('the month turns while the page is open', async () => {
  await openApp('/tables', { rows: { meta: signedIn } });
  await click(standings.getByText('Month'));
  await expect.element(standings).toMatchTextContent('November 2026');
  setClock(new Date('2026-12-01T09:00:00+01:00'));
  dispatchEvent(new Event('focus'));
  await expect.element(standings).toMatchTextContent('December 2026');
});

test('on a phone, results that wait to be sent stand apart', async () => {
  await openApp('/tables', { screen: PHONE, rows: { ...finishedDay(DATE), meta: signedIn } });
  const own = page.getByRole('listitem').filter({ hasText: 'You' }).first();
  await expect.element(own.getByText(', not sent yet')).toHaveLength(4);
  const boxes = [...own.element().querySelectorAll('.border-dashed')].map((one) =>
    one.getBoundingClientRect(),
  );
  for (const [i, { left }] of boxes.entries()) {
    expect(left - (boxes[i - 1]?.right ?? 0)).toBeGreaterThan(2);
  }
});

const times = (ms: number) => Array<number>(4).fill(ms / 4);
/** Results of puzzles 7, 14, … days before today's, with a median of four minutes. */
const past = (count: number) =>
  Array.from({ length: count }, (_, i) => resultRow(516 - 7 * (i + 1), times(240_000 + 4 * i)));
const open = (address: string, ms: number, plays: number, screen: Screen = DESKTOP) =>
  openApp(address, {
    screen,
    rows: {
      meta: signedIn,
      ssPuzzlesTimes: Object.fromEntries(
        [resultRow(TODAY, times(ms)), ...past(plays)].map((row) => [row.id, row]),
      ),
    },
  });
const atTable = page.getByRole('list', { name: 'Cosy Latte' });

test('beside one’s own place is the distance to one’s own usual time, where that is good news', async () => {
  await open(`/sudoku-shift/${TODAY}`, 200_000, 5, PHONE);
  const [first, second] = [
    atTable.getByRole('listitem').nth(0),
    atTable.getByRole('listitem').nth(1),
  ];
  await expect.element(second).toMatchTextContent('0:40 under your usual');
  expect(first.element().textContent).not.toContain('usual');
});

test('a slower time, and one of few, are not compared', async () => {
  await open(`/sudoku-shift/${TODAY}`, 300_000, 5);
  await expect.element(finished).toMatchTextContent('slower than your usual');
  await expect.element(atTable).toMatchTextContent(/Mellow MochaYou/);
  expect(atTable.element().textContent).not.toContain('usual');
});

test('a usual time takes five plays', async () => {
  await open(`/sudoku-shift/${TODAY}`, 200_000, 4);
  await expect.element(finished).toMatchTextContent('faster than your usual');
  await expect.element(atTable).toMatchTextContent(/Mellow MochaYou/);
  expect(atTable.element().textContent).not.toContain('usual');
});

test('the day at the table tells which puzzles were quicker than usual', async () => {
  await open('/tables', 200_000, 5);
  await expect.element(page.getByText('Under your usual: Sudoku Shift by 0:40.')).toBeVisible();
});
