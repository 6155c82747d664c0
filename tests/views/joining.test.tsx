/** The page of a link to a table, for players without an account. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { JOINS } from '../../src/tables/joins.ts';
import { openApp, path } from './support/app.tsx';
import { click } from './support/input.ts';

const CODE = 'lusab-babad-gutih';

test('a seat that is kept is told of on the next page, also when “Play first” was not pressed', async () => {
  const rows = { meta: { [JOINS.key]: JOINS.json([{ code: CODE }]) } };
  await openApp(`/join/${CODE}`, { rows });
  await expect.element(page.getByText('We’ve kept the table’s code')).toBeVisible();
  const news = page.getByText('Sign in to join the table.');
  expect(news.query()).toBeNull();
  await click(page.getByRole('link', { name: 'Home', exact: true }));
  await expect.element(news).toBeVisible();
  expect(path()).toBe('/');
});

test('an impossible code is said to be no whole link, and another can be entered', async () => {
  await openApp('/join/lusab-babad');
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'This link is incomplete' }))
    .toBeVisible();
  await expect.element(page.getByText('You’re invited to a table')).toHaveLength(0);
  await expect.element(page.getByLabelText('Code or link')).toBeVisible();
});
