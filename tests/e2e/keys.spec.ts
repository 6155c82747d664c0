/** Keyboards with other scripts at the desk; players' are in tests/views/keys.test.tsx. */
import { TOMORROW } from './support/day.ts';
import { signInAtDesk } from './support/desk.ts';
import { expect, FAILED_REQUEST, test } from './support/fixtures.ts';

const CTRL = 2;

test('the desk’s bench is undone by a Russian Ctrl+Z', { tag: '@all' }, async ({
  page,
  complaints,
}) => {
  complaints.allow(FAILED_REQUEST);
  await signInAtDesk(page);
  await page.goto(`/barista/sudoku?id=${TOMORROW}`);
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await expect(verdict.getByText('Nothing against it')).toBeVisible();
  const counts = page.getByText(/\d+ digits, \d+ blanks/);
  const before = (await counts.textContent())!;
  await page.getByRole('button', { name: 'Blank one more' }).click();
  await expect(counts).not.toHaveText(before);
  const session = await page.context().newCDPSession(page);
  const key = { key: 'я', code: 'KeyZ', modifiers: CTRL };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
  await expect(counts).toHaveText(before);
});
