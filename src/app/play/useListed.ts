/**
 * The desk's current notice about the open puzzle, which may be withdrawn during play. For an old
 * puzzle the device may hold only a short note; the full listing is fetched once the page is open.
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

/** @param begun whether the player has made progress. */
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
    // The fetch stores the listing, and the watch above re-reads it. Offline the note is used.
    import('../device/published.ts')
      .then(({ publishedWith }) => publishedWith(definition.id, id))
      .catch(() => {});
  }, [definition, id, isNoted, online]);
  return listing === null ? null : listedOf(session.game, session.puzzle, row, begun);
}
