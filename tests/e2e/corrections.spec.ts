/**
 * Correcting a released puzzle, from the desk's bench to the players: players who only looked at the
 * puzzle get its new version, players who began it keep the old version, and both groups read why the
 * old version was withdrawn.
 */
import type { Page } from '@playwright/test';
import {
  entryOf,
  expect,
  newEditor,
  newPlayer,
  openSignedIn,
  type Player,
  test,
} from './support/backend.ts';
import { decide, given, openBench, verdict } from './support/bench.ts';
import { readTable } from './support/database.ts';
import { countryOf, guess } from './support/geografind.ts';
import { taken } from './support/published.ts';

const CORRECTION = 'It was not what we had meant.';

const isStarted = (player: Page) =>
  expect.poll(async () => Object.keys(await readTable(player, 'progress'))).toHaveLength(1);

/** The message beside the board, not its copy in a live region. */
const words = (player: Page, text: string | RegExp) =>
  player.locator('p:not([role=status])').filter({ hasText: text });

/** A player's first guess, and the page's words about it, which depend on the answer. */
const firstGuess = (player: Page) =>
  player
    .getByRole('list', { name: 'Guesses' })
    .getByText(/^Guess 1, /)
    .allTextContents();

test('Geografind: a correction reaches who has looked and leaves who has begun; a withdrawal tells both why', {
  tag: '@all',
}, async ({ page, newDevice }) => {
  // A puzzle that no other test uses.
  const id = '381';
  const path = `/geografind/${id}`;
  // The reason contains the puzzle's id, as the index that all tests publish to lists all their
  // changes.
  const withdrawal = `Geografind ${id} is not to be mended.`;
  const [looker, player] = [
    await (await newDevice()).newPage(),
    await (await newDevice()).newPage(),
  ];
  const [anna, ben] = [await newPlayer(), await newPlayer()];
  async function begin(window: Page): Promise<readonly string[]> {
    await guess(window, 'Fiji');
    await isStarted(window);
    return firstGuess(window);
  }
  async function beginIt(): Promise<readonly string[]> {
    await openSignedIn(player, ben, path);
    return begin(player);
  }
  async function look(): Promise<void> {
    await openSignedIn(looker, anna, path);
    await expect(looker.getByRole('combobox')).toBeVisible();
  }
  const [begun] = await Promise.all([
    beginIt(),
    look(),
    openBench(page, await newEditor(), `/barista/geografind?id=${id}`),
  ]);
  expect(begun).not.toEqual([]);

  // The first country that is offered and not chosen yet: those listed first are not the answer on
  // any nearby day.
  await page.getByRole('radio').and(page.locator(':not(:checked)')).first().check();
  const said = page.getByText(/ is in your draft\./);
  await expect(said).toBeVisible();
  const chosen = (await said.innerText()).replace(' is in your draft.', '');
  await expect(verdict(page).getByText('Ready to publish', { exact: true })).toBeVisible();
  await decide(page, 'Publish as a correction', CORRECTION);
  await expect(given(page).getByText(/^Version 2: published as a correction/)).toBeVisible();
  async function getTheNew(): Promise<void> {
    await looker.reload();
    await expect(looker.getByText(`This puzzle was corrected: ${CORRECTION}`)).toBeVisible();
    expect(await begin(looker)).not.toEqual(begun);
  }
  async function keepTheOld(): Promise<void> {
    await player.reload();
    await taken(player, `geografind/${id}`);
    await player.reload();
    await expect(words(player, 'You keep your version')).toBeVisible();
    expect(await firstGuess(player)).toEqual(begun);
  }
  await Promise.all([getTheNew(), keepTheOld()]);

  await Promise.all([guess(looker, chosen), guess(player, countryOf(id))]);
  const entry = (who: Player, board: string) => entryOf(who, board, 'geografind');
  await expect.poll(() => entry(anna, `${id}@2`)).not.toBeNull();
  await expect.poll(() => entry(ben, id)).not.toBeNull();
  expect([await entry(anna, id), await entry(ben, `${id}@2`)]).toEqual([null, null]);
  await looker.goto(`${path}/leaderboard`);
  await expect(looker.getByRole('region', { name: 'You' })).toContainText('1st');

  await decide(page, 'Withdraw the puzzle', withdrawal);
  await expect(given(page).getByText(/^Version 2: withdrawn/)).toBeVisible();
  async function readWhyOnTheBoard(): Promise<void> {
    await looker.goto(`${path}/leaderboard`);
    await expect(looker.getByText(withdrawal)).toBeVisible();
  }
  async function readWhyAtThePuzzle(): Promise<void> {
    await player.reload();
    await taken(player, withdrawal);
    await player.reload();
    await expect(
      words(player, /^This puzzle was withdrawn: .* You can still play it/),
    ).toBeVisible();
  }
  await Promise.all([readWhyOnTheBoard(), readWhyAtThePuzzle()]);
  expect(await firstGuess(player)).toEqual(begun);
});
