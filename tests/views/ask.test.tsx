/** Questions about the board for players who do not see it. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { goTo, openApp, path } from './support/app.tsx';
import { violations } from './support/axe.ts';
import { TODAY } from './support/inApp.ts';
import { button, click, expectHidden, focus, press } from './support/input.ts';

const panel = page.getByRole('region', { name: 'Ask about the board' });
const answer = panel.getByRole('status');
const ask = (name: string) => click(panel.getByRole('button', { name, exact: true }));

test('the key A asks about the board of Sudoku Shift, and Escape goes back to the cell', async () => {
  await openApp(`/sudoku-shift/${TODAY}`);
  const cell = page.getByRole('gridcell').first();
  await click(cell);
  const name = cell.element().ariaLabel!;
  await press('a');
  await expect.element(panel.getByRole('heading')).toHaveFocus();
  await ask('Where am I?');
  await expect.element(answer).toMatchTextContent(name);
  await ask('This row');
  await expect.element(answer).toMatchTextContent(/^Row 1: (\d|blank)(, (\d|blank))+\.$/);
  const row = answer.element().textContent;
  // The same sentence again is another announcement.
  await ask('This row');
  await expect.poll(() => answer.element().textContent).not.toBe(row);
  await panel.getByRole('combobox', { name: 'Where is…' }).selectOptions('2');
  await expect.element(answer).toMatchTextContent(/^2 is in these columns, from row 1 down: /);
  await ask('How long so far?');
  await expect.element(answer).toMatchTextContent(/second|minute/);
  expect(await violations('dark')).toEqual([]);
  await press('Escape');
  await expectHidden(panel);
  await expect.element(cell).toHaveFocus();
});

test('a tool that has the focus is no place: the cell is', async () => {
  await openApp(`/sudoku-shift/${TODAY}`);
  const cell = page.getByRole('gridcell').nth(5);
  await click(cell);
  const name = cell.element().ariaLabel!;
  await click(page.getByRole('toolbar', { name: 'Game controls' }).getByText('Ask'));
  await ask('Where am I?');
  await expect.element(answer).toMatchTextContent(name);
});

test('nothing is answered while the clock rests', async () => {
  await openApp(`/sudoku-shift/${TODAY}`);
  await press('a');
  await expect.element(panel).toBeVisible();
  await click(button('Pause'));
  await expectHidden(panel);
  await press('a');
  await expect.element(button('Continue').first()).toBeVisible();
  await expectHidden(panel);
});

test('every game answers from its toolbar', async () => {
  await openApp('/');
  for (const { id, schedule } of DEFINITIONS) {
    const puzzle = schedule.naming === 'date' ? '2026-11-21' : id === 'crossnumber' ? '59' : '10';
    await goTo(`/${id}/${puzzle}`);
    await expect.poll(path).toBe(`/${id}/${puzzle}`);
    await click(
      page.getByRole('toolbar', { name: 'Game controls' }).getByRole('button', { name: 'Ask' }),
    );
    await click(panel.getByRole('button', { name: /left\?$/ }));
    await expect.element(answer).toMatchTextContent(/\w\.$/);
    await click(panel.getByRole('button', { name: 'Close' }));
    await expectHidden(panel);
  }
});

test('Alt and A ask from Geografind’s field, and with single keys switched off', async () => {
  await openApp('/');
  await click(button('Settings'));
  await click(page.getByRole('switch', { name: /^Single-key shortcuts/ }));
  await goTo('/geografind/399');
  const field = page.getByRole('combobox', { name: 'Country' });
  await focus(field);
  await press('a');
  await expect.element(field).toHaveValue('a');
  await expectHidden(panel);
  await press('Alt+a');
  await expect.element(panel.getByRole('heading')).toHaveFocus();
  await expect.element(field).toHaveValue('a');
  await ask('How many guesses are left?');
  await expect.element(answer).toMatchTextContent('6 guesses left.');
});
