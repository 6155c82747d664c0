/**
 * Makes the player (the state of the game being played) for an opened puzzle and connects it to
 * storage, clock and visibility.
 */
import { useEffect, useMemo } from 'react';
import { isSame } from '../../lib/json.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import type { Player } from '../../play/player.ts';
import { markers } from '../device/browserStorage.ts';
import { whenOpen } from '../device/storage.ts';
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

/** Keeps a copy of the open puzzle on this device, in case its pack changes or disappears. */
function useKeptPuzzle(open: OpenPuzzle): void {
  const { game, puzzle } = open.session;
  const copy = useMemo(() => game.makePuzzle(puzzle), [game, puzzle]);
  useEffect(() => {
    const { definition, id, cached } = open;
    markers.setCurrent(definition.id, id);
    if (isSame(copy, cached)) return;
    whenOpen((opened) => void opened.keepPuzzle(definition.id, id, copy, cached));
  }, [open, copy]);
}
