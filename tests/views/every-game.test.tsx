/** Requirements on every game's page. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { idFor } from '../../src/daily/numbering.ts';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { goTo, openApp, path } from './support/app.tsx';
import { violations } from './support/axe.ts';
import { boxOf, button, click, focus, press, textOf } from './support/input.ts';

/** The date of the tests' clock, `NOW`. */
const DAY = '2026-11-21';

const example = page.getByRole('heading', { name: 'Try a small one first' });

for (const { id, title, schedule } of DEFINITIONS) {
  const puzzle = `/${id}/${idFor(schedule, DAY)}`;

  test(`${title}: a first visit, by its page and its small example, once, to its puzzle and its menu`, {
    tags: id === 'sudoku-shift' ? [] : 'all',
  }, async () => {
    await openApp('/', { newcomer: true });
    await click(page.getByRole('link', { name: title, exact: true }).first());
    await expect.poll(path).toBe(`/${id}`);
    await expect.poll(() => document.title).toContain(title);
    await click(page.getByRole('link', { name: /^Play (today’s|this week’s) puzzle$/ }));
    await expect.poll(path).toBe(puzzle);
    await expect.element(example).toBeVisible();
    await expect.element(page.getByRole('timer')).toHaveLength(0);
    expect(await violations(), 'the example').toEqual([]);

    // Enter on Skip leads to where the player plays on.
    const skip = button(/^Skip/);
    await focus(skip);
    await expect.element(skip).toHaveFocus();
    await press('Enter');
    await expect.element(page.css('.play-board')).toBeVisible();
    const place = id === 'geografind' ? '.gf-input' : '.play-board *';
    await expect.poll(() => document.activeElement?.matches(place)).toBe(true);
    expect(path()).toBe(puzzle);
    expect(await violations('dark'), 'the board').toEqual([]);

    await goTo(puzzle);
    await click(button('Menu'));
    await expect.element(example).toHaveLength(0);
    await click(page.css('#play-menu').getByText('How to play', { exact: true }));
    const dialog = page.getByRole('dialog', { name: 'How to play' });
    // The example in the explanation is visible and can be tried.
    await expect.element(dialog.getByRole('listitem').first()).toBeVisible();
    const status = dialog.getByRole('status').all();
    // The line for screen readers alone is one pixel high.
    expect(status.filter((one) => boxOf(one).height > 1).map(textOf)).toEqual([
      expect.stringMatching(/./),
    ]);
    expect(await violations(), 'how to play').toEqual([]);
  });
}

test('the example ends in the puzzle itself, and is not for who has played the game before', async () => {
  await openApp('/geografind/399', { newcomer: true });
  const field = page.getByRole('combobox');
  await field.fill('Kenya');
  await press('Enter');
  await click(button('Play'));
  await expect.element(button('Menu')).toBeVisible();
  await expect.element(field).toHaveValue('');
  localStorage.clear();
  const row = { id: '398', result: ['FR', 'win'], openedOn: null, finishedAt: null };
  await openApp('/geografind/399', { newcomer: true, rows: { gfGuesses: { 398: row } } });
  await expect.element(button('Menu')).toBeVisible();
  await expect.element(example).toHaveLength(0);
});

test('on a hard day an easier one is offered', async () => {
  await openApp('/royal-family/392', { newcomer: true });
  await click(page.getByRole('link', { name: 'The full puzzle is hard. Monday’s is easier.' }));
  await expect.poll(path).toBe('/royal-family/387');
  await expect.element(example).toBeVisible();
});
