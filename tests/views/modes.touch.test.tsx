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
const NARROW = ['more-contrast', 'smallest-large-text', 'sideways'];

function screenOf({ device, text, settings }: Mode): Screen {
  const { viewport, forcedColors = 'none', contrast = 'no-preference' } = device;
  return {
    ...viewport!,
    media: { forcedColors, contrast },
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
  test('no page is wider than the screen', { tags: 'all' }, async () => {
    const screen = screenOf(mode);
    const puzzles = DEFINITIONS.map(({ id, schedule }) => `/${id}/${idFor(schedule, DAY)}`);
    const paths = new Set(['/', '/statistics', '/sudoku-shift/archive', ...puzzles]);
    if (mode.name === 'smallest-large-text') {
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

const LARGEST: Screen = { width: 320, height: 568, fontSize: '200%' };

test('with the largest letters a finished day is within the screen, and its words within their buttons', {
  tags: 'all',
}, async () => {
  await openApp('/', { screen: LARGEST, rows: finishedDay(DAY) });
  const puzzles = DEFINITIONS.map(({ id, schedule }) => `/${id}/${idFor(schedule, DAY)}`);
  for (const path of ['/', '/statistics', ...puzzles]) {
    await goTo(path);
    const done = { '/': '#day-done', '/statistics': '.gf-continents' }[path];
    await expect.element(page.css(done ?? '[aria-label="Your result"] h2')).toBeVisible();
    await settle();
    expect.soft(widest(), path).toBeLessThanOrEqual(LARGEST.width);
    expect.soft(overTheirEdge(), path).toEqual([]);
  }
});

test('with the largest letters an invitation, the settings, a hint and the menu keep within their edges', async () => {
  const { width, height } = LARGEST;
  await openApp('/join/masir-zulad-zazak', { screen: LARGEST });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await comeToRest();
  expect(widest()).toBe(width);
  await tap(button('Settings'));
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect.element(settings.getByText('Going away?')).toBeVisible();
  const { scrollWidth, clientWidth } = settings.css('.overflow-y-auto').element();
  expect(scrollWidth).toBe(clientWidth);

  await goTo('/crossnumber/59');
  await tap(button(/^Hint/));
  const card = page.css('.hint-card');
  const why = card.getByRole('button', { name: /^Why/ });
  await expect.element(why).toBeVisible();
  expect(boxOf(why).right).toBeLessThan(boxOf(card).right);
  await press('Escape');

  await tap(button('Menu'));
  const menu = page.css('#play-menu');
  await expect.element(menu).toBeVisible();
  const { left, right, top, bottom } = boxOf(menu);
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(width);
  expect(bottom).toBeLessThanOrEqual(height);
  expect(menu.element().scrollWidth).toBeLessThanOrEqual(menu.element().clientWidth);
  menu.element().scrollTo(0, 9999);
  expect(boxOf(menu.getByRole('button').last()).bottom).toBeLessThanOrEqual(bottom);
});

test('for a left hand the controls stand on its side', async () => {
  await openApp('/sudoku-shift/516', { screen: { width: 740, height: 360 } });
  const left = (selector: string) => boxOf(page.css(selector)).x;
  await expect.element(page.css('.play-panel')).toBeVisible();
  expect(left('.play-panel')).toBeGreaterThan(left('.play-board'));
  await tap(button('Menu'));
  await tap(page.css('#play-menu').getByText('Settings'));
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await tap(settings.getByRole('group', { name: 'Main hand' }).getByText('Left'));
  await press('Escape');
  await expectHidden(settings);
  expect(left('.play-panel')).toBeLessThan(left('.play-board'));
});
