import type { MiniatureProps } from '../../contract/view.ts';
import type { Side } from '../rules/game.ts';

/** Hides the coin's side until the player has called. */
export function Miniature({ board, state }: MiniatureProps<Side, Side | null>) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="40" fill="var(--hue)" />
      {state !== null && board === 'heads' && <circle cx="50" cy="50" r="16" fill="var(--card)" />}
    </svg>
  );
}
