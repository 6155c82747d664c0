/** Statistics and streaks on their pages and on the home page. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, openApp, path } from './support/app.tsx';
import { resultRow } from './support/inApp.ts';
import { button, click, comeToRest, press } from './support/input.ts';

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
  await expect.element(page.getByText('22 days, keep it · one rest left')).toBeVisible();
  const thursday = week.getByRole('listitem').filter({ hasText: 'Thursday 19 November' });
  await expect.element(thursday).toMatchTextContent('0 of 4 finished, bridged by a rest');
  await expect.element(thursday.css('[data-rest]')).toBeVisible();
  await goTo('/statistics');
  await expect
    .element(page.getByText('One rest is left. A rest bridges a day you miss'))
    .toBeVisible();

  await click(button('Settings'));
  await click(page.getByRole('switch', { name: /^Rests in a streak/ }));
  await press('Escape');
  await expect.element(page.getByText(/bridges a day you miss/)).toHaveLength(0);
  await goTo('/');
  await expect.element(page.getByText('1 day, keep it')).toBeVisible();
  await expect.element(week.css('[data-rest]')).toHaveLength(0);
});

test.each([360, 740])('the seven days stand in one row at %i px', async (width) => {
  await openAfter([514, 515], { width, height: 740 });
  await expect.element(week.getByRole('listitem')).toHaveLength(7);
  const tops = week
    .getByRole('listitem')
    .elements()
    .map((day) => day.getBoundingClientRect().top);
  expect(new Set(tops).size).toBe(1);
});

test('times of hours stand apart on the narrowest screen, and a table that goes on fades', async () => {
  const hour = 3_600_000;
  const rows = Object.fromEntries(
    from(470, 481).map((id) => [
      id,
      resultRow(
        id,
        [1, 2, 3, id - 460].map((n) => n * hour),
      ),
    ]),
  );
  const screen = { width: 320, height: 640 };
  await openApp('/statistics', { screen, rows: { ssPuzzlesTimes: rows } });
  const game = page.getByRole('region', { name: 'Sudoku Shift' });
  await expect.element(game.getByText('Average')).toBeVisible();
  const range = document.createRange();
  const boxes = [...game.element().querySelectorAll('dd')].map((figure) => {
    range.selectNodeContents(figure);
    return range.getBoundingClientRect();
  });
  for (const [i, box] of boxes.entries()) {
    expect(box.right).toBeLessThanOrEqual(320);
    const before = boxes.slice(0, i).filter((one) => Math.abs(one.top - box.top) < 5);
    for (const one of before) expect(one.right + 4).toBeLessThan(box.left);
  }
  for (const tick of [
    game.getByText(/^\d+ h$/).first(),
    page.getByText('26 Oct', { exact: true }),
  ]) {
    await expect.element(tick).toBeVisible();
  }
  const compared = page.getByRole('region', { name: 'Figures of each game' });
  const { scrollWidth, clientWidth } = compared.element();
  if (scrollWidth > clientWidth + 1) {
    await expect.element(compared).toHaveAttribute('data-more', 'after');
  }
});

test('the best streak stays in view when the present one is gone', async () => {
  await openAfter(from(505, 512));
  await expect.element(page.getByText('Your best: 8 days in a row')).toBeVisible();
});

test.for([
  ['360 px', { width: 360, height: 740 }],
  ['360 px and letters twice as large', { width: 360, height: 740, fontSize: '200%' }],
] as const)('99 hours fit on a screen of %s', async ([, screen]) => {
  const times = Array.from({ length: 4 }, (_, i) => 3_600_000 + i * 2_550_000);
  await openApp('/statistics', {
    screen,
    rows: {
      ssPuzzlesTimes: Object.fromEntries(
        from(504, 516).map((id, i) => [id, resultRow(id, i ? times : [1, 1, 1, 900_000])]),
      ),
    },
  });
  await expect.element(page.getByText(/^99.h 15.min$/).first()).toBeVisible();
  await click(button(/On the clock/));
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
