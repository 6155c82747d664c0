/**
 * Pages must fit the screen in every display mode, such as large text. `npm run screenshots --
 * modes` takes screenshots in all modes and runs axe.
 */
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { idFor } from '../../src/daily/numbering.ts';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { finishedDay } from '../support/finishedDay.ts';
import { MODES, type Mode } from '../support/modes.ts';
import { goTo, openApp } from './support/app.tsx';
import { boxOf, button, comeToRest, expectHidden, press, tap } from './support/input.ts';
import type { Screen } from './support/play.tsx';

/** The date of the tests' clock, `NOW`. */
const DAY = '2026-11-21';

/** The display modes that affect the layout; colours alone do not. */
const NARROW = [
  'more-contrast',
  'forced-colours',
  'large-text',
  'smallest',
  'smallest-large-text',
  'sideways',
  'left-handed',
];

function screenOf({ device, text, settings }: Mode): Screen {
  const { viewport, forcedColors = 'none', contrast = 'no-preference' } = device;
  return {
    ...viewport!,
    // Pages come to rest sooner, and are as wide.
    media: { forcedColors, contrast, reducedMotion: 'reduce' },
    ...(text && { fontSize: `${text * 100}%` }),
    ...(settings && { settings: settings as Partial<Settings> }),
  };
}

/** Waits for late content, which may be wider than the page's frame, and for its animations. */
async function settle(): Promise<void> {
  await expect
    .element(page.css('[data-miniature] svg, .play-board, table, h1').last())
    .toBeVisible();
  await comeToRest();
}

const widest = () => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);

describe.for(MODES.filter(({ name }) => NARROW.includes(name)))('$name', (mode) => {
  test('no page is wider than the screen', async () => {
    const screen = screenOf(mode);
    const puzzles = DEFINITIONS.map(({ id, schedule }) => `/${id}/${idFor(schedule, DAY)}`);
    const paths = new Set(['/', '/statistics', '/sudoku-shift/archive', ...puzzles]);
    if (mode.name === 'smallest') {
      for (const { id } of DEFINITIONS) paths.add(`/${id}`).add(`/${id}/archive`);
    }
    await openApp('/', { screen });
    for (const path of paths) {
      await goTo(path);
      await settle();
      expect(innerWidth).toBe(screen.width);
      expect.soft(widest(), path).toBeLessThanOrEqual(screen.width);
    }
  });
});

/** The words of buttons and links that reach over their edge. */
const overTheirEdge = () =>
  [...document.querySelectorAll<HTMLElement>('main button, main a')]
    .filter(
      (one) => one.scrollWidth > one.clientWidth && getComputedStyle(one).display !== 'inline',
    )
    .map((one) => one.textContent);

test.for(['large-text', 'smallest-large-text'])(
  '%s: a finished day is within the screen, and its words within their buttons',
  async (name) => {
    const screen = screenOf(MODES.find((mode) => mode.name === name)!);
    await openApp('/', { screen, rows: finishedDay(DAY) });
    const puzzles = DEFINITIONS.map(({ id, schedule }) => `/${id}/${idFor(schedule, DAY)}`);
    for (const path of ['/', '/statistics', ...puzzles]) {
      await goTo(path);
      const done = { '/': '#day-done', '/statistics': '#compared' }[path];
      await expect.element(page.css(done ?? '[aria-label="Your result"] h2')).toBeVisible();
      await settle();
      expect.soft(widest(), path).toBeLessThanOrEqual(screen.width);
      expect.soft(overTheirEdge(), path).toEqual([]);
    }
  },
);

test('with the largest letters a hint’s button is within its card', async () => {
  await openApp('/crossnumber/59', { screen: { width: 320, height: 568, fontSize: '200%' } });
  await tap(button(/^Hint/));
  const why = page.css('.hint-card').getByRole('button', { name: /^Why/ });
  await expect.element(why).toBeVisible();
  expect(boxOf(why).right).toBeLessThan(boxOf(page.css('.hint-card')).right);
});

test('with the largest letters the settings are within their dialog, and an invitation within the screen', async () => {
  await openApp('/join/masir-zulad-zazak', {
    screen: { width: 320, height: 568, fontSize: '200%' },
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await comeToRest();
  expect(widest()).toBe(320);
  await tap(button('Settings'));
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect.element(settings.getByText('Going away?')).toBeVisible();
  const { scrollWidth, clientWidth } = settings.css('.overflow-y-auto').element();
  expect(scrollWidth).toBe(clientWidth);
});

test('with the largest letters the menu is within the smallest screen, and scrolls to its end', async () => {
  const [width, height] = [320, 568];
  await openApp('/sudoku-shift/516', { screen: { width, height, fontSize: '200%' } });
  await tap(button('Menu'));
  const menu = page.css('#play-menu');
  await expect.element(menu).toBeVisible();
  const { left, right, top, bottom } = boxOf(menu);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(width);
  expect(bottom).toBeLessThanOrEqual(height);
  const { scrollWidth, clientWidth } = menu.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  menu.element().scrollTo(0, 9999);
  const last = menu.getByRole('button').last();
  expect(boxOf(last).bottom).toBeLessThanOrEqual(bottom);
});

test('for a left hand the controls stand on its side', async () => {
  await openApp('/sudoku-shift/516', { screen: { width: 740, height: 360 } });
  const left = (selector: string) => boxOf(page.css(selector)).x;
  await expect.element(page.css('.play-panel')).toBeVisible();
  expect(left('.play-panel')).toBeGreaterThan(left('.play-board'));
  await tap(button('Menu'));
  await tap(page.css('#play-menu').getByText('Settings'));
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await tap(settings.getByRole('group', { name: 'Playing hand' }).getByText('Left'));
  await press('Escape');
  await expectHidden(settings);
  expect(left('.play-panel')).toBeLessThan(left('.play-board'));
});
