/** Today's puzzle, finished by mouse. By keys, and with all that is kept: tests/e2e/play.spec.ts. */
import { test } from 'vitest';
import { commands } from 'vitest/browser';
import { click } from './support/input.ts';
import { DESKTOP } from './support/play.tsx';
import { type Hand, playToday } from './support/playToday.ts';

const mouse: Hand = {
  press: (target) => click(target),
  pressAt: (...points) => commands.mouse(points.map(({ x, y }) => ['click', x, y] as const)),
  drag: (from, to) =>
    commands.mouse([
      ['move', from.x, from.y],
      ['down'],
      ['move', (from.x + to.x) / 2, from.y, 3],
      ['move', to.x, to.y, 3],
      ['up'],
    ]),
};

test('by mouse: rows are dragged, cells and keys are clicked', () => playToday(mouse, DESKTOP, 1));
