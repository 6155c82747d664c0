import { describe, expect, it } from 'vitest';
import { openSite } from '../e2e/support/site.ts';
import { engineSuite, keepPicture } from './engineSuite.ts';
import type { Browser } from './support/browser.ts';
import { layCable } from './support/cable.ts';
import { countryOf, guess, PUZZLES } from './support/games.ts';
import { findEngine } from './support/launch.ts';
import { type Player, playerAt } from './support/player.ts';

engineSuite('firefox', 'rest');

const launch = findEngine('firefox');

/** Runs `visit` in a separate Firefox with these preferences; a failure saves a screenshot. */
async function withFirefox(
  name: string,
  preferences: Readonly<Record<string, boolean | number>>,
  visit: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  if (typeof launch === 'string') return;
  const site = await openSite();
  const cable = await layCable({ collecting: false });
  const browser = await launch({ proxyPort: cable.port, preferences });
  try {
    await visit(browser, site.url);
  } catch (error) {
    await keepPicture(name, browser);
    throw error;
  } finally {
    await browser.close();
    await cable.close();
    await site.close();
  }
}

/** Wins the Geografind puzzle with the first guess. */
async function finishGeografind(player: Player): Promise<void> {
  await player.click({ role: 'button', name: 'Skip' });
  await guess(player, countryOf(PUZZLES.geografind).name);
  await player.find({ role: 'region', name: 'Your result' });
}

describe.skipIf(typeof launch === 'string')('firefox with site data blocked', () => {
  it('plays to the end, and says that nothing is kept', () =>
    withFirefox('firefox-blocked', { 'network.cookie.cookieBehavior': 2 }, async (browser, url) => {
      const player = playerAt(browser);
      await browser.open(`${url}/`);
      await player.find({ role: 'link', name: 'Geografind' });
      await browser.open(`${url}/geografind/${PUZZLES.geografind}`);
      // The notice that results are not kept is above the page and must not cover it.
      await player.reads('Your results aren’t being saved');
      // The mark that a game was tried is not stored either, so its small example comes up again.
      await finishGeografind(player);
      // Messages of Firefox itself, and of the app about missing storage, are expected.
      const expected = /^Failed to register\/update a ServiceWorker|^Crema can’t be stored|^Dexie/;
      const all = await browser.complaints();
      expect(all.filter((text) => !expected.test(text))).toEqual([]);
    }));
});

describe.skipIf(typeof launch === 'string')('firefox that hides what is drawn', () => {
  it('shares words, and no stripes', () =>
    withFirefox(
      'firefox-hiding',
      { 'privacy.resistFingerprinting': true },
      async (browser, url) => {
        const player = playerAt(browser);
        await browser.open(`${url}/geografind/${PUZZLES.geografind}`);
        await finishGeografind(player);
        await player.click({ role: 'button', name: 'Share' });
        await player.reads('This browser can’t make a picture.');
        await player.find({ role: 'text', name: 'Lines' });
        expect(await player.see({ role: 'text', name: 'Picture' })).toBeNull();
      },
    ));
});
