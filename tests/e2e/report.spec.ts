/** "Something is wrong": players' reports reach the desk. */
import type { Page } from '@playwright/test';
import { decodeFields } from '../../src/firebase/values.ts';
import { PuzzlePage } from './support/app.ts';
import { violationsOn } from './support/axe.ts';
import { expect, FIRESTORE, test } from './support/backend.ts';
import { FAILED_REQUEST } from './support/fixtures.ts';
import { PROJECT } from './support/players.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Something is wrong' });

/** The documents of a collection in the database whose field has this text. */
async function stored(
  collectionId: string,
  fieldPath: string,
  text: string,
): Promise<readonly Record<string, unknown>[]> {
  const documents = `projects/${PROJECT}/databases/(default)/documents`;
  const response = await fetch(`${FIRESTORE}/v1/${documents}:runQuery`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({
      structuredQuery: {
        from: [{ collectionId }],
        where: {
          fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: { stringValue: text } },
        },
      },
    }),
  });
  const rows = (await response.json()) as { document?: { fields: unknown } }[];
  return rows.flatMap(({ document }) => (document ? [decodeFields(document.fields)] : []));
}

/** The reports with this text in the database. */
const reported = (text: string) => stored('reports', 'text', text);

async function say(page: Page, id: string, text: string): Promise<void> {
  const puzzle = new PuzzlePage(page);
  await puzzle.open(id);
  await puzzle.choose('Something is wrong');
  await expect(dialog(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  await dialog(page).getByLabel('Something in it is not true').check();
  await dialog(page).getByLabel('What did you see?').fill(text);
}

test('who sees something wrong says so once, signed in or not', { tag: '@all' }, async ({
  page,
}) => {
  const text = `Row two, ${crypto.randomUUID()}`;
  await say(page, '501', text);
  expect(await violationsOn(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText(/Somebody will look at this puzzle/);
  await expect.poll(() => reported(text)).toHaveLength(1);
  expect((await reported(text))[0]).toMatchObject({
    game: 'sudoku-shift',
    id: '501',
    version: 1,
    reason: 'wrong-fact',
    settled: false,
  });
  await page.getByRole('button', { name: 'Back to the puzzle' }).click();
  await new PuzzlePage(page).choose('Something is wrong');
  await expect(dialog(page).getByRole('status')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Send' })).toHaveCount(0);
});

test('offline it waits, and goes with the next connection', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(FAILED_REQUEST);
  const text = `Offline, ${crypto.randomUUID()}`;
  await say(page, '502', text);
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText(/as soon as there is a connection/);
  expect(await reported(text)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => reported(text)).toHaveLength(1);
});

test('what has gone wrong in the app is sent on a press, and in its own words', {
  tag: '@all',
}, async ({ page, complaints }) => {
  complaints.allow(/./);
  await page.route(/assets\/Archive-/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/royal-family/archive');
  await page.getByText('Report', { exact: true }).click();
  const shown = await page.getByRole('region', { name: 'Report' }).textContent();
  expect(await stored('errors', 'path', '/royal-family/archive')).toEqual([]);
  await page.getByRole('button', { name: 'Send this report' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'It is on its way.' })).toBeVisible();
  const sent = () => stored('errors', 'path', '/royal-family/archive');
  await expect.poll(sent).toHaveLength(1);
  const { build, message, path, agent, stack } = (await sent())[0] as Record<string, string>;
  expect([`Crema build ${build}`, message, `at ${path}`, agent, stack].join('\n')).toBe(shown);
});
