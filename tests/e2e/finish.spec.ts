/** After the last digit: sharing, confetti, the next game. */
import type { Page } from '@playwright/test';
import { solutionOf } from '../support/sudokuShift.ts';
import { followHint, PuzzlePage } from './support/app.ts';
import { makeDatabase, writeRows } from './support/database.ts';
import { boardsOf, TODAY, YESTERDAY } from './support/day.ts';
import { expect, test } from './support/fixtures.ts';
import { almostDone } from './support/solution.ts';

async function finish(page: Page): Promise<PuzzlePage> {
  await makeDatabase(page);
  await writeRows(page, 'progress', almostDone(TODAY));
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  await puzzle.fillLast(boardsOf(TODAY)[3]!);
  await expect(puzzle.finished).toContainText('Saved on this device.');
  return puzzle;
}

test('what is shared are the times, in lines or in a sentence, and nothing of the boards', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const puzzle = await finish(page);
  await puzzle.finished.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your result' });
  const copied = async () => {
    await dialog.getByRole('button', { name: 'Copy' }).click();
    await expect(dialog.getByRole('status')).toHaveText('Copied.');
    return page.evaluate(() => navigator.clipboard.readText());
  };

  await dialog.getByText('Lines').click();
  const lines = await copied();
  expect(lines).toMatch(
    /^Sudoku Shift 516\n☕ Ristretto 1:01\n☕ Cortado 1:01\n☕ Latte 1:01\n☕ Mocha 1:\d\d\nAll four in 4:\d\d\nhttp:\/\/[^\n]+\/sudoku-shift\/516$/,
  );
  await dialog.getByText('Sentence').click();
  const sentence = await copied();
  expect(sentence).toMatch(
    /^I finished Sudoku Shift 516 in 4 minutes \d+ seconds?: Ristretto in 1 minute 1 second, Cortado in 1 minute 1 second, Latte in 1 minute 1 second, Mocha in 1 minute \d+ seconds?\.$/,
  );
  // Remove the site's URL from the shared text: its port might equal a row of the smallest board.
  const told = (lines + sentence).replace(/http:\S+/, '');
  for (const board of boardsOf(TODAY)) {
    for (const row of solutionOf(board).digits) {
      expect(told).not.toContain(row.join(''));
    }
  }
});

test('the hints of a finished puzzle are told again on the return', async ({ page }) => {
  await page.goto('/yearly-daily/2026-11-21');
  const { finished, hint } = new PuzzlePage(page);
  for (let laid = 0; laid < 8; laid++) {
    await hint.click();
    await followHint(page);
  }
  await expect(finished).toContainText('With 8 hints.');
  await page.reload();
  await expect(finished).toContainText('With 8 hints.');
});

test('the finish offers to sign in, for those who have not', async ({ page }) => {
  const puzzle = await finish(page);
  await puzzle.finished
    .getByRole('button', { name: 'Sign in to keep your streak on every device' })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a new streak is told after the first game of a first day only', async ({ page }) => {
  const puzzle = await finish(page);
  await expect(puzzle.finished).toContainText('A new streak.');
  const row = { id: '399', result: ['FR', 'win'], openedOn: null, finishedAt: null };
  await writeRows(page, 'gfGuesses', { 399: row });
  await page.reload();
  await expect(puzzle.finished).toContainText('Saved on this device.');
  await expect(puzzle.finished).not.toContainText('A new streak.');
});

test('the system’s own sheet is used where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.defineProperty(navigator, 'share', {
      value: async (data: unknown) => {
        shared.push(data);
      },
    });
  });
  const puzzle = await finish(page);
  await puzzle.finished.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your result' });
  await dialog.getByText('Lines').click();
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(dialog).toBeHidden();
  const shared = await page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared);
  expect(shared).toEqual([{ text: expect.stringMatching(/^Sudoku Shift 516\n/) }]);
});

test('a picture is shared as a file, in colours of its own', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
    Object.defineProperty(navigator, 'share', {
      value: async ({ files }: { files: File[] }) => {
        const picture = await createImageBitmap(files[0]!);
        const canvas = new OffscreenCanvas(picture.width, picture.height);
        const context = canvas.getContext('2d')!;
        context.drawImage(picture, 0, 0);
        const { data } = context.getImageData(0, 0, picture.width, picture.height);
        const colors = new Set<number>();
        for (let i = 0; i < data.length; i += 4) {
          colors.add((data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!);
        }
        const { name, type } = files[0]!;
        const { width, height } = picture;
        // #047857 is the game's hue in light mode, resolved from a CSS variable.
        shared.push({ name, type, width, height, hue: colors.has(0x047857) });
      },
    });
  });
  const puzzle = await finish(page);
  await puzzle.finished.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your result' });
  await expect(dialog.getByRole('img', { name: /^A picture of your result/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Share' }).click();
  await expect(dialog).toBeHidden();
  const shared = await page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared);
  expect(shared).toEqual([
    {
      name: 'crema-sudoku-shift-516.png',
      type: 'image/png',
      width: 1080,
      height: 1080,
      hue: true,
    },
  ]);
});

test('a board’s time is that of its own clock, and no sum moves it', async ({ page }) => {
  await makeDatabase(page);
  await writeRows(page, 'ssPuzzlesTimes', {
    [TODAY]: { id: TODAY, result: [60_900, 60_900, 60_900, 60_900], openedOn: null, finishedAt: 1 },
  });
  await page.goto(`/sudoku-shift/${TODAY}`);
  const tabs = page.getByRole('navigation', { name: 'Boards' }).getByRole('button');
  for (const tab of await tabs.all()) await expect(tab).toContainText('1:00');
  await expect(new PuzzlePage(page).finished).toContainText('4:03');
});

