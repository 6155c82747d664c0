/** Hints by mouse on a desktop. */
import { test } from 'vitest';
import { definitionOf } from '../../src/games/definitions.ts';
import { expectHintsInView, WITH_CARD } from './support/hintsInView.ts';
import { click } from './support/input.ts';
import { DESKTOP } from './support/play.tsx';

for (const game of WITH_CARD) {
  test(`nothing that a step of ${definitionOf(game).title} is about lies under its card`, () =>
    expectHintsInView(game, DESKTOP, click));
}
