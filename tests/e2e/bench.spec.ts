/** The bench with the server behind it: what is made there is given to players. */
import type { Page } from '@playwright/test';
import { PuzzlePage } from './support/app.ts';
import {
  expect,
  newEditor,
  type Player,
  stored,
  submitSignIn,
  test,
  welcomed,
} from './support/backend.ts';
import { readTable } from './support/database.ts';

const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });
const given = (page: Page) => page.getByRole('region', { name: 'What players get' });
const cells = (page: Page) =>
  page.getByRole('region', { name: 'As players get it' }).getByRole('gridcell');
/** Of two saves of one draft the server refuses one. */
const REFUSED_SAVE = /status of 403 .*documents:commit/;
const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

/** Opens the bench of a puzzle that no other test changes, and comes in. */
async function openBench(page: Page, editor: Player, id: string): Promise<void> {
  await page.goto(`/barista/sudoku?id=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'The desk' })).toBeVisible();
  await submitSignIn(page, editor);
  await welcomed(page);
  await expect(verdict(page).getByText('Ready to publish')).toBeVisible();
}

/** Takes a digit out that logic finds again. */
async function blankOne(page: Page): Promise<void> {
  const digits = page.getByText(/\d+ digits, \d+ blanks/);
  const before = await digits.textContent();
  await page.getByRole('button', { name: 'Blank one more' }).click();
  await expect(digits).not.toHaveText(before ?? '');
  await expect(verdict(page).getByText('Ready to publish')).toBeVisible();
}

async function decide(page: Page, name: string, reason?: string): Promise<void> {
  await given(page).getByRole('button', { name, exact: true }).click();
  if (reason !== undefined)
    await dialog(page)
      .getByLabel(/^Reason/)
      .fill(reason);
  await dialog(page).getByRole('button', { name, exact: true }).click();
}

const listingOf = async (id: string) => {
  const index = (await stored('published/index')) as
    | { puzzles?: Record<string, { state: string; version: number }> }
    | undefined;
  return index?.puzzles?.[`sudoku-shift/${id}`];
};

test('another puzzle is published, held, released, and taken back', async ({ page }) => {
  const editor = await newEditor();
  await openBench(page, editor, '560');
  await page.getByText('Mocha 9 × 9').click();
  await blankOne(page);
  await expect(page.getByText('Your draft is kept.')).toBeVisible();
  await decide(page, 'Publish this one', 'Softer than planned.');
  await expect(given(page).getByText(/^Version 2: given to players/)).toBeVisible();
  await expect(given(page).getByText('This is the puzzle that is there already.')).toBeVisible();
  expect(await listingOf('560')).toMatchObject({ state: 'published', version: 2 });
  await decide(page, 'Hold it');
  await expect(given(page).getByText(/held: nobody new gets it/)).toBeVisible();
  await decide(page, 'Release it');
  await expect(given(page).getByText(/^Version 2: given to players/)).toBeVisible();
  await decide(page, 'Undo the last change');
  await expect(given(page).getByText(/held: nobody new gets it/)).toBeVisible();
  await page.reload();
  await expect(given(page).getByText(/held: nobody new gets it/)).toBeVisible();
  await expect(page.getByText('Your draft is kept.')).toBeVisible();
});

test('of two editors one is told, and loses nothing', async ({ page, newDevice, complaints }) => {
  complaints.allow(/status of 409 .*changePuzzle/);
  const [anna, ben] = [await newEditor(), await newEditor()];
  await openBench(page, anna, '561');
  const other = await (await newDevice()).newPage();
  await openBench(other, ben, '561');
  await blankOne(other);
  await expect(other.getByText('Your draft is kept.')).toBeVisible();
  await blankOne(page);
  await expect(page.getByText('Your draft is kept.')).toBeVisible();
  await decide(other, 'Publish this one');
  await expect(given(other).getByText(/^Version 2/)).toBeVisible();

  await decide(page, 'Publish this one');
  await expect(dialog(page).getByText('Somebody has changed this puzzle')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(given(page).getByText(/published another puzzle/)).toBeVisible();
  await expect(page.getByText(/has a draft of this puzzle/)).toBeVisible();
  await given(page).getByRole('button', { name: 'I have seen it' }).click();
  await decide(page, 'Publish this one');
  await expect(given(page).getByText(/^Version 3/)).toBeVisible();
});

test('two devices of one editor are told, and both drafts are kept', async ({
  page,
  newDevice,
  complaints,
}) => {
  complaints.allow(REFUSED_SAVE);
  const editor = await newEditor();
  await openBench(page, editor, '562');
  const other = await (await newDevice()).newPage();
  await openBench(other, editor, '562');
  await blankOne(other);
  await expect(other.getByText('Your draft is kept.')).toBeVisible();
  await blankOne(page);
  await expect(page.getByText('You have changed this draft on another device too')).toBeVisible();
  await page.getByRole('button', { name: 'This one', exact: true }).click();
  await expect(page.getByText('Your draft is kept.')).toBeVisible();
  await expect(page.getByText('Put aside on this device (1)')).toBeVisible();
  await cells(page).first().click();
});

test('a correction reaches who has looked, leaves who has begun, and a withdrawal tells both why', async ({
  page,
  newDevice,
}) => {
  const editor = await newEditor();
  await openBench(page, editor, '511');
  const [looker, player] = [
    await (await newDevice()).newPage(),
    await (await newDevice()).newPage(),
  ];
  const looked = new PuzzlePage(looker);
  await looked.open('511');
  const before = await looked.digits();
  const begun = new PuzzlePage(player);
  await begun.open('511');
  const row = before.findIndex((digits) => digits.includes('.'));
  await begun.clickCell(row, before[row]!.indexOf('.'));
  await player.keyboard.press('1');
  const played = await begun.digits();
  expect(played).not.toEqual(before);
  await expect.poll(async () => Object.keys(await readTable(player, 'progress'))).toHaveLength(1);

  await blankOne(page);
  await decide(page, 'Correct it with this one', 'One digit too many was given away.');
  await expect(given(page).getByText(/^Version 2/)).toBeVisible();
  await looker.reload();
  await expect.poll(() => looked.digits()).not.toEqual(before);
  await expect(looker.getByText('One digit too many was given away.')).toBeVisible();
  await player.reload();
  await expect
    .poll(async () => JSON.stringify((await readTable(player, 'meta')).published))
    .toContain('sudoku-shift/511');
  await player.reload();
  await expect(player.getByText('Yours stays as it was')).toBeVisible();
  expect(await begun.digits()).toEqual(played);

  await decide(page, 'Withdraw it', 'It can be finished in two ways.');
  await expect(
    given(page)
      .getByText(/withdrawn/)
      .first(),
  ).toBeVisible();
  for (const [window, puzzle] of [
    [looker, looked],
    [player, begun],
  ] as const) {
    await window.goto('/sudoku-shift/511/leaderboard');
    await expect(window.getByText('It can be finished in two ways.')).toBeVisible();
    await puzzle.open('511');
    await expect(window.getByText(/You can play it, but nobody has a place/)).toBeVisible();
  }
});
