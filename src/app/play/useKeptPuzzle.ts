/** Keeps a copy of the open puzzle on this device, in case its pack changes or disappears. */
import { useEffect, useMemo } from 'react';
import { isSame } from '../../lib/json.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { markers } from '../device/browserStorage.ts';
import { whenOpen } from '../device/storage.ts';

export function useKeptPuzzle(open: OpenPuzzle): void {
  const { game, puzzle } = open.session;
  const copy = useMemo(() => game.makePuzzle(puzzle), [game, puzzle]);
  useEffect(() => {
    const { definition, id, cached } = open;
    markers.setCurrent(definition.id, id);
    if (isSame(copy, cached)) return;
    // Replace an outdated or unreadable copy of the puzzle; where there was none, do not overwrite
    // a copy that arrived meanwhile.
    const how = cached === null ? 'keepPuzzle' : 'writePuzzle';
    whenOpen((opened) => void opened[how](definition.id, id, copy));
  }, [open, copy]);
}
