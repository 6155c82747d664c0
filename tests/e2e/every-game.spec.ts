/** Requirements on every game's page. */
import { idFor } from '../../src/daily/numbering.ts';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { violationsOn } from './support/axe.ts';
import { makeDatabase, writeRows } from './support/database.ts';
import { expect, test } from './support/fixtures.ts';

/** The date of the tests' clock, `NOW`. */
const DAY = '2026-11-21';

for (const { id, title, schedule } of DEFINITIONS) {
  test(`${title}: first visit, from its page to its puzzle and its menu`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: title, exact: true }).first().click();
    await expect(page).toHaveURL(`/${id}`);
    await expect(page).toHaveTitle(new RegExp(title));
    await page.getByRole('link', { name: /^Play (today’s|this week’s)$/ }).click();
    await expect(page).toHaveURL(`/${id}/${idFor(schedule, DAY)}`);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#play-menu').getByText('How to play', { exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'How to play' });
    // The example in the explanation is visible and can be tried.
    await expect(dialog.getByRole('listitem').first()).toBeVisible();
    await expect(dialog.getByRole('status').filter({ visible: true })).not.toBeEmpty();
    expect(await violationsOn(page)).toEqual([]);
  });
}

test.describe('whoever opens a game for the first time', () => {
  test.use({ newcomer: true });

  for (const { id, title, schedule } of DEFINITIONS) {
    test(`${title}: tries a small one in its place, or skips it, once`, async ({ page }) => {
      const puzzle = `/${id}/${idFor(schedule, DAY)}`;
      await page.goto(puzzle);
      await expect(page.getByRole('heading', { name: 'A small one first' })).toBeVisible();
      await expect(page.getByRole('timer')).toHaveCount(0);
      expect(await violationsOn(page)).toEqual([]);
      await page.getByRole('button', { name: 'Skip' }).click();
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
      await expect(page).toHaveURL(puzzle);
      await page.reload();
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'A small one first' })).toHaveCount(0);
    });
  }

  test('the example ends in the puzzle itself', async ({ page }) => {
    await page.goto('/geografind/399');
    await page.getByRole('combobox').fill('Kenya');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveValue('');
  });

  test('who has played it on this device before is no newcomer', async ({ page }) => {
    await makeDatabase(page);
    const row = { id: '398', result: ['FR', 'win'], openedOn: null, finishedAt: null };
    await writeRows(page, 'gfGuesses', { 398: row });
    await page.goto('/geografind/399');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'A small one first' })).toHaveCount(0);
  });

  test('on a hard day an easier one is offered', async ({ page }) => {
    await page.goto('/royal-family/392');
    await page.getByRole('link', { name: 'A hard one today: start with Monday’s' }).click();
    await expect(page).toHaveURL('/royal-family/387');
    await expect(page.getByRole('heading', { name: 'A small one first' })).toBeVisible();
  });
});
