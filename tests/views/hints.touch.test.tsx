/** Hints on a phone. Clicks, because two quick taps are a double click, of which the card takes one. */
import { test } from 'vitest';
import { definitionOf } from '../../src/games/definitions.ts';
import { expectHintsInView, WITH_CARD } from './support/hintsInView.ts';
import { click } from './support/input.ts';
import { PHONE } from './support/play.tsx';

for (const game of WITH_CARD) {
  test(`nothing that a step of ${definitionOf(game).title} is about lies under its card`, () =>
    expectHintsInView(game, PHONE, click));
}
