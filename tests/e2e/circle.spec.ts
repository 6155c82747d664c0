/**
 * A closed site in a page. The test answers what a closed site answers: closing that of the emulators
 * would shut out the other tests' players (tests/backend/rulesOfInvitations.test.ts closes one).
 */
import type { Route } from '@playwright/test';
import { CLOSED } from '../../src/protocol/invitation.ts';
import { expect, finishPuzzle, openSignedIn, profileOf, test, timesOf } from './support/backend.ts';
import { TODAY } from './support/day.ts';

test('results wait until the player enters a code, and are sent with it', async ({
  page,
  player,
  complaints,
}) => {
  complaints.allow(/status of 40[34]/);
  let isInvited = false;
  const answer = (route: Route, status: number, json: unknown) =>
    route.fulfill({ status, json, headers: { 'Access-Control-Allow-Origin': '*' } });
  await page.route(/documents:commit$/, (route) =>
    isInvited ? route.continue() : answer(route, 403, { error: { status: 'PERMISSION_DENIED' } }),
  );
  await page.route(/documents:batchGet$/, (route) => {
    const [name] = route.request().postDataJSON().documents;
    return name.endsWith(CLOSED)
      ? answer(route, 200, [{ found: { name, fields: {} } }])
      : route.continue();
  });
  await page.route(/\/acceptInvitation$/, (route) => {
    isInvited = route.request().postDataJSON().data.code === 'lusab-babad-gutih';
    const error = { status: 'NOT_FOUND', message: 'No invitation has this code.' };
    return isInvited
      ? answer(route, 200, { result: { isInvited } })
      : answer(route, 404, { error });
  });

  await openSignedIn(page, player);
  await finishPuzzle(page);
  for (const address of [`sudoku-shift/${TODAY}/leaderboard`, 'tables', 'join/lusab-babad-babad']) {
    await page.goto(`/${address}`);
    await expect(page.getByRole('main')).toContainText('This site is by invitation');
  }
  await page.getByRole('button', { name: 'Enter your code', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Account' });
  await expect(dialog).toContainText(
    'This site is by invitation. Enter your code to send 1 result.',
  );
  await expect(dialog.getByRole('button', { name: 'Change name and avatar' })).toBeHidden();
  const code = dialog.getByLabel('Invitation code');
  await expect(code).toBeFocused();
  await code.fill('lusab-babad-babad');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(code).toHaveAccessibleDescription('No invitation has this code.');
  expect(await profileOf(player)).toBeNull();

  await code.fill('Lusab Babad Gutih');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Name and avatar' })).toBeVisible();
  await expect.poll(() => timesOf(player)).toHaveProperty(TODAY);
});
