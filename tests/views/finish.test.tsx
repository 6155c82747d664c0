/** After the last digit: sharing, confetti, the next game. */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { rememberAccounts } from '../../src/app/device/siteMemory.ts';
import { pngOf } from '../../src/app/share/png.ts';
import { extraOf, finishOf } from '../../src/games/yearly-daily/rules/extras.ts';
import { movesTo, squaresUnder } from '../../src/games/yearly-daily/rules/rules.ts';
import type { ResultRow } from '../../src/storage/entities.ts';
import { lightDark } from '../../src/ui/lightDark.ts';
import { coveringsOf } from '../support/coveringsOf.ts';
import { solutionOf } from '../support/sudokuShift.ts';
import { goTo, openApp, path, readTable, writeRows } from './support/app.tsx';
import { ANSWER, geografind } from './support/geografind.ts';
import {
  boardsOf,
  finish,
  finished,
  openAlmostDone,
  resultRow,
  TODAY,
  YESTERDAY,
} from './support/inApp.ts';
import { button, click, expectHidden, hearCopies, press } from './support/input.ts';
import { DESKTOP, MOVING, setScreen } from './support/play.tsx';
import { replace } from './support/replace.ts';
import { shift } from './support/sudokuShift.ts';

const shareDialog = page.getByRole('dialog', { name: 'Share your result' });
const share = () => click(finished.getByRole('button', { name: 'Share' }));
const result = (id: string, ms: number) => resultRow(id, [ms, ms, ms, ms], 1);

test('the focus comes to the result, which is shared without anything of the boards; more can be played', async () => {
  const copied = await hearCopies();
  const fillLast = await openAlmostDone();
  await press('Control+z');
  await expect.element(page.getByText('Undone.')).toBeInTheDocument();
  await press('Control+y');
  await expect.element(page.getByText('Redone.')).toBeInTheDocument();
  await fillLast();
  await expect.element(finished.getByRole('heading')).toHaveFocus();
  await expect.element(finished).toMatchTextContent('A new streak starts here.');

  await share();
  const copy = async () => {
    await click(shareDialog.getByRole('button', { name: 'Copy' }));
    await expect.element(shareDialog.getByText('Copied.')).toBeVisible();
    return copied();
  };
  await click(shareDialog.getByText('Lines'));
  const lines = await copy();
  expect(lines).toMatch(
    /^Sudoku Shift 516\n☕ Ristretto 1:01\n☕ Cortado 1:01\n☕ Latte 1:01\n☕ Mocha 1:\d\d\nAll four in 4:\d\d\nhttp:\/\/[^\n]+\/sudoku-shift\/516$/,
  );
  await click(shareDialog.getByText('Sentence'));
  const sentence = await copy();
  expect(sentence).toMatch(
    /^I finished Sudoku Shift 516 in 4 minutes \d+ seconds?: Ristretto in 1 minute 1 second, Cortado in 1 minute 1 second, Latte in 1 minute 1 second, Mocha in 1 minute \d+ seconds?\.$/,
  );
  // Remove the site's URL from the shared text: its port might equal a row of the smallest board.
  const told = (lines + sentence).replace(/http:\S+/, '');
  for (const board of await boardsOf(TODAY)) {
    for (const row of solutionOf(board).digits) {
      expect(told).not.toContain(row.join(''));
    }
  }
  await press('Escape');
  await expectHidden(shareDialog);

  await click(finished.getByRole('button', { name: 'Play more' }));
  const friday = page
    .getByRole('dialog', { name: 'Play another?' })
    .getByRole('link', { name: /Friday 20 November/ });
  await click(friday);
  await expect.poll(path).toBe(`/sudoku-shift/${YESTERDAY}`);
  await expect.element(shift.grid).toBeVisible();

  // A finished puzzle opens with its result, and the streak is new after the day's first game only.
  const row = { id: '399', result: ['FR', 'win'], openedOn: null, finishedAt: null };
  await writeRows('gfGuesses', { 399: row });
  await goTo(`/sudoku-shift/${TODAY}`);
  await expect.element(finished).toMatchTextContent(/4:\d\d/);
  await expect.element(finished).not.toMatchTextContent('A new streak starts here.');
  await expectHidden(shift.undo);
});

test('a board’s time is that of its own clock, and no sum moves it', async () => {
  await openApp(`/sudoku-shift/${TODAY}`, {
    rows: { ssPuzzlesTimes: { [TODAY]: result(TODAY, 60_900) } },
  });
  await expect.element(finished).toMatchTextContent('4:03');
  const tabs = page.getByRole('navigation', { name: 'Boards' }).getByRole('button').elements();
  expect(tabs.map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: 4 }, () => expect.stringContaining('1:00')),
  );
});

