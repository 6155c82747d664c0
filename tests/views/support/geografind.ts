/** Geografind's tests: two puzzles, their answers, and the controls. */
import { expect, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import countries from '../../../src/games/geografind/data/countries.json';
import { answerOf } from '../../../src/games/geografind/rules/rules.ts';
import type { Board } from '../../../src/games/geografind/rules/types.ts';
import { matches } from '../../../src/games/geografind/world/search.ts';
import { nextFrame, press } from './input.ts';
import { readPuzzle, type Screen, showPuzzle, snapshotNow } from './play.tsx';

/** The puzzles of Saturday 21 November 2026 and of the day before. */
export const today = await readPuzzle('geografind', '399');
export const yesterday = await readPuzzle('geografind', '398');

export function answer({ session }: typeof today): { code: string; name: string } {
  const code = answerOf(session.puzzle.boards[0] as Board);
  return countries.find((country) => country.code === code)!;
}

export const ANSWER = answer(today);
/** Five wrong guesses for both days. */
export const OTHERS = ['Brazil', 'India', 'Fiji', 'Canada', 'Norway'] as const;
/** Six wrong guesses, and their codes. */
export const LOSING = {
  names: [...OTHERS, 'Chile'],
  codes: ['BR', 'IN', 'FJ', 'CA', 'NO', 'CL'],
} as const;

export const geografind = {
  field: page.getByRole('combobox', { name: 'Country' }),
  button: page.getByRole('button', { name: 'Guess', exact: true }),
  list: page.getByRole('list', { name: 'Guesses' }),
  hints: page.getByRole('list', { name: 'Hints' }),
  map: page.getByRole('application', { name: /^Map/ }),

  async open(screen?: Screen, puzzle = today): Promise<void> {
    await showPuzzle(puzzle, screen);
    await expect.element(geografind.field).toBeVisible();
  },

  async guess(name: string): Promise<void> {
    await geografind.field.fill(name);
    await press('Enter');
  },

  /** A suggestion, once the list follows the whole text: until then it may move under a press. */
  async suggestion(name: string): Promise<Locator> {
    const { value } = geografind.field.element() as HTMLInputElement;
    const options = page.getByRole('option');
    await expect.element(options).toHaveLength(matches(value).length);
    return options.filter({ has: page.getByText(name, { exact: true }) });
  },

  /** A guess's text for screen readers. */
  row: (number: number): Locator => geografind.list.getByText(new RegExp(`^Guess ${number}, `)),

  /** A hint's tile. `^` excludes locked tiles, which mention the hint that they wait for. */
  hint: (name: string): Locator =>
    geografind.hints.getByRole('button', { name: new RegExp(`^${name}`) }),

  canvas: (): HTMLCanvasElement => geografind.map.element().querySelector('canvas')!,

  /**
   * The map's pixels once the view has come to rest, as a tap on a moving map would stop the
   * animation. A moving map changes in every frame.
   */
  async settled(): Promise<string> {
    let last = '';
    for (let alike = 0; alike < 6; ) {
      await nextFrame();
      const canvas = geografind.canvas();
      const now = canvas.toDataURL();
      // The map is not ready until its land is drawn.
      const isAtRest = now === last && canvas.closest('[data-waiting]') === null;
      alike = isAtRest ? alike + 1 : 0;
      last = now;
    }
    return last;
  },

  /** Waits until the map has turned to a guess, which it does after the guess is listed. */
  async settledOn(name: string): Promise<void> {
    await expect.poll(() => geografind.canvas().ariaLabel).toContain(name);
    await geografind.settled();
  },

  ended: (heading: string): Locator => page.getByRole('region', { name: heading }),

  /** The result as JSON: the codes of the guessed countries, then `win` or `loss`. */
  result: () => JSON.stringify(snapshotNow().result),
};

/**
 * Records the globe's radius in each painted frame; a call of the returned function gives the radii
 * since the last call.
 */
export function watchRadii(): () => number[] {
  const radii: number[] = [];
  const { prototype } = CanvasRenderingContext2D;
  const { createRadialGradient } = prototype;
  vi.spyOn(prototype, 'createRadialGradient').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...circles
  ) {
    radii.push(circles[5]);
    return createRadialGradient.apply(this, circles);
  });
  return () => radii.splice(0);
}
