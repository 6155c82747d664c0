/**
 * Makes the player (the state of the game being played) for an opened puzzle and connects it to
 * storage, clock and visibility.
 */
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import type { Player } from '../../play/player.ts';
import { useKeptPuzzle } from './useKeptPuzzle.ts';
import { useOutsideChanges } from './useOutsideChanges.ts';
import { useSavingPlayer } from './useSavingPlayer.ts';
import { useTravel } from './useTravel.ts';

/**
 * @param onStale called when the puzzle must be reopened: another window has finished it, or the
 *   desk has changed it.
 */
export function usePlayer(open: OpenPuzzle, onStale: () => void): Player {
  const saving = useSavingPlayer(open);
  useKeptPuzzle(open);
  useOutsideChanges(open, saving, onStale);
  useTravel(saving.player);
  return saving.player;
}
