/**
 * The desk's bench (the page for editing a puzzle) with a backend: its puzzles are published to
 * players.
 */
import { violationsIn } from './support/axe.ts';
import { expect, newEditor, stored, test } from './support/backend.ts';
import { decide, dialogGone, given, openBench, verdict } from './support/bench.ts';
import { takeAnother } from './support/desk.ts';
import { beyondTheScreenInAnySize } from './support/width.ts';

const bench = (id: string) => `/barista/sudoku?id=${id}`;

const listingOf = async (id: string) => {
  const index = (await stored('published/index')) as
    | { puzzles?: Record<string, { state: string; version: number; hashes: string[] }> }
    | undefined;
  return index?.puzzles?.[`sudoku-shift/${id}`];
};

test('another puzzle is published, held, released, and taken back', { tag: '@all' }, async ({
  page,
}) => {
  const editor = await newEditor();
  await openBench(page, editor, bench('560'));
  await takeAnother(page);
  await expect(verdict(page).getByText('Ready to publish', { exact: true })).toBeVisible();
  await expect(page.getByText('Your draft is saved in this browser.')).toBeVisible();
  await decide(page, 'Publish this puzzle', 'Softer than planned.');
  await expect(given(page).getByText(/^Version 2: published/)).toBeVisible();
  await expect(given(page).getByText('This is already the current puzzle.')).toBeVisible();
  const versions = page.getByRole('region', { name: 'Versions' });
  await expect(versions.getByRole('listitem')).toHaveCount(2);
  expect(await violationsIn(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await beyondTheScreenInAnySize(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await listingOf('560')).toMatchObject({ state: 'published', version: 2 });
  await decide(page, 'Put the puzzle on hold');
  await expect(given(page).getByText(/on hold \(new players cannot open it\)/)).toBeVisible();
  await decide(page, 'Release the puzzle');
  await expect(given(page).getByText(/^Version 2: published/)).toBeVisible();
  await decide(page, 'Undo the last change');
  await expect(given(page).getByText(/on hold \(new players cannot open it\)/)).toBeVisible();
  await dialogGone(page);
  await page.reload();
  await expect(given(page).getByText(/on hold \(new players cannot open it\)/)).toBeVisible();
  await expect(page.getByText('No changes yet.')).toBeVisible();
});
