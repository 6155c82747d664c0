/**
 * Geografind's page: network, print, accessibility. tests/views has its board,
 * playedOffline.spec.ts plays it.
 */
import { violationsIn } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { ANSWER, GeografindPage } from './support/geografind.ts';
import { holdBack } from './support/holdBack.ts';
import { expectOneSheet } from './support/print.ts';

const OTHERS = ['Brazil', 'India', 'Fiji', 'Canada', 'Norway'];

test('the sea is there before the land, and what the end tells comes after the last guess', {
  tag: '@all',
}, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const ofTheEnd = () => fetched.filter((url) => /splits/.test(url));
  const open = await holdBack(page, /\/outlines-/);
  const geografind = new GeografindPage(page);
  await geografind.open();
  const surface = page.getByRole('application', { name: 'Map.' });
  await expect(surface).toHaveCSS('background-image', /radial-gradient/);
  open();
  await expect(surface).toHaveCSS('background-image', 'none');
  for (const name of ['Brazil', 'India']) {
    await geografind.guess(name);
    await expect(geografind.field).toHaveValue('');
  }
  await expect(geografind.row(2)).toBeVisible();
  expect(ofTheEnd()).toEqual([]);
  await geografind.guess(ANSWER);
  await expect(page.getByRole('row', { name: /^Brazil \d+ / })).toBeVisible();
  expect(ofTheEnd()).toHaveLength(1);
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing, in light and in dark', { tag: '@all' }, async ({ page }) => {
    test.slow();
    const geografind = new GeografindPage(page);
    const expectNothing = async (state: string) => {
      expect.soft(await violationsIn(page), state).toEqual([]);
    };
    await geografind.open();
    await expectNothing('new');
    await geografind.field.fill('guinea');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectNothing('suggestions');
    await geografind.guess('Absurdistan');
    await expectNothing('a problem');
    for (const name of OTHERS) await geografind.guess(name);
    for (const hint of ['Continent', 'Outline', 'First letter', 'Capital']) {
      await geografind.hint(hint).click();
    }
    await expectNothing('five guesses and all hints');
    await geografind.guess('Chile');
    await expect(geografind.ended('Your result')).toBeVisible();
    await expectNothing('lost');
    await page.goto('/geografind');
    await expect(page.getByRole('list', { name: 'Guesses' })).toBeVisible();
    await expectNothing('landing page');
  });
});

test('prints on one sheet, without controls', async ({ page }) => {
  const geografind = new GeografindPage(page);
  await geografind.open();
  for (const name of OTHERS) await geografind.guess(name);
  await expect(geografind.row(5)).toBeVisible();
  await expectOneSheet(page);
  await page.emulateMedia({ media: 'print' });
  for (const part of [geografind.field, geografind.hints, page.getByRole('button')]) {
    await expect(part.first()).toBeHidden();
  }
});
