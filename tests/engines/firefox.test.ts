import { describe, expect, it } from 'vitest';
import { openSite } from '../e2e/support/site.ts';
import { keepPicture, smokeSuite } from './smoke.ts';
import { layCable } from './support/cable.ts';
import { countryOf, guess, PUZZLES } from './support/games.ts';
import { findEngine } from './support/launch.ts';
import { playerAt } from './support/player.ts';

smokeSuite('firefox');

const launch = findEngine('firefox');

describe.skipIf(typeof launch === 'string')('firefox with site data blocked', () => {
  it('plays to the end, and says that nothing is kept', async () => {
    if (typeof launch === 'string') return;
    const site = await openSite();
    const cable = await layCable({ collecting: false });
    const browser = await launch({
      proxyPort: cable.port,
      preferences: { 'network.cookie.cookieBehavior': 2 },
    });
    try {
      const player = playerAt(browser);
      await browser.open(`${site.url}/`);
      await player.find({ role: 'link', name: 'Geografind' });
      await browser.open(`${site.url}/geografind/${PUZZLES.geografind}`);
      // Told above the page, which makes room for it.
      await player.reads(/not being kept/i);
      // Nor is it kept which games have been tried.
      await player.click({ role: 'button', name: 'Skip' });
      await guess(player, countryOf(PUZZLES.geografind).name);
      await player.find({ role: 'region', name: 'Your result' });
      // The browser's own words, and ours about what cannot be kept.
      const expected = /^Failed to register\/update a ServiceWorker|^Crema cannot be kept|^Dexie/;
      const all = await browser.complaints();
      expect(all.filter((text) => !expected.test(text))).toEqual([]);
    } catch (error) {
      await keepPicture('firefox-blocked', browser);
      throw error;
    } finally {
      await browser.close();
      await cable.close();
      await site.close();
    }
  });
});
