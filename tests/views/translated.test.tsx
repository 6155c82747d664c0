/** All games are played to their end, and pages opened, with the browser's page translation on. */
// @module-tag all
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { goTo, openApp } from './support/app.tsx';
import { ANSWER, geografind } from './support/geografind.ts';
import { finished } from './support/inApp.ts';
import { button, click, press } from './support/input.ts';
import { DESKTOP, PHONE } from './support/play.tsx';
import {
  expectWordsRight,
  finishByHints,
  openAlmostDone,
  playCrossnumber,
  playRoyalFamily,
  share,
  todays,
  translatePages,
} from './support/translated.ts';

translatePages();

test('Sudoku Shift: digits, marks, boards, hints, the end', async () => {
  await openAlmostDone('sudoku-shift', 2);
  const tabs = page.getByRole('navigation', { name: 'Boards' });
  await click(tabs.getByRole('button', { name: /^Ristretto/ }));
  await expect
    .element(page.getByRole('status').filter({ hasText: 'Ristretto done' }))
    .toBeVisible();
  await expectWordsRight();
  await click(tabs.getByRole('button', { name: /^Mocha/ }));
  await click(page.getByRole('gridcell', { name: /empty/ }).first());
  await press('p', '1', '2');
  await expectWordsRight();
  await press('p', '3');
  await expectWordsRight();
  await click(button('Undo'));
  await click(button('Undo'));
  await expectWordsRight();
  await finishByHints();
  await share();
});

test('Yearly Daily: pieces, ways, the years, another way', async () => {
  await openAlmostDone('yearly-daily', 2);
  await press('r');
  await click(button(/what this means$/));
  await expectWordsRight();
  await click(page.getByRole('dialog').getByRole('button', { name: 'Close' }));
  await finishByHints();
  await expect.element(finished).toMatchTextContent(/(1 hint|2 hints) used\./);
});

test('Crossnumber: clue after clue, the list of numbers, the end', () => playCrossnumber(DESKTOP));

test('Royal Family: names, clues, verdicts, the end', () => playRoyalFamily(PHONE));

test('Geografind: what is asked back, guesses, hints, the end', async () => {
  await openApp(`/geografind/${todays('geografind')}`);
  const { field } = geografind;
  for (const [name, words] of [
    ['Xyz', 'Xyz'],
    ['Guinea Congo', 'Congo'],
    ['Congo', 'Congo'],
  ] as const) {
    await field.fill(name);
    await expectWordsRight();
    await press('Enter');
    await expect.element(page.css('#gf-problem')).toMatchTextContent(words);
    await expectWordsRight();
  }
  const guess = async (name: string) => {
    await field.fill(name);
    await click(await geografind.suggestion(name));
    await click(geografind.button);
  };
  for (const name of ['Fiji', 'Norway', 'Brazil']) {
    await guess(name);
    await expectWordsRight();
  }
  await click(geografind.hints.getByRole('button', { name: /Show$/ }));
  await expectWordsRight();
  await guess(ANSWER.name);
  await expect.element(page.getByText('How each guess narrowed it down')).toBeVisible();
  await expectWordsRight();
});

test('the pages around them: settings, a game’s own page, leaderboard, shelf', async () => {
  await openApp('/');
  await click(button('Settings'));
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await click(dialog.getByText('Dark', { exact: true }));
  await expectWordsRight();
  await click(dialog.getByText('System', { exact: true }));
  await click(dialog.getByRole('button', { name: 'Close' }));
  const board = `/crossnumber/${todays('crossnumber')}/leaderboard`;
  for (const path of ['/sudoku-shift', '/crossnumber', board, '/statistics']) {
    await goTo(path);
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectWordsRight();
  }
});
