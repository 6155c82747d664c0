/**
 * What a puzzle page needs only once it is being played: hints, the finished panel, dialogs. It
 * arrives while the player thinks about the first move, as one chunk.
 */
import { lazy } from 'react';
import { whenIdle } from '../device/whenIdle.ts';

const load = () => import('./laterParts.ts');

/** Begins to fetch the parts when the page has come to rest. */
export function fetchLater(): void {
  // A failure shows when a part is really needed, and then with a way to try again.
  whenIdle(() => void load().catch(() => {}));
}

export const AlmanacSlot = lazy(async () => ({ default: (await load()).AlmanacSlot }));
export const FinishedPanel = lazy(async () => ({ default: (await load()).FinishedPanel }));
export const HintCard = lazy(async () => ({ default: (await load()).HintCard }));
export const PlayMoreDialog = lazy(async () => ({ default: (await load()).PlayMoreDialog }));
export const PlayMenuDialogs = lazy(async () => ({ default: (await load()).PlayMenuDialogs }));
