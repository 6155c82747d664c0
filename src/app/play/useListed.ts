/**
 * What the desk says of the puzzle on the page, as it is now: a puzzle may be withdrawn while somebody has it
 * open. Of one of long ago this device may have but a note; a puzzle that was begun here opens without the rest,
 * which is asked for once it is there.
 */
import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';
import { type Listed, listedOf } from '../../play/listedWords.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { rowIn } from '../../published/listing.ts';
import { noteIn } from '../../published/past.ts';
import { PUBLISHED } from '../../storage/keys.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { onlineAtom } from '../device/online.ts';
import { useStored } from '../device/storage.ts';

/** @param begun whether the player has done anything there. */
export function useListed(open: OpenPuzzle, begun: boolean): Listed | null {
  const { definition, id, session, listing } = open;
  const online = useAtomValue(onlineAtom);
  const read = useCallback(
    async (opened: ResilientStorage) => rowIn(await opened.getMeta(PUBLISHED), definition.id, id),
    [definition, id],
  );
  const row = useStored<unknown>(read, listing);
  const isNoted = listing !== null && noteIn(row) !== null;
  useEffect(() => {
    if (!isNoted || !online) return;
    // It is kept, and read from there. Without an answer the note has to do.
    import('../device/published.ts')
      .then(({ publishedWith }) => publishedWith(definition.id, id))
      .catch(() => {});
  }, [definition, id, isNoted, online]);
  return listing === null ? null : listedOf(session.game, session.puzzle, row, begun);
}
