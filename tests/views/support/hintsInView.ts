/** Walks hints through, and looks whether their card hides what they are about. */
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { idFor } from '../../../src/daily/numbering.ts';
import { definitionOf, type GameId } from '../../../src/games/definitions.ts';
import { click, isShown } from './input.ts';
import { readPuzzle, type Screen, showPuzzle } from './play.tsx';

/** The games with a card for hints: Geografind shows its hints on its own board. */
export const WITH_CARD = ['sudoku-shift', 'yearly-daily', 'crossnumber', 'royal-family'] as const;

/** Expects that at least half of the board, or of the room above the card, shows the board. */
function expectBoardInView(card: Element): void {
  const board = document.querySelector('.play-board')!.getBoundingClientRect();
  const over = card.getBoundingClientRect();
  const limit = over.left < board.right && over.right > board.left ? over.top : innerHeight;
  const shown = Math.min(board.bottom, limit) - Math.max(board.top, 0);
  expect(shown).toBeGreaterThan(Math.min(board.height, limit) / 2);
}

/** How many elements the open step is about; rejects unless all are in view and not under the card. */
function countInView(card: Element): number {
  const over = card.getBoundingClientRect();
  const boxes = [...document.querySelectorAll('[data-hint="target"]')]
    .filter((place) => place.checkVisibility({ visibilityProperty: true }))
    .map((place) => ({ text: place.textContent, box: place.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0);
  const hidden = boxes.filter(({ box }) => {
    const isUnder =
      box.left < over.right - 1 &&
      box.right > over.left + 1 &&
      box.top < over.bottom - 1 &&
      box.bottom > over.top + 1;
    return isUnder || box.top < -1 || box.bottom > innerHeight + 1;
  });
  expect(hidden.map(({ text }) => text)).toEqual([]);
  return boxes.length;
}

/**
 * Follows the first hints of the day's puzzle, step by step. By clicks, as two quick taps are a double
 * click, of which the card takes one.
 */
export async function expectHintsInView(
  game: GameId,
  screen: Screen,
  hints: number,
): Promise<void> {
  const beyond = () => document.documentElement.scrollHeight - innerHeight;
  const id = idFor(definitionOf(game).schedule, '2026-11-21');
  await showPuzzle(await readPuzzle(game, id), screen);
  const room = beyond();
  const card = page.getByRole('region', { name: 'Hint' });
  const next = card.getByRole('button', { name: /^(?:Why|Next)/ });
  const end = card.getByRole('button', { name: /^(?:Do it|Remove it)$/ });
  let seen = 0;
  for (let hint = 0; hint < hints; hint++) {
    await click(page.getByRole('button', { name: /^Hint/ }));
    for (;;) {
      await expect.element(next.or(end)).toBeVisible();
      let count = 0;
      // The page scrolls to the step's elements after it has drawn the step.
      await expect.poll(() => (count = countInView(card.element()))).toBeGreaterThanOrEqual(0);
      seen += count;
      expectBoardInView(card.element());
      // The page is longer by the room for the card, and not by a list's hidden words.
      expect(beyond() - room).toBeLessThan(350);
      if (!isShown(next)) break;
      await click(next);
    }
    await click(end);
    await expect.poll(() => isShown(card)).toBe(false);
  }
  expect(seen).toBeGreaterThan(hints - 1);
}