test('the panel knows how it went, and leads to the next game first', async ({ page }) => {
  await makeDatabase(page);
  const row = (id: string, ms: number) => ({
    id,
    result: [ms, ms, ms, ms],
    openedOn: null,
    finishedAt: 1,
  });
  // Results of three Saturdays, and of two easier weekdays that must not count in the Saturdays'
  // median.
  await writeRows(page, 'ssPuzzlesTimes', {
    495: row('495', 90_000),
    502: row('502', 90_000),
    509: row('509', 100_000),
    511: row('511', 1_000),
    512: row('512', 1_000),
  });
  const puzzle = await finish(page);
  await expect(puzzle.finished.getByRole('heading')).toHaveText('Your fastest Saturday yet');
  await expect(puzzle.finished).toContainText(/1:\d\d under your median of 6:00 on Saturdays\./);
  await expect(puzzle.finished).toContainText('Without a hint.');
  await puzzle.finished.getByRole('link', { name: 'Next: Yearly Daily' }).click();
  await expect(page).toHaveURL('/yearly-daily/2026-11-21');
});

/** Records whether confetti was ever drawn over the page. */
const watchForConfetti = (page: Page) =>
  page.addInitScript(() => {
    const seen = { confetti: false };
    Object.assign(globalThis, { seen });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) if (node.nodeName === 'CANVAS') seen.confetti = true;
      }
    }).observe(document, { childList: true, subtree: true });
  });
const confettiSeen = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { confetti: boolean } }).seen.confetti);

test('there is confetti', async ({ page }) => {
  await watchForConfetti(page);
  await finish(page);
  await expect.poll(() => confettiSeen(page)).toBe(true);
});

test.describe('for those who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test('there is no confetti, and rows are where they belong at once', async ({ page }) => {
    await watchForConfetti(page);
    await finish(page);
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(await confettiSeen(page)).toBe(false);
    const puzzle = new PuzzlePage(page);
    await puzzle.open(YESTERDAY);
    await page
      .getByRole('button', { name: /Slide row \d right/ })
      .first()
      .click();
    expect(
      await page.evaluate(() =>
        document
          .getAnimations()
          .map((animation) => Number(animation.effect?.getComputedTiming().duration))
          .filter((ms) => ms > 1),
      ),
    ).toEqual([]);
  });
});

test('afterwards there is more to play, and the finished boards can be looked at', async ({
  page,
}) => {
  const puzzle = await finish(page);
  await puzzle.finished.getByRole('button', { name: 'Play more' }).click();
  const dialog = page.getByRole('dialog', { name: 'Another one?' });
  await expect(dialog.getByRole('link', { name: /Friday 20 November/ })).toBeVisible();
  await dialog.getByRole('link', { name: /Friday 20 November/ }).click();
  await expect(page).toHaveURL(`/sudoku-shift/${YESTERDAY}`);
  await expect(puzzle.board).toBeVisible();

  // A finished puzzle reopens with its result and cannot be replayed.
  await page.goto(`/sudoku-shift/${TODAY}`);
  await expect(puzzle.finished).toBeVisible();
  await expect(puzzle.finished).toContainText(/4:\d\d/);
  await expect(puzzle.undo).toBeHidden();
});

test('an archive puzzle leaves the streak as it is', async ({ page }) => {
  await makeDatabase(page);
  await writeRows(page, 'progress', almostDone('510'));
  const puzzle = new PuzzlePage(page);
  await puzzle.open('510');
  await puzzle.fillLast(boardsOf('510')[3]!);
  await expect(puzzle.finished).toContainText('your streak stays as it is');
  await page.goto('/sudoku-shift/archive');
  await expect(page.getByRole('link', { name: '15 November, solved' })).toBeVisible();
});

test('the focus comes to the result, and undo by keys is told', async ({ page }) => {
  await makeDatabase(page);
  await writeRows(page, 'progress', almostDone(TODAY));
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone.')).toBeAttached();
  await page.keyboard.press('Control+y');
  await expect(page.getByText('Redone.')).toBeAttached();
  await puzzle.fillLast(boardsOf(TODAY)[3]!);
  await expect(puzzle.finished.getByRole('heading')).toBeFocused();
});

test('a result that another device has sent counts for the streak', async ({ page }) => {
  await makeDatabase(page);
  const done = (id: string) => ({ id, result: [1, 2, 3, 4], openedOn: null, finishedAt: null });
  await writeRows(page, 'ssPuzzlesTimes', { [YESTERDAY]: done(YESTERDAY), 514: done('514') });
  const puzzle = new PuzzlePage(page);
  await page.goto(`/sudoku-shift/${YESTERDAY}`);
  await expect(puzzle.finished).toContainText('2 days in a row.');
});

test('where the browser hides what is drawn, no stripes are offered for a picture', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // Simulates Firefox with privacy.resistFingerprinting.
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) => {
      const data = new ImageData(width, height);
      for (let i = 0; i < data.data.length; i++) data.data[i] = (i * 97) % 256;
      return data;
    };
  });
  const puzzle = await finish(page);
  await puzzle.finished.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your result' });
  await expect(dialog.getByText('No picture can be made in this browser.')).toBeVisible();
  await expect(dialog.getByRole('radio')).toHaveCount(2);
  await expect(dialog.getByText(/^Sudoku Shift 516/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Save' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Copy' })).toBeEnabled();
});
