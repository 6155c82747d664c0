/**
 * A robot finishes a puzzle by ear in Firefox: it gets the roles and names that Firefox computes, and
 * what live regions say; it gives nothing but keys. Chromium has all games: tests/e2e/byEar.spec.ts.
 */
import { describe, it } from 'vitest';
import { GAME_IDS } from '../../src/games/definitions.ts';
import { hearResult, Listener } from '../e2e/support/byEar/listener.ts';
import { playSudokuShift } from '../e2e/support/byEar/sudokuShift.ts';
import { openSite } from '../e2e/support/site.ts';
import { beNoNewcomer } from '../support/beNoNewcomer.ts';
import { findFirefox } from './support/launch.ts';
import { hearFirefox } from './support/marionette.ts';

const binary = findFirefox();

describe.skipIf(binary === null)('firefox by ear', () => {
  it('finishes Sudoku Shift', async () => {
    const site = await openSite();
    const firefox = await hearFirefox(binary!);
    try {
      await firefox.open(`${site.url}/licences`);
      await firefox.run(beNoNewcomer, GAME_IDS);
      await firefox.open(`${site.url}/sudoku-shift/516`);
      const listener = new Listener(firefox.reader);
      await playSudokuShift(listener);
      await hearResult(listener);
    } finally {
      await firefox.close();
      await site.close();
    }
  });
});
