/** Geografind, played to the end in every way that a player has. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { unseal } from '../../src/games/geografind/rules/seal.ts';
import { offlineAfterVisit, openSettings } from './support/app.ts';
import { violationsIn } from './support/axe.ts';
import { readTable } from './support/database.ts';
import { expect, test, withWorker } from './support/fixtures.ts';
import { holdBack } from './support/holdBack.ts';
import { shiftsSince, watchShifts } from './support/shifts.ts';

/** Saturday 21 November 2026. */
const TODAY = '399';
const YESTERDAY = '398';
const COUNTRIES = JSON.parse(
  readFileSync(
    new URL('../../src/games/geografind/data/countries.json', `file://${import.meta.dirname}/`),
    'utf8',
  ),
) as readonly { readonly code: string; readonly name: string }[];

interface Pack {
  readonly puzzles: readonly {
    readonly id: number;
    readonly boards: readonly { answer: string }[];
  }[];
}

function answerOf(id: string): { code: string; name: string } {
  const file = new URL(
    '../../public/puzzles/geografind/2026-11.json',
    `file://${import.meta.dirname}/`,
  );
  const pack = JSON.parse(readFileSync(file, 'utf8')) as Pack;
  const puzzle = pack.puzzles.find((one) => String(one.id) === id)!;
  const code = unseal(puzzle.boards[0]!.answer)!;
  return { code, name: COUNTRIES.find((country) => country.code === code)!.name };
}

const ANSWER = answerOf(TODAY);
/** Six that are not the answer of either day, as they are named and as they are stored. */
const OTHERS = [
  ['Brazil', 'BR'],
  ['India', 'IN'],
  ['Fiji', 'FJ'],
  ['Canada', 'CA'],
  ['Norway', 'NO'],
  ['Chile', 'CL'],
] as const;

class GeografindPage {
  readonly field: Locator;
  readonly button: Locator;
  readonly list: Locator;
  readonly hints: Locator;
  readonly map: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.field = page.getByRole('combobox', { name: 'Country' });
    this.button = page.getByRole('button', { name: 'Guess', exact: true });
    this.list = page.getByRole('list', { name: 'Guesses' });
    this.hints = page.getByRole('list', { name: 'Hints' });
    this.map = page.getByRole('application', { name: /^Map/ });
  }

  async open(id = TODAY): Promise<void> {
    await this.page.goto(`/geografind/${id}`);
    await expect(this.field).toBeVisible();
  }

  /** Types a name and presses Enter. */
  async guess(name: string): Promise<void> {
    await this.field.fill(name);
    await this.field.press('Enter');
  }

  /** The sentence of a guess as screen readers hear it. */
  row(number: number): Locator {
    return this.list.getByText(new RegExp(`^Guess ${number}, `));
  }

  /** The tile of a hint: those that wait for another name it too. */
  hint(name: string): Locator {
    return this.hints.getByRole('button', { name: new RegExp(`^${name}`) });
  }

  picture(): Promise<string> {
    return this.map.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  }

  /**
   * The map's picture once it stands still: a tap stops a view that is on its way. One that moves is
   * drawn anew for every frame.
   */
  settled(): Promise<string> {
    return this.map.locator('canvas').evaluate(async (canvas: HTMLCanvasElement) => {
      let last = '';
      for (let alike = 0; alike < 15; ) {
        await new Promise(requestAnimationFrame);
        const now = canvas.toDataURL();
        // Nor is it at rest while there is only sea.
        const isAtRest = now === last && canvas.closest('[data-waiting]') === null;
        alike = isAtRest ? alike + 1 : 0;
        last = now;
      }
      return last;
    });
  }

  ended(heading: string): Locator {
    return this.page.getByRole('region', { name: heading });
  }
}

const resultOf = async (page: Page, id = TODAY) => {
  const rows = await readTable(page, 'gfGuesses');
  return Object.entries(rows)
    .filter(([key]) => key.endsWith(id))
    .map(([, row]) => row);
};

