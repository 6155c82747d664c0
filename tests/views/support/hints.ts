import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { click, expectHidden, isShown } from './input.ts';
import { snapshotNow } from './play.tsx';

/** Number of hints and checks that were charged on the first board. */
export const hintsPaid = (): number => snapshotNow().session.boards[0]!.hints;

/** Asks the open hint, which shows its place, for its first step. */
export const askWhy = () =>
  click(page.getByRole('region', { name: 'Hint' }).getByRole('button', { name: /^(Why|Which)/ }));

/**
 * Walks through the open hint, from the place to look at, and applies its move.
 * @param look called when a step is shown, and after the last one.
 */
export async function followHint(look: () => Promise<void> = async () => {}): Promise<void> {
  const card = page.getByRole('region', { name: 'Hint' });
  const next = card.getByRole('button', { name: /^(?:Why|Next)/ });
  const end = card.getByRole('button', { name: /^(?:Do it|Remove it)$/ });
  await expect.element(next.or(end)).toBeVisible();
  await look();
  while (isShown(next)) {
    await click(next);
    await look();
  }
  await click(end);
  await expectHidden(card);
  await look();
}
