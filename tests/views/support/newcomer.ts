import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { openApp } from './app.tsx';
import type { Screen } from './play.tsx';

export async function expectInView(...parts: readonly Locator[]): Promise<void> {
  for (const part of parts) await expect.element(part).toBeInViewport({ ratio: 1 });
}

/** Opens Geografind for the first time, and expects all of its small example in view. */
export async function expectFirstTryInView(screen: Screen): Promise<void> {
  await openApp('/geografind/399', { screen, newcomer: true });
  await expect.element(page.getByRole('heading', { name: 'Try a small one first' })).toBeVisible();
  const guesses = page.getByRole('list', { name: 'Guesses' });
  await expectInView(
    page.css('.gf-map'),
    page.getByRole('combobox', { name: 'Country' }),
    ...['Brazil', 'India'].map((name) => guesses.getByText(name, { exact: true })),
  );
}