test('is won by keyboard alone', async ({ page }) => {
  const geografind = new GeografindPage(page);
  await geografind.open();
  await geografind.field.focus();
  await page.keyboard.type('Braz');
  await expect(page.getByRole('option', { name: 'Brazil' })).toBeVisible();
  // A beginning is no guess, even if nothing else begins so.
  await page.keyboard.press('Enter');
  await expect(page.getByText('Did you mean Brazil?')).toBeVisible();
  await expect(geografind.row(1)).toHaveCount(0);
  await page.keyboard.type('il');
  await page.keyboard.press('Enter');
  await expect(geografind.row(1)).toHaveText(
    /^Guess 1, Brazil: [\d,]+ kilometres, [a-z-]+, \d+ percent\.$/,
  );
  // The focus stays: the next name can be typed at once.
  await page.keyboard.type('gui');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  // A list that is closed takes its highlight along: Enter asks.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Which one: Guinea or Guinea-Bissau?')).toBeVisible();
  await expect(geografind.row(2)).toHaveCount(0);
  await page.keyboard.type('n');
  // Where the keys have gone to is seen before it is guessed.
  for (const name of ['Guinea', 'Guinea-Bissau']) {
    const option = page.getByRole('option', { name, exact: true });
    await expect(option).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(option).toHaveAttribute('data-highlighted');
  }
  await page.keyboard.press('Enter');
  await expect(geografind.row(2)).toContainText('Guinea-Bissau');
  await page.keyboard.type(ANSWER.name);
  await page.keyboard.press('Enter');
  await expect(geografind.ended('Your result')).toContainText('Saved on this device.');
  await expect(geografind.ended(ANSWER.name)).toBeVisible();
  await expect(geografind.row(3)).toHaveText(`Guess 3, ${ANSWER.name}: found.`);
  expect(JSON.stringify(await resultOf(page))).toContain(
    JSON.stringify(['BR', 'GW', ANSWER.code, 'win']),
  );
});

