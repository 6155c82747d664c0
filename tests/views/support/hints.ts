import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { click, expectHidden, isShown } from './input.ts';

/** Asks the open hint, which shows its place, for its first step. */
export const askWhy = () =>
  click(page.getByRole('region', { name: 'Hint' }).getByRole('button', { name: /^Why/ }));

/** Walks through the open hint, from the place to look at, and applies its move. */
export async function followHint(): Promise<void> {
  const card = page.getByRole('region', { name: 'Hint' });
  const next = card.getByRole('button', { name: /^(?:Why|Next)/ });
  const end = card.getByRole('button', { name: /^(?:Do it|Take it out)$/ });
  await expect.element(next.or(end)).toBeVisible();
  while (isShown(next)) await click(next);
  await click(end);
  await expectHidden(card);
}
