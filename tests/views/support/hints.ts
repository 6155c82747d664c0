import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { click, expectHidden, isShown } from './input.ts';

/** Walks through the steps of the open hint, and applies its move. */
export async function followHint(): Promise<void> {
  const card = page.getByRole('region', { name: 'Hint' });
  const next = card.getByRole('button', { name: 'Next' });
  const end = card.getByRole('button', { name: /^(?:Do it|Take it out)$/ });
  await expect.element(next.or(end)).toBeVisible();
  while (isShown(next)) await click(next);
  await click(end);
  await expectHidden(card);
}
