/** Changes to puzzles that the desk has published, as a player's device keeps them. */
import { expect, type Page } from '@playwright/test';
import { readTable } from './database.ts';

/**
 * Waits until the index of published changes stored by the page contains these words:
 * `{game}/{id}`, or a reason.
 */
export async function taken(page: Page, words: string): Promise<void> {
  await expect
    .poll(async () => JSON.stringify((await readTable(page, 'meta')).published ?? null))
    .toContain(words);
}