test('Escape closes the list, and then empties the field; a letter takes the highlight back', async ({
  page,
}) => {
  const geografind = new GeografindPage(page);
  await geografind.open();
  await geografind.field.focus();
  await page.keyboard.type('gui');
  const guinea = page.getByRole('option', { name: 'Guinea', exact: true });
  await expect(guinea).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(guinea).toHaveAttribute('data-highlighted');
  await page.keyboard.type('n');
  await expect(page.locator('[role=option][data-highlighted]')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Which one: Guinea or Guinea-Bissau?')).toBeVisible();
  await page.keyboard.type('e');
  await expect(guinea).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(geografind.field).toHaveValue('guine');
  await page.keyboard.press('Escape');
  await expect(geografind.field).toHaveValue('');
  // Arrows go through no list that is closed, whatever the field has been given since.
  await page.keyboard.type('guin');
  await guinea.click();
  await expect(geografind.field).toHaveValue('Guinea');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(geografind.row(1)).toContainText('Guess 1, Guinea:');
});

test('a highlight does not come back with the focus', async ({ page }) => {
  const geografind = new GeografindPage(page);
  await geografind.open();
  await geografind.field.focus();
  await page.keyboard.type('gui');
  await expect(page.getByRole('option', { name: 'Guinea', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(geografind.field).toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(geografind.field).toBeFocused();
  await expect(geografind.field).not.toHaveAttribute('aria-activedescendant');
});

test('a map that is opened looks at the last guess at once', async ({ page }) => {
  const geografind = new GeografindPage(page);
  await geografind.open();
  await geografind.guess('Brazil');
  await expect(geografind.row(1)).toBeVisible();
  const left = await geografind.settled();
  await page.addInitScript(() => {
    const { createRadialGradient } = CanvasRenderingContext2D.prototype;
    const seen = Object.assign(window, { radii: [] as number[] });
    CanvasRenderingContext2D.prototype.createRadialGradient = function (...circles) {
      seen.radii.push(circles[5]);
      return createRadialGradient.apply(this, circles);
    };
  });
  await page.reload();
  expect(await geografind.settled()).toBe(left);
  // On its way the globe would be larger in every frame.
  const radii = await page.evaluate<number[]>('radii');
  expect(radii.length).toBeGreaterThan(0);
  expect(new Set(radii).size).toBe(1);
});

test('is played by mouse: options and the map', async ({ page }) => {
  const geografind = new GeografindPage(page);
  await geografind.open();
  await geografind.field.click();
  await geografind.field.pressSequentially('guinea');
  await page.getByRole('option', { name: 'Papua New Guinea' }).click();
  await expect(geografind.field).toHaveValue('Papua New Guinea');
  // Nothing is guessed until it is said so.
  await expect(geografind.row(1)).toHaveCount(0);
  await geografind.button.click();
  await expect(geografind.row(1)).toContainText('Papua New Guinea');

  // The map has turned to Papua New Guinea: in its middle is the country itself.
  await page.getByRole('button', { name: 'Show a flat map' }).click();
  await expect(page.getByRole('button', { name: 'Show a globe' })).toBeVisible();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const box = (await geografind.map.boundingBox())!;
  await geografind.settled();
  await geografind.map.click({ position: { x: box.width / 2, y: box.height / 2 } });
  await expect(geografind.field).toHaveValue('Papua New Guinea');
  await geografind.button.click();
  await expect(page.getByText('You have tried Papua New Guinea already.')).toBeVisible();
  await expect(geografind.row(2)).toHaveCount(0);

  // Dragged to the right, another country is in the middle, or none; the wheel zooms.
  await page.mouse.move(box.x + 100, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + 400, box.y + box.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.mouse.wheel(0, 600);
  await expect(geografind.field).toHaveValue('Papua New Guinea');
  await geografind.field.fill(ANSWER.name);
  await geografind.button.click();
  await expect(geografind.ended('Your result')).toBeVisible();
});
test.describe('in a low window', () => {
  test.use({ viewport: { width: 1366, height: 620 } });

  test('the wheel over the globe scrolls the page, and zooms with Ctrl', async ({ page }) => {
    const geografind = new GeografindPage(page);
    await geografind.open();
    const before = await geografind.settled();
    await geografind.map.hover();
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    expect(await geografind.settled()).toBe(before);
    const scrolled = await page.evaluate(() => scrollY);
    await geografind.map.hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await page.keyboard.up('Control');
    await expect.poll(() => geografind.settled()).not.toBe(before);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });
});

test('the map is turned by keys, and picks what is in its middle', async ({ page }) => {
  const geografind = new GeografindPage(page);
  await geografind.open();
  await geografind.guess('Mongolia');
  await expect(geografind.row(1)).toBeVisible();
  await geografind.map.focus();
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(geografind.field).toHaveValue('Mongolia', { timeout: 300 });
  }).toPass();
  const seen: string[] = [];
  for (const key of ['ArrowUp', 'ArrowUp', 'ArrowDown', 'ArrowLeft', '+', '-', '0']) {
    await page.keyboard.press(key);
    await geografind.settled();
    await page.keyboard.press('Enter');
    seen.push(await geografind.field.inputValue());
  }
  expect(seen).toContain('Russia');
});

test('the map looks the same after a reload as after the guess', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const geografind = new GeografindPage(page);
  await geografind.open();
  const world = await geografind.settled();
  await geografind.guess('Greece');
  await expect(geografind.row(1)).toBeVisible();
  const guessed = await geografind.settled();
  expect(guessed).not.toBe(world);
  await page.reload();
  await expect(geografind.row(1)).toBeVisible();
  await expect.poll(() => geografind.settled()).toBe(guessed);
});

test('a tap on the sea takes back what the map gave, and not what was typed', async ({ page }) => {
  const geografind = new GeografindPage(page);
  await geografind.open();
  const box = (await geografind.map.boundingBox())!;
  const sea = { x: box.width * 0.22, y: box.height * 0.55 };
  const middle = { x: box.width / 2, y: box.height / 2 };
  /** Apart from the tap before it, or the two would zoom. */
  const tap = async (position: { x: number; y: number }) => {
    await geografind.settled();
    await geografind.map.click({ position });
  };
  await tap(middle);
  await expect(geografind.field).toHaveValue('Niger');
  await tap(sea);
  await expect(geografind.field).toHaveValue('');
  await geografind.field.fill('Pol');
  await tap(sea);
  await geografind.settled();
  await expect(geografind.field).toHaveValue('Pol');
  await tap(middle);
  await expect(geografind.field).toHaveValue('Niger');
});

test('the example tells its guesses each time it is tried', async ({ page }) => {
  const geografind = new GeografindPage(page);
  await page.goto('/geografind');
  const told = page.getByRole('status').filter({ hasText: 'Guess 3, ' });
  for (let round = 0; round < 2; round++) {
    await geografind.guess('Uganda');
    await expect(told).toContainText('Guess 3, Uganda:');
    await geografind.guess('Kenya');
    await expect(told).toHaveCount(0);
    await page.getByRole('button', { name: 'Try again' }).click();
  }
});

test.describe('printed from a dark page', () => {
  test.use({ colorScheme: 'dark' });

  test('is light, with the guesses below the map', async ({ page }) => {
    const geografind = new GeografindPage(page);
    await geografind.open();
    await geografind.guess('Brazil');
    await expect(geografind.row(1)).toBeVisible();
    /** How light the map is above its middle, from 0 to 255; below 0 before it is painted. */
    const lightness = () =>
      geografind.map.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const pixel = new OffscreenCanvas(1, 1).getContext('2d')!;
        pixel.drawImage(canvas, -canvas.width / 2, -canvas.height / 4);
        const { data } = pixel.getImageData(0, 0, 1, 1);
        return data[3] === 0 ? -1 : (data[0]! + data[1]! + data[2]!) / 3;
      });
    await expect.poll(lightness).toBeGreaterThanOrEqual(0);
    await expect.poll(lightness).toBeLessThan(90);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(lightness).toBeGreaterThan(200);
    await expect(page.locator('.gf-printed').getByText('Brazil', { exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await expect.poll(lightness).toBeLessThan(90);
    await expect(page.locator('.gf-printed')).toBeHidden();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });

  test('is won by touch, and all of it is in view', async ({ page }) => {
    const geografind = new GeografindPage(page);
    await geografind.open();
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    expect(await height()).toBeLessThanOrEqual(740);
    for (const part of [geografind.map, geografind.field, geografind.hints, geografind.list]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    await geografind.field.tap();
    await geografind.field.pressSequentially('swe');
    const option = page.getByRole('option', { name: 'Sweden' });
    await expect(option).toBeVisible();
    expect((await option.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    // Above the field, where no keyboard covers it.
    const above = (await option.boundingBox())!;
    expect(above.y + above.height).toBeLessThanOrEqual((await geografind.field.boundingBox())!.y);
    await option.tap();
    await expect(geografind.field).toHaveValue('Sweden');
    await geografind.button.tap();
    await expect(geografind.row(1)).toContainText('Sweden');
    expect(await height()).toBeLessThanOrEqual(740);
    const box = (await geografind.map.boundingBox())!;
    await geografind.settled();
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await expect(geografind.field).toHaveValue('Sweden');
    await geografind.field.fill(ANSWER.name);
    await geografind.button.tap();
    await expect(geografind.ended('Your result')).toBeVisible();
    expect(JSON.stringify(await resultOf(page))).toContain(
      JSON.stringify(['SE', ANSWER.code, 'win']),
    );
  });
});

test('is lost after six guesses, and shown again with them', async ({ page }) => {
  const geografind = new GeografindPage(page);
  await geografind.open();
  for (const [name] of OTHERS) await geografind.guess(name);
  await expect(geografind.ended('Your result')).toBeVisible();
  await expect(geografind.ended(ANSWER.name)).toBeVisible();
  expect(JSON.stringify(await resultOf(page))).toContain(
    JSON.stringify([...OTHERS.map(([, code]) => code), 'loss']),
  );

  await page.reload();
  await expect(geografind.ended('Your result')).toBeVisible();
  for (const [i, [name]] of OTHERS.entries()) {
    await expect(geografind.row(i + 1)).toContainText(name);
  }
  await expect(geografind.field).toBeHidden();
});

test('unknown and repeated names cost nothing, and say why', async ({ page }) => {
  const geografind = new GeografindPage(page);
  await geografind.open();
  await geografind.guess('Absurdistan');
  // The live region was there before its words: only then are they read out.
  const region = page.getByRole('status').filter({ has: page.locator('#gf-problem') });
  await expect(page.getByText('No country is called Absurdistan.')).toBeVisible();
  await expect(region).toHaveCount(1);
  await geografind.guess('Greenland');
  await expect(page.getByText('Greenland is not one of the 197 countries.')).toBeVisible();
  await geografind.guess('irak');
  await expect(page.getByText('Which one: Iran or Iraq?')).toBeVisible();
  await page.getByRole('button', { name: 'Iraq' }).click();
  await expect(geografind.field).toHaveValue('Iraq');
  await geografind.guess('Congo');
  await expect(
    page.getByText('Which one: the DR Congo or the Republic of the Congo?'),
  ).toBeVisible();
  await geografind.guess('Brasil');
  await expect(geografind.row(1)).toContainText('Brazil');
  await geografind.guess('brazil');
  await expect(page.getByText('You have tried Brazil already.')).toBeVisible();
  await geografind.guess('Cote dIvoire');
  await expect(geografind.row(2)).toContainText('Côte d’Ivoire');
  await expect(geografind.row(3)).toHaveCount(0);

  // What was guessed stays guessed after a reload.
  await page.reload();
  await expect(geografind.row(2)).toContainText('Côte d’Ivoire');
});

test('hints unlock guess by guess, and are told by their tiles or the H key', async ({ page }) => {
  const geografind = new GeografindPage(page);
  await geografind.open(YESTERDAY);
  await expect(geografind.hints.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Hint/ })).toHaveCount(0);
  await geografind.map.focus();
  await page.keyboard.press('h');
  await expect(
    page.getByText('The next hint is the continent, after your second guess.').last(),
  ).toBeVisible();
  await geografind.guess('Brazil');
  await geografind.guess('India');
  await geografind.hint('Continent').click();
  await expect(geografind.hints).toContainText(/Africa|Asia|Europe|America|Oceania/);
  // What comes next, and when.
  await expect(geografind.hints).toHaveAccessibleDescription(
    'Next hint: the outline, after your third guess.',
  );

  await geografind.guess('Fiji');
  await geografind.map.focus();
  await page.keyboard.press('h');
  await geografind.hints.getByRole('button', { name: 'Outline, show it large' }).click();
  await expect(page.getByRole('dialog', { name: 'The outline' })).toBeVisible();
  await page.keyboard.press('Escape');

  await geografind.guess('Canada');
  await geografind.guess('Norway');
  await geografind.hint('First letter').click();
  const letter = answerOf(YESTERDAY).name.normalize('NFD')[0]!;
  await expect(geografind.hints.getByRole('listitem').nth(2)).toHaveText(`First letter${letter}`);
  await geografind.hint('Capital').click();
  await expect(geografind.hints.getByText(/^(Capital|Flag)$/)).toBeVisible();
  await page.reload();
  await expect(geografind.hints.getByRole('listitem').nth(2)).toHaveText(`First letter${letter}`);
});

test('tells miles to those who think in them', async ({ page }) => {
  await page.goto('/');
  const settings = await openSettings(page);
  await settings.getByText('Miles', { exact: true }).click();
  await page.keyboard.press('Escape');
  const geografind = new GeografindPage(page);
  await geografind.open();
  await geografind.guess('Chile');
  await expect(geografind.row(1)).toHaveText(/^Guess 1, Chile: [\d,]+ miles, /);
  await expect(geografind.list).toContainText(/[\d,]+ mi/);
});

test('the sea is there before the land', async ({ page }) => {
  const open = await holdBack(page, /\/outlines-/);
  await page.goto(`/geografind/${TODAY}`);
  const surface = page.getByRole('application', { name: 'Map.' });
  await expect(surface).toHaveCSS('background-image', /radial-gradient/);
  open();
  await expect(surface).toHaveCSS('background-image', 'none');
});

withWorker('works without a network after the first visit', async ({ page, site, complaints }) => {
  await offlineAfterVisit(page, complaints);
  site.unplug();
  const geografind = new GeografindPage(page);
  await geografind.open();
  await geografind.guess('Chile');
  await expect(geografind.row(1)).toBeVisible();
  await expect(page.getByText('The map could not be fetched')).toBeHidden();
  await geografind.guess(ANSWER.name);
  await expect(geografind.ended(ANSWER.name).getByRole('img')).toBeVisible();
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('axe finds nothing, in light and in dark', async ({ page }) => {
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
    for (const [name] of OTHERS.slice(0, 5)) await geografind.guess(name);
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

test.describe('the end', () => {
  test('tells a fact, what each guess had left, and which would have left the fewest', async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const geografind = new GeografindPage(page);
    await geografind.open();
    for (const name of ['Brazil', 'India']) {
      await geografind.guess(name);
      await expect(geografind.field).toHaveValue('');
    }
    await expect(geografind.row(2)).toBeVisible();
    // What is worked out in the end is not there before.
    expect(fetched.filter((url) => /splits/.test(url))).toEqual([]);
    await geografind.guess(ANSWER.name);
    const table = page.getByRole('table', { name: /How many countries were left/ });
    await expect(table.getByRole('row')).toHaveCount(4);
    await expect(table.getByRole('row', { name: /^Brazil \d+ / })).toBeVisible();
    await expect(
      table.getByRole('row', { name: new RegExp(`^${ANSWER.name} found `) }),
    ).toBeVisible();
    await expect(geografind.ended(ANSWER.name).locator('.gf-fact')).toHaveText(/\w+\.$/);
    expect(fetched.filter((url) => /splits/.test(url))).toHaveLength(1);
  });

  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    test(`flies to the country, unless less motion is wanted: ${reducedMotion}`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      // How large the globe is in each picture that is painted.
      await page.addInitScript(() => {
        const radii: number[] = [];
        Object.assign(globalThis, { radii });
        const { prototype } = CanvasRenderingContext2D;
        const { createRadialGradient } = prototype;
        prototype.createRadialGradient = function (...args) {
          radii.push(args[5]);
          return createRadialGradient.apply(this, args);
        };
      });
      const painted = () =>
        page.evaluate(() => (globalThis as unknown as { radii: number[] }).radii.splice(0));
      const geografind = new GeografindPage(page);
      await geografind.open();
      await geografind.guess('Fiji');
      await expect(geografind.row(1)).toBeVisible();
      await geografind.settled();
      const before = (await painted()).at(-1)!;
      await geografind.guess(ANSWER.name);
      await expect(geografind.ended(ANSWER.name)).toBeVisible();
      const there = await geografind.settled();
      const radii = await painted();
      // On its way it rises: the globe is smaller than where it sets out and where it arrives.
      const least = Math.min(before, radii.at(-1)!);
      if (reducedMotion === 'reduce') expect(Math.min(...radii)).toBeGreaterThanOrEqual(least - 1);
      else expect(Math.min(...radii)).toBeLessThan(least - 1);
      // A reload flies nowhere, and ends at the same place.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.reload();
      await expect(geografind.ended(ANSWER.name)).toBeVisible();
      await expect.poll(() => geografind.settled()).toBe(there);
    });
  }
});

test('in forced colours the map has lines, and guesses stand out', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const geografind = new GeografindPage(page);
  await geografind.open();
  /** How many of the map's points are neither white nor black, and how many are black. */
  const colours = () =>
    geografind.map.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const copy = new OffscreenCanvas(canvas.width, canvas.height);
      const context = copy.getContext('2d', { willReadFrequently: true })!;
      context.drawImage(canvas, 0, 0);
      const { data } = context.getImageData(0, 0, copy.width, copy.height);
      let [lines, coloured] = [0, 0];
      for (let i = 0; i < data.length; i += 4) {
        const [r, g, b, a] = [data[i]!, data[i + 1]!, data[i + 2]!, data[i + 3]!];
        if (a < 200) continue;
        if (r < 90 && g < 90 && b < 90) lines++;
        if (Math.max(r, g, b) - Math.min(r, g, b) > 24) coloured++;
      }
      return { lines, coloured };
    });
  await geografind.settled();
  const empty = await colours();
  expect(empty.lines).toBeGreaterThan(500);
  await geografind.guess('Nigeria');
  await expect(geografind.row(1)).toBeVisible();
  await geografind.settled();
  expect((await colours()).coloured).toBeGreaterThan(empty.coloured + 300);
});

test('nothing moves from the first guess to the last, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const geografind = new GeografindPage(page);
  await geografind.open();
  await geografind.settled();
  await watchShifts(page);
  const before = (await geografind.map.boundingBox())!;
  for (const [i, [name]] of OTHERS.slice(0, 5).entries()) {
    await geografind.guess(name);
    await expect(geografind.row(i + 1)).toBeVisible();
    expect(await geografind.map.boundingBox()).toEqual(before);
  }
  for (const hint of ['Continent', 'Outline']) {
    await geografind.hint(hint).click();
  }
  // What a tile says is in its middle, and so is the line below them: nothing else moves.
  const isOfTiles = (line: string) =>
    line
      .replace(/^\S+ /, '')
      .split(' | ')
      .every((one) =>
        /^<(li><button [^>]*class="gf-clue|button [^>]*class="gf-clue|p [^>]*class="gf-next)/.test(
          one,
        ),
      );
  const moved = (await shiftsSince(page)).filter((line) => !isOfTiles(line));
  expect(moved).toEqual([]);
  await geografind.guess(ANSWER.name);
  await expect(geografind.ended(ANSWER.name)).toBeVisible();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(7);
  expect(await geografind.map.boundingBox()).toEqual(before);
  // Below the board the panel of the result takes the place of the controls; the last tile may only open now.
  const later = (await shiftsSince(page)).filter(
    (line) => !line.includes('play-panel') && !isOfTiles(line),
  );
  expect(later).toEqual([]);
});

test('a hint that waits for another says for which', async ({ page }) => {
  const geografind = new GeografindPage(page);
  await geografind.open();
  for (const [name] of OTHERS.slice(0, 3)) await geografind.guess(name);
  await expect(geografind.row(3)).toBeVisible();
  const outline = geografind.hint('Outline');
  await expect(outline).toHaveText('Outlineafter the continent');
  await expect(outline).toBeDisabled();
  await geografind.hint('Continent').click();
  await expect(outline).toHaveText('OutlineShow');
  await expect(outline).toBeEnabled();
});

for (const [width, type] of [
  [320, '100%'],
  [360, '200%'],
  [320, '200%'],
] as const) {
  test(`at ${width} px and ${type} text nothing is cut off or overlaps`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript((size) => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = size;
      });
    }, type);
    const geografind = new GeografindPage(page);
    await geografind.open();
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
    for (const [name] of OTHERS.slice(0, 5)) await geografind.guess(name);
    await expect(geografind.row(5)).toBeVisible();
    expect(await sideways()).toBeLessThanOrEqual(width);
    // A name has room in the field, and what tiles and rows say stays within them.
    expect((await geografind.field.boundingBox())!.width).toBeGreaterThan(150);
    const cut = await page
      .locator('.gf-clue, .gf-guess, .gf-clue > strong, .gf-name')
      .evaluateAll((all) =>
        all
          .filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0)
          .map((one) => one.textContent),
      );
    expect(cut).toEqual([]);
    await geografind.guess(ANSWER.name);
    await expect(geografind.ended(ANSWER.name)).toBeVisible();
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(7);
    expect(await sideways()).toBeLessThanOrEqual(width);
  });
}

test('prints on one sheet, without controls', async ({ page }, { outputDir }) => {
  const geografind = new GeografindPage(page);
  await geografind.open();
  for (const [name] of OTHERS.slice(0, 5)) await geografind.guess(name);
  await expect(geografind.row(5)).toBeVisible();
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
  const pdf = await page.pdf({ format: 'A4', margin, path: `${outputDir}/map.pdf` });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  for (const part of [geografind.field, geografind.hints, page.getByRole('button')]) {
    await expect(part.first()).toBeHidden();
  }
});
