/** Tells a puzzle that is long in the making from one that opens at once. */
import { atom, getDefaultStore } from 'jotai';
import type { ComponentType } from 'react';
import type { OnProgress, Progress } from '../../games/contract/engine.ts';
import type { Baking, BakingPageProps } from './BakingPage.tsx';

export interface BakingWithPage<Data> extends Baking<Data> {
  readonly BakingPage: ComponentType<BakingPageProps<Data>>;
}

/** Time in ms for which the page before stays: most puzzles are made in less. */
const PATIENCE_MS = 250;

/**
 * Resolves to the data, or to `BakingWithPage` if the puzzle is still in the making after `PATIENCE_MS`.
 * @param load calls its argument when the device begins to make the puzzle, and with the progress.
 */
export function dataOrBaking<Data>(
  load: (onProgress: OnProgress) => Promise<Data>,
): Promise<Data | BakingWithPage<Data>> {
  const progress = atom<Progress>({ done: 0, of: null });
  return new Promise((resolve, reject) => {
    let begun = false;
    const data = load((now) => {
      getDefaultStore().set(progress, now);
      if (begun) return;
      begun = true;
      // Without its chunk the page before stays until the puzzle is made.
      const page = import('./BakingPage.tsx').catch(() => null);
      setTimeout(async () => {
        const { BakingPage } = (await page) ?? {};
        if (BakingPage) resolve({ data, progress, BakingPage });
      }, PATIENCE_MS);
    });
    data.then(resolve, reject);
  });
}
