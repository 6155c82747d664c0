/** Editing Royal Family's families on the desk's bench by pointer and by keys. */
import type { Page } from '@playwright/test';
import { violationsIn } from './support/axe.ts';
import { signInAtDesk } from './support/desk.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';
import { beyondTheScreenInAnySize } from './support/width.ts';

const verdict = (page: Page) => page.getByRole('region', { name: 'Verdict' });
const tree = (page: Page) => page.getByRole('group', { name: /^Family tree/ });
const clues = (page: Page) => page.getByRole('region', { name: 'Clues' });
const clueTexts = (page: Page) => clues(page).locator('[data-clue]');

async function openBench(page: Page): Promise<void> {
  await signInAtDesk(page);
  await page.goto('/barista/royal-family');
  await expect(verdict(page).getByText('Nothing against it')).toBeVisible();
}

async function takeOutClue(page: Page, clue: number): Promise<void> {
  await clueTexts(page).nth(clue).click();
  await clues(page).getByRole('button', { name: 'Take it out' }).click();
}

test.beforeEach(({ complaints }) => complaints.allow(FAILED_REQUEST));

test('without a clue both solutions are told, and a new clue decides', { tag: '@all' }, async ({
  page,
}) => {
  await openBench(page);
  const many = await clueTexts(page).count();
  await expect(clues(page).getByText('needed', { exact: true })).toHaveCount(many);
  await takeOutClue(page, 1);
  await expect(verdict(page).getByText('It has several solutions')).toBeVisible();
  const two = page.getByRole('region', { name: 'Two solutions' });
  const difference = /^The (?<plate>.+): (?<first>\w+) or (?<second>\w+)$/.exec(
    (await two.getByRole('listitem').first().textContent()) ?? '',
  )?.groups;
  const { first = '', second = '' } = difference ?? {};
  expect(first).not.toBe(second);
  await expect(
    tree(page).getByRole('button', { name: new RegExp(`^\\d+ ${first}\\b`) }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish this one' })).toBeDisabled();

  // Add a clue that only the first of the board's solutions satisfies.
  await clues(page).getByRole('button', { name: 'Add a clue' }).click();
  const builder = page.getByRole('dialog', { name: 'A new clue' });
  await builder.getByLabel('What it says').selectOption('older');
  const [who, than] = [builder.getByLabel('Who'), builder.getByLabel('before')];
  const effect = builder.getByText('it decides for that one');
  const others = await than.locator('optgroup').first().locator('option').allTextContents();
  search: for (const name of [first, second]) {
    await who.selectOption(name);
    for (const other of others.filter((one) => one !== name)) {
      await than.selectOption(other);
      await expect(builder.getByText(`${name} was born before ${other}.`)).toBeVisible();
      if (await effect.isVisible()) break search;
    }
  }
  await expect(effect).toBeVisible();
  await than.selectOption(await who.inputValue());
  await expect(builder.getByText('Choose two different people.')).toBeVisible();
  await expect(builder.getByRole('button', { name: 'Add this clue' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(builder).toBeHidden();

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(verdict(page).getByText('Nothing against it')).toBeVisible();
  await expect(page.getByText('No difference.')).toBeVisible();
});

test('a clue that is false is marked as such where the family stood before', {
  tag: '@all',
}, async ({ page }) => {
  await openBench(page);
  await clues(page).getByRole('button', { name: 'Add a clue' }).click();
  const builder = page.getByRole('dialog', { name: 'A new clue' });
  await builder.getByLabel('What it says').selectOption('place');
  const place = builder.getByLabel('place', { exact: true });
  await place.selectOption('15');
  await expect(builder.getByText('Not true of the family.')).toBeVisible();
  await builder.getByRole('button', { name: 'Add this clue' }).click();
  await expect(verdict(page).getByText('It has no solution.')).toBeVisible();
  await expect(page.getByText('No family keeps every clue.')).toBeVisible();
  await expect(clueTexts(page).last()).toBeFocused();
  await expect(clueTexts(page).last()).toContainText('not true');
});

test('is in order from 320 to 1280 px', { tag: '@all' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openBench(page);
  expect(await beyondTheScreenInAnySize(page)).toEqual([]);
  await takeOutClue(page, 1);
  await expect(verdict(page).getByText('It has several solutions')).toBeVisible();
  await clueTexts(page).first().click();
  const builder = page.getByRole('dialog', { name: 'A new clue' });
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    // Skip axe at the middle width, which shows the same elements as the other widths.
    if (width !== 360) expect(await violationsIn(page), `${width}`).toEqual([]);
    expect(await beyondTheScreenInAnySize(page), `${width}`).toEqual([]);
    await clues(page).getByRole('button', { name: 'Add a clue' }).click();
    await builder.getByLabel('What it says').selectOption('either');
    const wider = await builder.evaluate((one) => {
      const inner = one.querySelector('form')!;
      return inner.scrollWidth - inner.clientWidth;
    });
    expect(wider, `${width}`).toBeLessThanOrEqual(0);
    if (width !== 360) expect(await violationsIn(page), `${width}: a new clue`).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(builder).toBeHidden();
  }
});
