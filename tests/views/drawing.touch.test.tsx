/** A move re-renders only the parts that it changes. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openApp, savedMoves } from './support/app.tsx';
import { TODAY } from './support/inApp.ts';
import { button, tap } from './support/input.ts';
import { MOVING, PHONE } from './support/play.tsx';
import { shift } from './support/sudokuShift.ts';

const SCREEN = { ...PHONE, media: MOVING };

interface Drawn {
  /** The accessible labels of the changed parts of the board, read after the change. */
  readonly changed: readonly string[];
  /** The CSS transitions that started, and a note if cells were duplicated, as in a moving row. */
  readonly animated: readonly string[];
}

/**
 * Records DOM changes from now on. The returned function gives them, and first waits until `moves`
 * moves are saved, so that late and transient changes are included.
 */
function watchBoard(part: string, puzzle: string): (moves: number) => Promise<Drawn> {
  const root = document.getElementById('root')!;
  const changed = new Set<Element>();
  const animated: string[] = [];
  root.addEventListener('transitionrun', ({ target, propertyName }) => {
    animated.push(`${propertyName} of ${(target as Element).outerHTML.slice(0, 80)}`);
  });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver((records) => {
    if (document.querySelector('.ss-copies')) animated.push('cells stand twice');
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const found = element?.closest(part);
      if (found) changed.add(found);
    }
  }).observe(root, all);
  return async (moves) => {
    await expect.poll(() => savedMoves(puzzle)).toBe(moves);
    const labels = [...changed].map((element) => element.ariaLabel ?? element.textContent);
    return { changed: labels, animated };
  };
}

test('Sudoku Shift: a digit draws its own cell, and nothing fades or runs for a finger', async () => {
  await openApp(`/sudoku-shift/${TODAY}`, { screen: SCREEN });
  await tap(button(/^Mocha/));
  await expect.element(shift.grid).toHaveAttribute('aria-rowcount', '9');
  const blanks = page.getByRole('gridcell', { name: ': empty' });
  const digit = button('3');
  await tap(blanks.first());
  await tap(digit);
  await expect.element(shift.undo).toBeEnabled();

  await tap(blanks.first());
  const drawn = watchBoard('[role=gridcell]', `sudoku-shift/${TODAY}`);
  await tap(digit);
  const { changed, animated } = await drawn(2);
  expect(animated).toEqual([]);
  expect(changed).not.toEqual([]);
  // The cell itself, and the cells with the newly selected digit.
  for (const label of changed) expect(label).toMatch(/: 3/);
  await tap(button(/^Slide row \d right$/).first());
  // Cells are duplicated only while their row moves.
  expect((await drawn(3)).animated).toContain('cells stand twice');
  await expect.element(page.css('.ss-copies')).toHaveLength(0);
});
