/** Hints on a phone. */
import { test } from 'vitest';
import { expectHintsInView, WITH_CARD } from './support/hintsInView.ts';
import { PHONE } from './support/play.tsx';

test.for(WITH_CARD)('nothing that a step of %s is about lies under its card', (game) =>
  expectHintsInView(game, PHONE, 4),
);

test.for(WITH_CARD)('nor on its side: %s', { tags: 'all' }, (game) =>
  expectHintsInView(game, { width: 740, height: 360 }, 2),
);
