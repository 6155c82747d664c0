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
    whenOpen((opened) => void opened.keepPuzzle(definition.id, id, copy, cached));
  }, [open, copy]);
}
