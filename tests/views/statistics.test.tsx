/** Statistics and streaks on their pages and on the home page. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, openApp, path, setClock } from './support/app.tsx';
import { violations } from './support/axe.ts';
import { resultRow } from './support/inApp.ts';
import { button, click, comeToRest, press } from './support/input.ts';
import { PHONE } from './support/play.tsx';

test('leads to a first puzzle while there is nothing to tell', async () => {
  await openApp('/statistics');
  await expect.element(page.getByText('Nothing here yet.')).toBeVisible();
  await click(page.getByRole('link', { name: 'Today’s puzzles' }));
  await expect.poll(path).toBe('/');
});

/** Opens the home page after puzzles of Sudoku Shift; 516 is the one of the tests' day, a Saturday. */
const openAfter = (ids: readonly number[], screen?: { width: number; height: number }) =>
  openApp('/', {
    ...(screen && { screen }),
    rows: {
      ssPuzzlesTimes: Object.fromEntries(ids.map((id) => [id, resultRow(id, [1, 2, 3, 4])])),
    },
  });

const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

const week = page.getByRole('list', { name: 'The last seven days' });

test('a rest bridges a missed day, is drawn as an empty cup, and can be switched off', async () => {
  await openAfter([...from(493, 513), 515]);
  await expect
    .element(page.getByText('22-day streak: play today to extend it · 1 rest day'))
    .toBeVisible();
  const thursday = week.getByRole('listitem').filter({ hasText: 'Thursday 19 November' });
  await expect.element(thursday).toMatchTextContent('0 of 4 finished, covered by a rest day');
  await expect.element(thursday.css('[data-rest]')).toBeVisible();
  await goTo('/statistics');
  await expect
    .element(page.getByText('You have 1 rest day. A rest day covers a day you miss'))
    .toBeVisible();

  await click(button('Settings'));
  await click(page.getByRole('switch', { name: /^Rest days/ }));
  await press('Escape');
  await expect.element(page.getByText(/covers a day you miss/)).toHaveLength(0);
  await goTo('/');
  await expect.element(page.getByText('1-day streak: play today to keep it')).toBeVisible();
  await expect.element(week.css('[data-rest]')).toHaveLength(0);
});

test('the seven days stand in one row on a phone', async () => {
  await openAfter([514, 515], PHONE);
  await expect.element(week.getByRole('listitem')).toHaveLength(7);
  const tops = week
    .getByRole('listitem')
    .elements()
    .map((day) => day.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});

test('99 hours fit on a phone with letters twice as large', { tags: 'all' }, async () => {
  const times = Array.from({ length: 4 }, (_, i) => 3_600_000 + i * 2_550_000);
  await openApp('/statistics', {
    screen: { ...PHONE, fontSize: '200%' },
    rows: {
      ssPuzzlesTimes: Object.fromEntries(
        from(504, 516).map((id, i) => [id, resultRow(id, i ? times : [1, 1, 1, 900_000])]),
      ),
    },
  });
  await expect.element(page.getByText(/^99.h 15.min$/).first()).toBeVisible();
  await click(button(/Time played/));
  await comeToRest();
  expect(document.documentElement.scrollWidth).toBe(360);
  const words = document.querySelectorAll('main dd, main dt, main figure span, main button span');
  const cut = [...words].filter((one) => {
    if (one.matches('.sr-only, summary *') || !one.checkVisibility({ visibilityProperty: true })) {
      return false;
    }
    const range = document.createRange();
    range.selectNodeContents(one);
    const { left, right } = range.getBoundingClientRect();
    return left < 0 || right > Math.min(360, one.parentElement!.getBoundingClientRect().right + 16);
  });
  expect(cut.map((one) => one.textContent)).toEqual([]);
});

test('no streak ends on days that were announced before', async () => {
  const dayTurns = async (date: string) => {
    setClock(new Date(`${date}T09:00:00+01:00`));
    dispatchEvent(new Event('focus'));
  };
  await openAfter([514, 515, 516]);
  await click(button('Settings'));
  const settings = page.getByRole('dialog', { name: 'Settings' });
  const form = settings.getByRole('group', { name: 'Going away?' });
  await expect.element(form.getByLabelText('From')).toHaveValue('2026-11-22');
  await form.getByLabelText('Until').fill('2026-11-28');
  await click(form.getByRole('button', { name: 'Save dates' }));
  await expect
    .element(settings.getByText('Away from 22 November until 28 November. Your streaks are safe.'))
    .toHaveFocus();
  expect(await violations()).toEqual([]);
  await press('Escape');
  await dayTurns('2026-11-27');
  await expect.element(page.getByText('3-day streak: play today to extend it')).toBeVisible();
  await click(button('Settings'));
  await click(settings.getByRole('button', { name: 'I’m back' }));
  await expect.element(form).toBeVisible();
  await press('Escape');
  await dayTurns('2026-11-29');
  await expect.element(page.getByText('Best streak: 3 days')).toBeVisible();
});

test('each number of a week or a year opens the list behind it, and a week is shared', async () => {
  const done = (id: number, result: readonly unknown[], date: string) => [
    id,
    { id: `${id}`, result, openedOn: null, finishedAt: Date.parse(`${date}T12:00:00+01:00`) },
  ];
  const minutes = (count: number) => [count * 60_000, 1, 1, 1];
  await openApp('/statistics', {
    rows: {
      ssPuzzlesTimes: Object.fromEntries([
        done(494, minutes(20), '2026-10-30'),
        done(501, minutes(18), '2026-11-06'),
        done(508, minutes(16), '2026-11-13'),
        done(515, minutes(9), '2026-11-20'),
      ]),
      gfGuesses: Object.fromEntries([
        done(398, ['FR', 'DE', 'win'], '2026-11-20'),
        done(399, ['FR', 'win'], '2026-11-21'),
      ]),
    },
  });
  const recap = page.getByRole('region', { name: /^Your (week|year)$/ });
  const figure = (name: RegExp) => recap.getByRole('button', { name });
  const plays = recap.getByRole('link');
  await expect.element(recap.getByText('16–22 November 2026')).toBeVisible();
  await click(figure(/^3 Puzzles/));
  await expect.element(plays).toHaveLength(3);
  await expect.element(plays.first()).toMatchTextContent('Geografind 21 November');
  await click(figure(/^2 Days/));
  await expect.element(recap.getByText('Friday 20 November')).toBeVisible();
  await click(figure(/^1 Personal best/));
  await expect.element(plays).toMatchTextContent('Sudoku Shift 20 November');
  expect(await violations('dark')).toEqual([]);
  const row = page.getByRole('row', { name: /^Geografind/ });
  expect(
    row
      .getByRole('cell')
      .elements()
      .map((cell) => cell.textContent),
  ).toEqual([...['2', '2', '1', '1.5']]);

  await click(button('Share this week'));
  const dialog = page.getByRole('dialog', { name: 'Share your week' });
  await click(dialog.getByText('Sentence'));
  await expect
    .element(
      dialog.getByText(
        'My week on Crema, 16–22 November 2026: 3 puzzles on 2 days, 9 min of play.',
      ),
    )
    .toBeVisible();
  await press('Escape');
  await expect.element(button('Next week')).toBeDisabled();
  await click(button('Previous week'));
  await expect.element(recap.getByText('9–15 November 2026')).toBeVisible();
  await expect.element(figure(/^0 Personal bests/)).toBeDisabled();
  await click(recap.getByText('Year', { exact: true }));
  await click(figure(/^5 Fridays/));
  await expect.element(plays).toHaveLength(5);
});
