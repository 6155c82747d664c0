/** Today's puzzle, finished by touch on a phone. */
import { test } from 'vitest';
import { swipe, tap, tapAt } from './support/input.ts';
import { PHONE } from './support/play.tsx';
import { type Hand, playToday } from './support/playToday.ts';

const STEPS = 6;

const finger: Hand = {
  press: tap,
  pressAt: async (...points) => {
    for (const at of points) await tapAt(at);
  },
  drag: (from, to) =>
    swipe([
      from,
      ...Array.from({ length: STEPS }, (_, step) => ({
        x: from.x + ((to.x - from.x) * (step + 1)) / STEPS,
        y: from.y,
      })),
    ]),
};

test('by touch: rows follow the finger, cells and keys are tapped', () =>
  playToday(finger, PHONE, 0));
