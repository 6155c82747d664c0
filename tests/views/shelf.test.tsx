/** The shelf, and streaks there and on the home page. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { finishedDay } from '../support/finishedDay.ts';
import { playerOfAYear } from '../support/madeUpPlayer.ts';
import { faultOf } from '../support/shelfOracle.ts';
import { goTo, openApp, path, setClock, writeRows } from './support/app.tsx';
import { violations } from './support/axe.ts';
import { resultRow } from './support/inApp.ts';
import { button, click, comeToRest, press } from './support/input.ts';
import { PHONE } from './support/play.tsx';

const DAY = '2026-11-21';

const place = (title: string) => page.getByRole('region', { name: title, exact: true });
const group = (name: string) => page.getByRole('group', { name, exact: true });
/** The place of the focus, as a player with a keyboard hears it. */
const focused = () => document.activeElement?.getAttribute('aria-label');

/** Waits for the globe, which loads by itself, and for the piece that comes last. */
async function ready(): Promise<void> {
  await expect.element(page.css('.gf-surface:not([data-waiting])')).toBeVisible();
  await expect.element(page.css('.cn-sheet')).toBeVisible();
}

test('an empty shelf leads to a first puzzle, and its places to the archive', {
  tags: 'all',
}, async () => {
  await openApp('/statistics');
  await ready();
  await expect.element(page.getByText('Nothing here yet.')).toBeVisible();
  await expect.element(page.css('.shelf-place > p')).toHaveLength(0);
  await expect.element(page.getByText('Figures')).toHaveLength(0);
  await expect.element(button(/^Share/)).toHaveLength(0);
  expect(await violations()).toEqual([]);
  await click(place('Geografind').getByRole('link', { name: 'Archive for Geografind' }));
  await expect.poll(path).toBe('/geografind/archive');
  await goTo('/statistics');
  await click(page.getByRole('link', { name: 'Today’s puzzles' }));
  await expect.poll(path).toBe('/');
});

test('a first day stands on the shelf', async () => {
  await openApp('/statistics', { rows: finishedDay(DAY) });
  await ready();
  await expect.element(page.getByText('1 puzzle so far.')).toHaveLength(5);
  await expect.element(page.getByText(/^5 puzzles · 3\d.min of play$/)).toBeVisible();
  const solved = group('Dates of 2026').getByRole('link', { name: /solved/ });
  await expect
    .element(solved)
    .toHaveAccessibleName(
      /^21 November 2026, solved, 3 minutes 10 seconds, \d beans?, Yearly Daily$/,
    );
  await expect.element(page.css('.yd-covered')).toHaveLength(1);
  await expect.element(page.css('.ss-week [data-shade]')).toHaveLength(1);
  await expect.element(page.css('.cn-filled')).toMatchTextContent(/13$/);
  const monarchs = group('Monarchs of November 2026').getByRole('link', {
    name: /, (?:king|queen), /,
  });
  await expect.element(monarchs).toHaveLength(1);
  await click(solved);
  await expect.poll(path).toBe(`/yearly-daily/${DAY}`);
});

test('a year stands on the shelf: sentences, pieces, figures, former years', async () => {
  const rows = playerOfAYear(DAY);
  await openApp('/statistics', { rows });
  await ready();
  await expect.element(page.getByText(/^1,400 puzzles/)).toBeVisible();
  await expect.element(button(/^Show all weeks/)).toHaveLength(0);
  for (const { id, title, stored } of DEFINITIONS) {
    const sentence = place(title).css('p').first().element().textContent!;
    expect(faultOf(sentence, id, Object.values(rows[stored.results]!), DAY)).toBeNull();
  }
  const covered = Object.keys(rows.ydScores!).filter((key) => key.endsWith('2026')).length;
  await expect.element(page.css('.yd-covered')).toHaveLength(covered);
  const found = Number(/found (\d+) of/.exec(place('Geografind').element().textContent!)![1]);
  const tallies = page
    .css('.gf-tally')
    .elements()
    .map((one) => Number.parseInt(one.textContent!, 10));
  expect(tallies.reduce((sum, tally) => sum + tally, 0)).toBe(found);

  await click(place('Sudoku Shift').getByText(/^Figures/));
  await expect.element(place('Sudoku Shift').getByText('Median', { exact: true })).toBeVisible();

  await click(page.getByText('Europe', { exact: true }));
  const country = group('Europe').getByRole('link').first();
  await expect.element(country).toHaveAccessibleName(/, solved, \d guess/);

  await click(button('Previous month'));
  await expect.element(group('Monarchs of October 2026').getByRole('link')).toHaveLength(31);
  await click(button('Previous year'));
  await expect.element(button('Previous year')).toBeDisabled();
  await expect.element(group('Dates of 2025')).toBeVisible();
  await expect.element(group('Monarchs of December 2025').getByRole('link')).toHaveLength(31);
  await click(button('Share your year'));
  await expect
    .element(page.getByRole('dialog', { name: 'Share your year' }))
    .toMatchTextContent(/2025/);
});

test.for(['light', 'dark'] as const)(
  'a year has no violations in %s mode',
  { tags: 'all' },
  async (mode) => {
    await openApp('/statistics', { rows: playerOfAYear(DAY) });
    await ready();
    expect(await violations(mode)).toEqual([]);
  },
);

