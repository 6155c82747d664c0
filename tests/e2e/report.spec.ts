/** "Report a problem": players' reports reach the desk. */
import type { Page } from '@playwright/test';
import { decodeFields } from '../../src/firebase/values.ts';
import { PuzzlePage } from './support/app.ts';
import { expect, FIRESTORE, test } from './support/backend.ts';
import { FAILED_REQUEST } from './support/fixtures.ts';
import { PROJECT } from './support/players.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Report a problem' });

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
  await puzzle.choose('Report a problem');
  await expect(dialog(page).getByRole('button', { name: 'Send' })).toBeDisabled();
  await dialog(page).getByLabel('A fact, clue or hint is wrong').check();
  await dialog(page).getByLabel('What did you see?').fill(text);
}

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
  await expect(dialog(page).getByRole('status')).toHaveText(/when you’re back online/);
  expect(await reported(text)).toEqual([]);
  await context.setOffline(false);
  await expect.poll(() => reported(text)).toHaveLength(1);
});