test('the panel knows how it went, and leads to the next game first', async () => {
  // Results of three Saturdays, and of two easier weekdays that must not count in the Saturdays'
  // median.
  const results = [
    result('495', 90_000),
    result('502', 90_000),
    result('509', 100_000),
    result('511', 1_000),
    result('512', 1_000),
  ];
  await finish({ results });
  await expect
    .element(finished.getByRole('heading'))
    .toHaveTextContent('Your fastest Saturday yet');
  await expect
    .element(finished)
    .toMatchTextContent(/1:\d\d faster than your usual 6:00 on Saturdays\./);
  await expect.element(finished).toMatchTextContent('No hints used.');
  await click(finished.getByRole('link', { name: 'Next: Geografind' }));
  await expect.poll(path).toBe('/geografind/399');
});

/** Records whether confetti is ever drawn over the page. */
function watchForConfetti(): () => boolean {
  let isSeen = false;
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    if (added.some(({ nodeName }) => nodeName === 'CANVAS')) isSeen = true;
  }).observe(document, { childList: true, subtree: true });
  return () => isSeen;
}

test('the picture tells the play, and does so when the puzzle is opened again', async () => {
  const fillLast = await openAlmostDone();
  await fillLast();
  await share();
  const picture = shareDialog.getByRole('img');
  const drawn = () => picture.element().innerHTML;
  await expect.element(picture).toBeVisible();
  const told = drawn();
  const shades = [...told.matchAll(/fill-opacity: ([\d.]+)/g)].map(([, shade]) => Number(shade));
  expect(Math.min(...shades)).toBeLessThan(0.3);
  expect(new Set(shades).size).toBeGreaterThan(20);
  await press('Escape');
  await expectHidden(shareDialog);
  const here = path();
  await goTo('/');
  await goTo(here);
  await share();
  await expect.element(picture).toBeVisible();
  expect(drawn()).toBe(told);
  await press('Escape');
  await expectHidden(shareDialog);

  // A play of another version of the puzzle tells nothing of this one.
  const [[key, row]] = Object.entries(await readTable('plays')) as [[string, object]];
  await writeRows('plays', { [key]: { ...row, hash: 'another' } });
  await goTo('/');
  await goTo(here);
  await share();
  await expect.element(picture).toBeVisible();
  expect(drawn()).not.toBe(told);
});

test('a picture’s file has the colours of dark mode, also those that code writes', async () => {
  await setScreen({ ...DESKTOP, media: { colorScheme: 'dark' } });
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = `<svg viewBox="0 0 1 1"><rect width="1" height="1" style="fill: ${lightDark('#ffffff', '#336699')}"/></svg>`;
  const picture = await createImageBitmap(await pngOf(place.querySelector('svg')!));
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.drawImage(picture, 0, 0);
  expect([...context.getImageData(0, 0, 1, 1).data]).toEqual([0x33, 0x66, 0x99, 255]);
  place.remove();
});

test('there is confetti, and the system’s own sheet to share', { tags: 'all' }, async () => {
  const isConfettiSeen = watchForConfetti();
  const shared: unknown[] = [];
  replace(navigator, 'share', async (data: unknown) => void shared.push(data));
  await finish({ screen: { ...DESKTOP, media: MOVING } });
  await expect.poll(isConfettiSeen).toBe(true);
  await share();
  await click(shareDialog.getByText('Lines'));
  await click(shareDialog.getByRole('button', { name: 'Share' }));
  await expectHidden(shareDialog);
  expect(shared).toEqual([{ text: expect.stringMatching(/^Sudoku Shift 516\n/) }]);
});

test('with less motion no confetti flies, and rows move at once', { tags: 'all' }, async () => {
  const isConfettiSeen = watchForConfetti();
  await finish();
  await new Promise((done) => requestIdleCallback(done));
  expect(isConfettiSeen()).toBe(false);
  await goTo(`/sudoku-shift/${YESTERDAY}`);
  await click(button(/Slide row \d right/).first());
  const durations = document
    .getAnimations()
    .map((animation) => Number(animation.effect?.getComputedTiming().duration));
  expect(durations.filter((ms) => ms > 1)).toEqual([]);
});

test('where the browser hides what is drawn, no stripes are offered for a picture; a site without accounts offers none', {
  tags: 'all',
}, async () => {
  rememberAccounts(false);
  // Simulates Firefox with privacy.resistFingerprinting.
  vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(
    (_x, _y, width, height) => {
      const data = new ImageData(width, height);
      for (let i = 0; i < data.data.length; i++) data.data[i] = (i * 97) % 256;
      return data;
    },
  );
  await finish();
  await expect.element(finished.getByRole('button', { name: /^Sign in/ })).toHaveLength(0);
  await expect.element(finished.getByRole('link', { name: 'Leaderboard' })).toHaveLength(0);
  await share();
  await expect.element(shareDialog.getByText('This browser can’t make a picture.')).toBeVisible();
  await expect.element(shareDialog.getByRole('radio')).toHaveLength(2);
  await expect.element(shareDialog.getByText(/^Sudoku Shift 516/)).toBeVisible();
  await expect.element(shareDialog.getByRole('button', { name: 'Save' })).toHaveLength(0);
  await expect.element(shareDialog.getByRole('button', { name: 'Copy' })).toBeEnabled();
});

