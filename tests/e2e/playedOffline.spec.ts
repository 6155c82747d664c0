/** Games played to the end without a network. Sudoku Shift is, too, in offline.spec.ts. */
import { offlineAfterVisit } from './support/app.ts';
import { playCrossnumber } from './support/crossnumber.ts';
import { test, withWorker } from './support/fixtures.ts';
import { playGeografind } from './support/geografind.ts';
import { playRoyalFamily } from './support/royalFamily.ts';
import { playYearlyDaily } from './support/yearlyDaily.ts';

// A single test: the installation of the service worker takes longer than all four games.
withWorker(
  'games are finished without a network after the first visit',
  async ({ page, site, complaints }) => {
    test.slow();
    await offlineAfterVisit(page, complaints);
    site.unplug();
    await test.step('Geografind', () => playGeografind(page));
    await test.step('Yearly Daily', () => playYearlyDaily(page));
    await test.step('Crossnumber', () => playCrossnumber(page));
    await test.step('Royal Family', () => playRoyalFamily(page));
  },
);
