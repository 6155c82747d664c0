/** The names of the controls of all pages: each begins with what is seen, and no two are the same. */
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ROUTES } from '../../src/app/shell/routes.ts';
import type { CivilDate } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { finishedDay } from '../support/finishedDay.ts';
import { nameFaults } from '../support/nameFaults.ts';
import { type Device, goTo, openApp } from './support/app.tsx';
import { button, click, comeToRest, press } from './support/input.ts';
import { PHONE } from './support/play.tsx';

const DAY = '2026-11-21' as CivilDate;

Object.assign(globalThis, { axe });

/** The paths of all routes, with a puzzle of the day. */
const PATHS = ROUTES.map(({ path, definition }) =>
  path
    .replace('/*', '')
    .replace(':code', 'abcd-efgh-jkmn')
    .replace(':id', definition ? idFor(definition.schedule, DAY) : ''),
);

/** The pages of Crossnumber, and those that belong to all games. */
const FEW = PATHS.filter((_, i) => [undefined, 'crossnumber'].includes(ROUTES[i]?.definition?.id));

async function check(what: string): Promise<void> {
  await comeToRest();
  expect.soft(nameFaults(), what).toEqual([]);
}

async function tour(paths: readonly string[], device: Device): Promise<void> {
  await openApp('/', device);
  for (const path of paths) {
    await goTo(path);
    await expect.element(page.css('main h1').first()).toBeInTheDocument();
    await check(path);
  }
}

const finished: Device = { rows: finishedDay(DAY), screen: PHONE };

test('of a new player’s pages', () => tour(FEW, {}));
test('of all pages', { tags: 'all' }, () => tour(PATHS, {}));
test('of all pages after a finished day', { tags: 'all' }, () => tour(PATHS, finished));

for (const { id, title, schedule } of DEFINITIONS) {
  test(`of ${title}: its example, its questions and its menu`, async () => {
    const path = `/${id}/${idFor(schedule, DAY)}`;
    await openApp(path, { newcomer: true });
    await expect
      .element(page.getByRole('heading', { name: 'Try a small one first' }))
      .toBeVisible();
    await check('the example');
    await click(button(/^Skip/));
    await press('Alt+a');
    await expect.element(page.getByRole('region', { name: 'Ask about the board' })).toBeVisible();
    await check('the questions');
    await press('Escape');
    await click(button('Menu'));
    await expect
      .element(page.css('#play-menu').getByText('How to play', { exact: true }))
      .toBeVisible();
    await check('the menu');
  });
}

test('of the dialogs', async () => {
  await openApp('/');
  await click(button('Settings'));
  await expect.element(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await check('the settings');
});
