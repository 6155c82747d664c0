/** The home page, the archive, and addresses of puzzles that are not out. */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { finishedDay } from '../support/finishedDay.ts';
import { goTo, openApp, path } from './support/app.tsx';
import { violations } from './support/axe.ts';
import { TODAY } from './support/inApp.ts';
import { button, click } from './support/input.ts';
import { PHONE } from './support/play.tsx';
import { shift } from './support/sudokuShift.ts';

const card = (title: string) => page.getByRole('region', { name: title, exact: true });

test('on a phone all games are in view with today’s boards as the player has left them, and nothing of a past', async () => {
  await openApp('/', { screen: PHONE });
  await expect.element(page.getByText('21 November. Your coffee is ready.')).toBeVisible();
  for (const { title } of DEFINITIONS) {
    await expect.element(card(title).css('[data-miniature] svg')).toBeVisible();
    await expect.element(card(title)).toBeInViewport({ ratio: 1 });
  }
  await expect.element(page.getByRole('list', { name: 'The last seven days' })).toHaveLength(0);
  await expect.element(page.getByRole('link', { name: 'Your shelf' })).toHaveLength(0);
  const drawn = () => card('Sudoku Shift').css('[data-miniature]').element().innerHTML;
  const untouched = drawn();
  await goTo(`/sudoku-shift/${TODAY}`);
  await click(button(/Slide row \d right/).first());
  await expect.element(shift.undo).toBeEnabled();
  await goTo('/');
  await expect
    .element(card('Sudoku Shift').getByRole('link', { name: 'Continue Sudoku Shift' }))
    .toBeVisible();
  await expect.poll(drawn).not.toBe(untouched);
  // The whole card leads to the puzzle: a point on neither its button nor its heading.
  await click(card('Geografind'), { x: 8, y: 8 });
  await expect.poll(path).toBe('/geografind/399');
});

test('a long name of a site shortens at its end, and keeps the header in one row', async () => {
  await openApp('/', { screen: { ...PHONE, width: 320 } });
  const name = page.getByRole('link', { name: 'Crema, home' });
  await expect.element(name).toBeVisible();
  const header = document.querySelector('header')!;
  const { offsetHeight } = header;
  const span = name.element().querySelector('span')!;
  expect(span.scrollWidth).toBe(span.clientWidth);
  span.textContent = 'Kaffeehaus am Kanal.';
  expect(header.offsetHeight).toBe(offsetHeight);
  expect(span.scrollWidth).toBeGreaterThan(span.clientWidth);
});

test('a finished day has a page of its own, and one thing to share', async () => {
  await openApp('/', { rows: finishedDay('2026-11-21') });
  const day = page.getByRole('region', { name: 'All done' });
  await expect.element(day).toMatchTextContent(/Next round in (\d+\sh\s)?\d+\smin/);
  // The sum of the displayed times.
  await expect.element(day).toMatchTextContent('37:22 in total');
  await expect
    .element(page.getByRole('link', { name: /^(Play|Continue) (?!with|one)/ }))
    .toHaveLength(0);
  expect(await violations('dark')).toEqual([]);
  await click(day.getByRole('button', { name: 'Share your day' }));
  const dialog = page.getByRole('dialog', { name: 'Share your day' });
  await expect.element(dialog.getByRole('img', { name: /^A picture of your day/ })).toBeVisible();
  await click(dialog.getByText('Lines'));
  await expect.element(dialog).toMatchTextContent('Crema, 21 November 2026');
  await expect.element(dialog).toMatchTextContent('Crossnumber 13:21');
});

test('one press picks a puzzle that was not played, and another one the next time', async () => {
  await openApp('/', { rows: finishedDay('2026-11-21') });
  const pick = page.getByRole('region', { name: 'Pick a puzzle' });
  await click(pick.getByRole('button', { name: 'Pick one from any game' }));
  const puzzle = pick.getByRole('link');
  await expect.element(puzzle).toMatchTextContent(/About \d+ minutes?/);
  const first = puzzle.element().getAttribute('href')!;
  const another = pick.getByRole('button', { name: 'Pick another' });
  await expect.element(another).toHaveFocus();
  await click(another);
  await expect.poll(() => puzzle.element().getAttribute('href')).not.toBe(first);
  expect(await violations('dark')).toEqual([]);
  await click(pick.getByRole('group', { name: 'Minutes at most' }).getByText('5'));
  await expect.element(puzzle).toMatchTextContent(/About [1-5] minutes?/);
  const chosen = puzzle.element().getAttribute('href')!;
  await click(puzzle);
  await expect.poll(path).toBe(chosen);
});

test('every archive picks from all games', async () => {
  await openApp('/crossnumber/archive');
  const pick = page.getByRole('region', { name: 'Pick a puzzle' });
  await click(pick.getByRole('button', { name: 'Pick one from any game' }));
  const games = new Set<string>();
  await expect
    .poll(async () => {
      const puzzle = pick.getByRole('link').element();
      games.add(puzzle.getAttribute('href')!.split('/')[1]!);
      await click(pick.getByRole('button', { name: 'Pick another' }));
      return games.size;
    })
    .toBeGreaterThan(1);
});

test('the archive tells how hard each puzzle is, and jumps to a month', async () => {
  await openApp('/sudoku-shift/archive');
  await expect
    .element(
      page
        .getByRole('region', { name: 'November 2026' })
        .getByRole('link', { name: '16 November, not played' }),
    )
    .toHaveAttribute('aria-description', '1 bean');
  const summer = page.getByRole('region', { name: 'June 2025' });
  await expect.element(summer).not.toBeInViewport();
  await click(page.getByRole('navigation', { name: 'Months' }).getByText('Jun').last());
  await expect.element(summer).toBeInViewport();
});

test('an address that leads to no puzzle says why', async () => {
  // React reports what the error page answers.
  vi.mocked(console.error).mockImplementation(() => {});
  for (const [address, words] of [
    ['/sudoku-shift/517', 'This puzzle comes out at midnight tonight.'],
    ['/yearly-daily/2026-12-24', 'This puzzle comes out on Thursday 24 December 2026, in 33 days.'],
    ['/yearly-daily/2025-01-01', 'Check the address for typos.'],
    ['/sudoku-shift/0516', 'Page not found: /sudoku-shift/0516'],
  ] as const) {
    await openApp(address);
    await expect.element(page.getByText(words)).toBeVisible();
  }
});
