/**
 * What a puzzle page needs only once it is being played: hints, the finished panel, dialogs. It
 * arrives while the player thinks about the first move, as one chunk.
 */
import { lazy } from 'react';
import { whenIdle } from '../device/whenIdle.ts';
import type { Occasion } from './celebrate.ts';

const load = () => import('./laterParts.ts');

let rest = () => {};
/** The board is there. What every page has in it, but below the board or on paper, waits for that. */
const atRest = new Promise<void>((resolve) => {
  rest = resolve;
});

/** Begins to fetch the parts when the page has come to rest. */
export function fetchLater(): void {
  // A failure shows when a part is really needed, and then with a way to try again.
  whenIdle(() => {
    rest();
    load().then(
      (parts) => parts.watchLeaving(),
      () => {},
    );
  });
}

/** See celebrate.ts. A party that cannot be had is no failure. */
export async function celebrate(occasion: Occasion): Promise<void> {
  await load().then(
    (parts) => parts.celebrate(occasion),
    () => {},
  );
}

export const AlmanacSlot = lazy(async () => ({ default: (await atRest.then(load)).AlmanacSlot }));
export const AnotherWay = lazy(async () => ({ default: (await load()).AnotherWay }));
export const FinishedPanel = lazy(async () => ({ default: (await load()).FinishedPanel }));
export const HintCard = lazy(async () => ({ default: (await load()).HintCard }));
export const PaperSlot = lazy(async () => ({ default: (await atRest.then(load)).PaperSlot }));
export const PlayMoreDialog = lazy(async () => ({ default: (await load()).PlayMoreDialog }));
export const PlayMenuDialogs = lazy(async () => ({ default: (await load()).PlayMenuDialogs }));
