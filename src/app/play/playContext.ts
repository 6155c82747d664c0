/**
 * The game that a puzzle page shows, as React context. `PlayPage` provides it; an attempt at
 * another solution has one of its own.
 */
import { createContext, use, useSyncExternalStore } from 'react';
import type { Json } from '../../lib/json.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import type { Player, Snapshot } from '../../play/player.ts';

/** The context's values are stable while the page shows the game. */
export interface PlayContextValue {
  readonly open: OpenPuzzle;
  readonly player: Player;
  /** Says a short sentence to screen readers. */
  announce(text: string): void;
  /** The sentence that was said last; empty for none. */
  lastSaid(): string;
}

export const PlayContext = createContext<PlayContextValue | null>(null);

export function usePlay(): PlayContextValue {
  const play = use(PlayContext);
  if (play === null) throw new Error('There is no PlayContext around this component.');
  return play;
}

/**
 * A value from the snapshot of the game being played: the component re-renders when that value
 * changes, and for no other change.
 * @param pick returns a primitive or a part of the snapshot. A new object would re-render for ever.
 */
export function useSnapshotOf<T>(player: Player, pick: (snapshot: Snapshot) => T): T {
  return useSyncExternalStore(player.subscribe, () => pick(player.getSnapshot()));
}

/** `useSnapshotOf` for the player that the context provides. */
export function useSnapshot<T>(pick: (snapshot: Snapshot) => T): T {
  return useSnapshotOf(usePlay().player, pick);
}

/**
 * The puzzle's result: the result with which the page was opened, else the result of the game just
 * played; null until all boards are finished.
 */
export function useStanding(): Json | null {
  const { open, player } = usePlay();
  return useSnapshotOf(player, ({ result }) => open.result ?? result);
}
