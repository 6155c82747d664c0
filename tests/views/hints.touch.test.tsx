/** Hints on a phone. Clicks, because two quick taps are a double click, of which the card takes one. */
import { test } from 'vitest';
import { definitionOf } from '../../src/games/definitions.ts';
import { expectHintsInView, WITH_CARD } from './support/hintsInView.ts';
import { click } from './support/input.ts';
import { PHONE } from './support/play.tsx';

const SIDEWAYS = { width: 740, height: 360 } as const;
const TABLET = { width: 820, height: 1180 } as const;

for (const game of WITH_CARD) {
  test(`nothing that a step of ${definitionOf(game).title} is about lies under its card`, () =>
    expectHintsInView(game, PHONE, click));

  for (const screen of [SIDEWAYS, TABLET]) {
    test(`nor on a screen of ${screen.width} × ${screen.height}: ${definitionOf(game).title}`, () =>
      expectHintsInView(game, screen, click, 2));
  }
}
