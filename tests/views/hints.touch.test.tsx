/** Hints by finger on a phone. */
import { test } from 'vitest';
import { definitionOf } from '../../src/games/definitions.ts';
import { expectHintsInView, WITH_CARD } from './support/hintsInView.ts';
import { tap } from './support/input.ts';
import { PHONE } from './support/play.tsx';

for (const game of WITH_CARD) {
  test(`nothing that a step of ${definitionOf(game).title} is about lies under its card`, () =>
    expectHintsInView(game, PHONE, tap));
}
