/** Puzzles and controls of the tests of presses, on any game's board. */
import { type Locator, page } from 'vitest/browser';
import type { GameId } from '../../../src/games/definitions.ts';
import { Crossnumber } from './crossnumber.ts';
import { readPuzzle, type Screen, showPuzzle } from './play.tsx';

export const squares = page.getByRole('grid').getByRole('gridcell');

export const nameOf = (target: Locator): string => target.element().ariaLabel ?? '';

export async function open(game: GameId, id: string, screen?: Screen): Promise<void> {
  await showPuzzle(await readPuzzle(game, id), screen);
}

/** Opens a grid; returns the squares along the selected entry, from the selected one on. */
export async function openCrossnumber(screen?: Screen): Promise<(step: number) => Locator> {
  await new Crossnumber().open(screen);
  const at = squares.elements().findIndex((square) => square.ariaSelected === 'true');
  return (step) => squares.nth(at + step);
}
