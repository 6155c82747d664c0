/**
 * Pages of a real build, and the desk, with the browser's page translation on. Games are played to
 * their end in tests/views/translated.test.tsx.
 */
import { idFor } from '../../src/daily/numbering.ts';
import { definitionOf } from '../../src/games/definitions.ts';
import { followHint, openSettings, PuzzlePage } from './support/app.ts';
import { TODAY, TOMORROW } from './support/day.ts';
import { deskDocuments, signInAtDesk } from './support/desk.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';
import { expectWordsRight, translated } from './support/translation.ts';

test.beforeEach(({ page }) => translated(page));

test('the pages around them', { tag: '@all' }, async ({ page, complaints }) => {
  complaints.allow(FAILED_REQUEST);
  await page.goto('/');
  const dialog = await openSettings(page);
  await expectWordsRight(page);
  await dialog.getByText('Dark', { exact: true }).click();
  await expectWordsRight(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  for (const game of ['sudoku-shift', 'crossnumber'] as const) {
    const { title } = definitionOf(game);
    await page.getByRole('link', { name: title, exact: true }).first().click();
    await expect(page).toHaveURL(`/${game}`);
    await expectWordsRight(page);
    await page.getByRole('link', { name: 'Archive' }).click();
    await expect(page).toHaveURL(`/${game}/archive`);
    await expectWordsRight(page);
    await page.goto(`/${game}/${idFor(definitionOf(game).schedule, '2026-11-21')}/leaderboard`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectWordsRight(page);
    await page.getByRole('link', { name: 'Previous' }).click();
    await expectWordsRight(page);
    await page.getByRole('link', { name: 'Crema, home' }).click();
    await expect(page).toHaveURL('/');
    await expectWordsRight(page);
  }
  await page.goto('/statistics');
  await expect(page.getByRole('heading', { name: 'Your statistics' })).toBeVisible();
  await expectWordsRight(page);
  const puzzle = new PuzzlePage(page);
  await puzzle.open(TODAY);
  await puzzle.hint.click();
  await followHint(page);
  await expectWordsRight(page);
});

test('the desk’s bench: boards, verdicts, a draft', { tag: '@all' }, async ({
  page,
  complaints,
}) => {
  complaints.allow(FAILED_REQUEST);
  await signInAtDesk(page, deskDocuments());
  await page.goto(`/barista/sudoku?id=${TOMORROW}`);
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict.getByText('Nothing against it')).toBeVisible();
  await expectWordsRight(page);
  const cells = page.getByRole('region', { name: 'As it will be played' }).getByRole('gridcell');
  await cells.first().click();
  await page.keyboard.press('0');
  for (let i = 0; i < 6; i++) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('0');
    await expectWordsRight(page);
  }
  await expect(verdict).toHaveAttribute('aria-busy', 'false');
  await expectWordsRight(page);
  await page.getByText('Mocha 9 × 9').click();
  await expectWordsRight(page);
  await page.getByRole('button', { name: 'Make eight' }).click();
  await expect(page.getByRole('button', { name: 'Take board 1', exact: true })).toBeVisible();
  await expectWordsRight(page);
});
