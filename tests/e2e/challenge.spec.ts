/** A challenge by link, there and back, between two browsers that have never met. */
import type { Page } from '@playwright/test';
import { offlineAfterVisit } from './support/app.ts';
import { readTable } from './support/database.ts';
import { expect, withWorker } from './support/fixtures.ts';
import { ANSWER, guess } from './support/geografind.ts';

const PATH = '/geografind/399';

/** The link below the lines that the open dialog shares. */
async function linkIn(page: Page): Promise<string> {
  const lines = page.getByRole('dialog').getByText(/#[0-9a-z]{18}$/);
  return (await lines.innerText()).split('\n').at(-1)!;
}

withWorker(
  'a challenge is played there and back, offline after the first visit',
  {
    tag: '@all',
  },
  async ({ page, site, complaints, newDevice }) => {
    withWorker.slow();
    const other = await (await newDevice()).newPage();
    await offlineAfterVisit(page, complaints);
    await offlineAfterVisit(other, complaints);
    site.unplug();

    await page.goto(PATH);
    await guess(page, 'Brazil');
    await guess(page, ANSWER);
    const finished = page.getByRole('region', { name: 'Your result' });
    await finished.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('switch', { name: /^Challenge a friend/ }).click();
    const link = await linkIn(page);
    await page.keyboard.press('Escape');

    await other.goto(link);
    await expect(other.getByText('A friend needed 2 guesses. Your turn.').last()).toBeVisible();
    await expect(other).toHaveURL(PATH);
    // As kept on the device: not from the address.
    await other.reload();
    await expect(other.getByText('A friend needed 2 guesses. Your turn.')).toBeVisible();
    await guess(other, ANSWER);
    const theirs = other.getByRole('region', { name: 'Your result' });
    await expect(theirs).toContainText('You needed 1 guess fewer than your friend.');
    await theirs.getByRole('button', { name: 'Send yours back' }).click();
    const back = await linkIn(other);
    expect(await readTable(other, 'outbox')).toEqual({});

    // The puzzle is on the page, as in the installed app: the link only changes the fragment.
    await page.goto(back);
    await expect(finished).toContainText('Your friend needed 1 guess fewer this time.');
    await expect(finished.getByRole('listitem')).toHaveText([/^A friend/, /^You/]);
    await expect(page).toHaveURL(PATH);
  },
);