const WAYS = /north|south|east|west|[⬆↗➡↘⬇↙⬅↖]/;

test('without arrows: chosen before the first guess, for good, and told at the end', async () => {
  const copied = await hearCopies();
  await openApp('/geografind/399');
  const choice = page.getByRole('checkbox', { name: 'Play without arrows' });
  const menuItem = (name: string) => page.css('#play-menu').getByRole('button', { name });
  await click(choice);
  await expect.element(choice).toBeChecked();
  await click(button('Menu'));
  await click(menuItem('Play with arrows'));
  await expect.element(choice).not.toBeChecked();
  await click(button('Menu'));
  await click(menuItem('Play without arrows'));
  await expect.element(choice).toBeChecked();

  await geografind.guess('Fiji');
  await expect
    .element(geografind.row(1))
    .toMatchTextContent(/^Guess 1, Fiji: [\d,]+ kilometres, \d+ percent\.$/);
  await expect.element(page.css('.gf-guess .gf-arrow')).toHaveLength(0);
  await expect.element(choice).toHaveLength(0);
  expect(geografind.canvas().getAttribute('aria-label')).not.toMatch(WAYS);
  await click(button('Menu'));
  await expect.element(menuItem('Print')).toBeVisible();
  await expect.element(menuItem('Play with arrows')).toHaveLength(0);
  await press('Escape');
  await click(button('Ask'));
  await click(button('Which guess is nearest?'));
  await expect
    .element(page.getByRole('region', { name: 'Ask about the board' }))
    .toMatchTextContent(/Fiji: [\d,]+ kilometres\.\s*Where/);

  await geografind.guess(ANSWER.name);
  await expect.element(finished).toMatchTextContent('Without arrows.');
  await expect.element(page.getByText('Countries that still fit, by colour')).toBeVisible();
  expect(page.css('.gf-ending').element().textContent).not.toMatch(/, (?:north|south)-?[a-z]*, \d/);
  await share();
  await expect.poll(() => shareDialog.element().textContent).toContain('without arrows');
  await click(shareDialog.getByText('Lines'));
  await click(shareDialog.getByRole('button', { name: 'Copy' }));
  await expect.element(shareDialog.getByText('Copied.')).toBeVisible();
  const lines = copied();
  expect(lines).toMatch(/^Geografind 399 2\/6 · without arrows\n/);
  expect(lines).not.toMatch(WAYS);
  await press('Escape');

  // The result keeps its form; the row beside it tells the rest, here and on other devices.
  const { 399: row } = (await readTable('gfGuesses')) as Record<string, ResultRow>;
  expect(row?.result).toEqual(['FJ', ANSWER.code, 'win']);
  await goTo('/statistics');
  await click(page.css('.gf-continents summary').first());
  await expect.element(page.getByText(/, without arrows$/)).toBeInTheDocument();
  await goTo('/geografind/399');
  await expect.element(finished).toMatchTextContent('Without arrows.');
  // The next day begins as this one was played.
  await goTo('/geografind/398');
  await expect.element(choice).toBeChecked();
});

test('a calendar finished with its extra says so, wherever it is opened', async () => {
  const copied = await hearCopies();
  const id = '2026-11-20';
  const board = { month: 11, day: 20, solutions: 164, beans: 2 };
  const { holds, text } = extraOf(id);
  const coverings = coveringsOf(board, 1000);
  const rowOf = (meets: boolean) => {
    const state = coverings.find(
      (one) => holds(finishOf(one.map((at, piece) => squaresUnder(piece, at)!))) === meets,
    )!;
    return {
      ...resultRow(id, [252_000, 1, 0.1]),
      ending: [movesTo(board, state)],
      hash: 'a-version',
    };
  };
  await openApp(`/yearly-daily/${id}`, { rows: { ydScores: { '11_20_2026': rowOf(true) } } });
  await expect.element(finished).toMatchTextContent('With the extra.');
  await share();
  await expect.poll(() => shareDialog.element().textContent).toContain('with the extra');
  await click(shareDialog.getByText('Lines'));
  await click(shareDialog.getByRole('button', { name: 'Copy' }));
  await expect.element(shareDialog.getByText('Copied.')).toBeVisible();
  expect(copied()).toContain(`\n✨ Extra: ${text}\n`);
  await press('Escape');
  await goTo('/statistics');
  await expect
    .element(page.getByRole('link', { name: /^20 November 2026, solved.*, with the extra$/ }))
    .toBeVisible();

  await writeRows('ydScores', { '11_20_2026': rowOf(false) });
  await openApp(`/yearly-daily/${id}`);
  await share();
  await expect.element(shareDialog.getByRole('img')).toBeVisible();
  expect(document.body.textContent).not.toMatch(/with the extra/i);
});
