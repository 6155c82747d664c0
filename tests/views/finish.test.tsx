/** After the last digit: sharing, confetti, the next game. */
import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { rememberAccounts } from '../../src/app/device/siteMemory.ts';
import { solutionOf } from '../support/sudokuShift.ts';
import { goTo, openApp, path, writeRows } from './support/app.tsx';
import { followHint } from './support/hints.ts';
import {
  boardsOf,
  finish,
  finished,
  hint,
  openAlmostDone,
  resultRow,
  TODAY,
  YESTERDAY,
} from './support/inApp.ts';
import { button, click, expectHidden, press } from './support/input.ts';
import { DESKTOP } from './support/play.tsx';
import { replace } from './support/replace.ts';
import { shift } from './support/sudokuShift.ts';

const shareDialog = page.getByRole('dialog', { name: 'Share your result' });
const share = () => click(finished.getByRole('button', { name: 'Share' }));
const result = (id: string, ms: number) => resultRow(id, [ms, ms, ms, ms], 1);

test('what is shared are the times, in lines or in a sentence, and nothing of the boards', async () => {
  await commands.allowClipboard();
  await finish();
  await share();
  const copied = async () => {
    await click(shareDialog.getByRole('button', { name: 'Copy' }));
    await expect.element(shareDialog.getByText('Copied.')).toBeVisible();
    return navigator.clipboard.readText();
  };

  await click(shareDialog.getByText('Lines'));
  const lines = await copied();
  expect(lines).toMatch(
    /^Sudoku Shift 516\n☕ Ristretto 1:01\n☕ Cortado 1:01\n☕ Latte 1:01\n☕ Mocha 1:\d\d\nAll four in 4:\d\d\nhttp:\/\/[^\n]+\/sudoku-shift\/516$/,
  );
  await click(shareDialog.getByText('Sentence'));
  const sentence = await copied();
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
});

test('the hints of a finished puzzle are told again on the return', async () => {
  await openApp('/yearly-daily/2026-11-21');
  for (let laid = 0; laid < 8; laid++) {
    await click(hint);
    await followHint();
  }
  await expect.element(finished).toMatchTextContent('With 8 hints.');
  await goTo('/yearly-daily/2026-11-21');
  await expect.element(finished).toMatchTextContent('With 8 hints.');
});

test('a site without accounts offers none at the finish', async () => {
  rememberAccounts(false);
  await finish();
  await expect.element(finished.getByRole('button', { name: /^Sign in/ })).toHaveLength(0);
  await expect.element(finished.getByRole('link', { name: 'Leaderboard' })).toHaveLength(0);
});

test('a new streak is told after the first game of a first day only', async () => {
  await finish();
  await expect.element(finished).toMatchTextContent('A new streak.');
  const row = { id: '399', result: ['FR', 'win'], openedOn: null, finishedAt: null };
  await writeRows('gfGuesses', { 399: row });
  await goTo(`/sudoku-shift/${TODAY}`);
  await expect.element(finished).toMatchTextContent('Saved on this device.');
  await expect.element(finished).not.toMatchTextContent('A new streak.');
});

test('the system’s own sheet is used where there is one', async () => {
  const shared: unknown[] = [];
  replace(navigator, 'share', async (data: unknown) => void shared.push(data));
  await finish();
  await share();
  await click(shareDialog.getByText('Lines'));
  await click(shareDialog.getByRole('button', { name: 'Share' }));
  await expectHidden(shareDialog);
  expect(shared).toEqual([{ text: expect.stringMatching(/^Sudoku Shift 516\n/) }]);
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
    .toMatchTextContent(/1:\d\d under your median of 6:00 on Saturdays\./);
  await expect.element(finished).toMatchTextContent('Without a hint.');
  await click(finished.getByRole('link', { name: 'Next: Geografind' }));
  await expect.poll(path).toBe('/geografind/399');
});

test('what is left from yesterday comes next, and is on the home page', async () => {
  const left = {
    ...{ game: 'royal-family', id: '391', openedOn: '2026-11-20', session: {} },
    ...{ progress: 0.4, updatedAt: 1, counter: 1 },
  };
  await openApp('/', { rows: { progress: { 'royal-family/391': left } } });
  const card = page.getByRole('region', { name: 'Yesterday’s Royal Family' });
  await expect
    .element(card.getByRole('link', { name: 'Continue yesterday’s Royal Family' }))
    .toBeVisible();
  await finish();
  await expect
    .element(finished.getByRole('link', { name: 'Next: yesterday’s Royal Family' }))
    .toHaveAttribute('href', '/royal-family/391');
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

test('there is confetti', async () => {
  const isConfettiSeen = watchForConfetti();
  await finish({ screen: DESKTOP });
  await expect.poll(isConfettiSeen).toBe(true);
});

test('with less motion there is no confetti, and rows are where they belong at once', async () => {
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

test('afterwards there is more to play, and the finished boards can be looked at', async () => {
  await finish();
  await click(finished.getByRole('button', { name: 'Play more' }));
  const friday = page
    .getByRole('dialog', { name: 'Another one?' })
    .getByRole('link', { name: /Friday 20 November/ });
  await click(friday);
  await expect.poll(path).toBe(`/sudoku-shift/${YESTERDAY}`);
  await expect.element(shift.grid).toBeVisible();

  // A finished puzzle reopens with its result and cannot be replayed.
  await goTo(`/sudoku-shift/${TODAY}`);
  await expect.element(finished).toMatchTextContent(/4:\d\d/);
  await expectHidden(shift.undo);
});

test('an archive puzzle leaves the streak as it is', async () => {
  const fillLast = await openAlmostDone('510');
  await fillLast();
  await expect.element(finished).toMatchTextContent('your streak stays as it is');
  await goTo('/sudoku-shift/archive');
  await expect.element(page.getByRole('link', { name: '15 November, solved' })).toBeVisible();
});

test('the focus comes to the result, and undo by keys is told', async () => {
  const fillLast = await openAlmostDone();
  await press('Control+z');
  await expect.element(page.getByText('Undone.')).toBeInTheDocument();
  await press('Control+y');
  await expect.element(page.getByText('Redone.')).toBeInTheDocument();
  await fillLast();
  await expect.element(finished.getByRole('heading')).toHaveFocus();
});

test('a result that another device has sent counts for the streak', async () => {
  const rows = [YESTERDAY, '514'].map((id) => [id, resultRow(id, [1, 2, 3, 4])] as const);
  await openApp(`/sudoku-shift/${YESTERDAY}`, {
    rows: { ssPuzzlesTimes: Object.fromEntries(rows) },
  });
  await expect.element(finished).toMatchTextContent('2 days in a row.');
});

test('where the browser hides what is drawn, no stripes are offered for a picture', async () => {
  // Simulates Firefox with privacy.resistFingerprinting.
  vi.spyOn(CanvasRenderingContext2D.prototype, 'getImageData').mockImplementation(
    (_x, _y, width, height) => {
      const data = new ImageData(width, height);
      for (let i = 0; i < data.data.length; i++) data.data[i] = (i * 97) % 256;
      return data;
    },
  );
  await finish();
  await share();
  await expect
    .element(shareDialog.getByText('No picture can be made in this browser.'))
    .toBeVisible();
  await expect.element(shareDialog.getByRole('radio')).toHaveLength(2);
  await expect.element(shareDialog.getByText(/^Sudoku Shift 516/)).toBeVisible();
  await expect.element(shareDialog.getByRole('button', { name: 'Save' })).toHaveLength(0);
  await expect.element(shareDialog.getByRole('button', { name: 'Copy' })).toBeEnabled();
});