test('each piece is one stop for Tab, and the arrow keys move on it as it is drawn', async () => {
  await openApp('/statistics', { rows: finishedDay(DAY) });
  await ready();
  const stops = [...document.querySelectorAll('main [role=group]')].map(
    (one) => one.querySelectorAll('a[tabindex="0"]').length,
  );
  expect(stops).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
  const today = group('Dates of 2026').getByRole('link', { name: /^21 November/ });
  today.element().focus();
  await press('ArrowLeft');
  expect(focused()).toMatch(/^20 November/);
  await press('ArrowUp');
  expect(focused()).toMatch(/^20 October/);
  await press('ArrowDown');
  await press('ArrowDown');
  // The days to come are no links.
  expect(focused()).toMatch(/^20 November/);
  await press('Home');
  expect(focused()).toMatch(/^1 January/);
  expect((document.activeElement as HTMLElement).tabIndex).toBe(0);
  expect(today.element().tabIndex).toBe(-1);
  await press('End');
  expect(focused()).toMatch(/^21 November/);
  await press('Enter');
  await expect.poll(path).toBe(`/yearly-daily/${DAY}`);
});

test('on a phone the months stand side by side, and a date is wide enough for a finger', async () => {
  await openApp('/statistics', { rows: finishedDay(DAY), screen: { ...PHONE, width: 320 } });
  await ready();
  group('Dates of 2026')
    .getByRole('link', { name: /^21 November/ })
    .element()
    .focus();
  await press('ArrowLeft');
  expect(focused()).toMatch(/^21 October/);
  await press('ArrowUp');
  expect(focused()).toMatch(/^20 October/);
  const { width, height } = document.activeElement!.getBoundingClientRect();
  expect(width).toBeGreaterThan(21);
  expect(height).toBeGreaterThan(23);
  expect(document.documentElement.scrollWidth).toBe(320);
});

test('on a phone the latest weeks come first, and all of them after a press', async () => {
  await openApp('/statistics', { rows: finishedDay(DAY), screen: PHONE });
  await ready();
  const weeks = group('Weeks of 2026').and(page.css('.ss-racks'));
  await expect.element(weeks.getByRole('link')).toHaveLength(83);
  weeks
    .getByRole('link', { name: /^21 November/ })
    .element()
    .focus();
  await press('Home');
  expect(focused()).toMatch(/^31 August/);
  await click(button('Show all weeks of 2026'));
  await expect.element(weeks.getByRole('link', { name: /^1 January/ })).toBeVisible();
  await click(button('Show fewer weeks'));
  await expect.element(weeks.getByRole('link')).toHaveLength(83);
});

test('a country is picked on the globe, found or not, and leads to its puzzles', async () => {
  const won = (id: string, code: string) => ({
    [id]: { id, result: ['DE', code, 'win'], openedOn: null, finishedAt: null },
  });
  /** Picks the country in the middle of the globe, Niger. */
  async function pickNiger() {
    await ready();
    page.getByRole('application').element().focus();
    await press('Enter');
  }
  const picked = page.css('.gf-picked');
  await openApp('/statistics', { rows: { gfGuesses: won('389', 'FR') } });
  await pickNiger();
  await expect.element(picked).toHaveTextContent('You haven’t found Niger yet.');
  await writeRows('gfGuesses', { ...won('390', 'NE'), ...won('399', 'NE') });
  await goTo('/statistics');
  await expect.element(page.getByRole('img', { name: /found: 2 of 197$/ })).toBeVisible();
  await pickNiger();
  await expect
    .element(picked)
    .toMatchTextContent('Niger, found in the puzzle of 12 November 2026, 21 November 2026');
  await click(picked.getByRole('link', { name: /^Niger, 12 November/ }));
  await expect.poll(path).toBe('/geografind/390');
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
  await expect.element(page.getByText(/99.h 15.min of play/)).toBeVisible();
  await click(place('Sudoku Shift').getByText(/^Figures/));
  await comeToRest();
  expect(document.documentElement.scrollWidth).toBe(360);
  const words = document.querySelectorAll(
    'main dd, main dt, main figure span, main button span, main a span',
  );
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

test('a week is shared, on a Monday morning the week before', async () => {
  const done = (id: number, result: readonly unknown[], date: string) => [
    id,
    { id: `${id}`, result, openedOn: null, finishedAt: Date.parse(`${date}T12:00:00+01:00`) },
  ];
  await openApp('/statistics', {
    rows: {
      ssPuzzlesTimes: Object.fromEntries([done(515, [540_000, 1, 1, 1], '2026-11-20')]),
      gfGuesses: Object.fromEntries([
        done(398, ['FR', 'DE', 'win'], '2026-11-20'),
        done(399, ['FR', 'win'], '2026-11-21'),
      ]),
    },
  });
  async function sharedWeek() {
    await click(button('Share your week'));
    const dialog = page.getByRole('dialog', { name: 'Share your week' });
    await click(dialog.getByText('Sentence'));
    const words = 'My week on Crema, 16–22 November 2026: 3 puzzles on 2 days, 9 min of play.';
    await expect.element(dialog.getByText(words)).toBeVisible();
    await press('Escape');
  }
  await sharedWeek();
  setClock(new Date('2026-11-23T09:00:00+01:00'));
  dispatchEvent(new Event('focus'));
  await sharedWeek();
});
