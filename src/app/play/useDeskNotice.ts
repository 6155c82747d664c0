/**
 * The desk's current notice about the open puzzle, which may be withdrawn during play. For an old
 * puzzle the device may hold only a short note; the full listing is fetched once the page is open.
 */
import { useAtomValue } from 'jotai';
import { useCallback, useEffect } from 'react';
import { type DeskNotice, deskNoticeOf } from '../../play/deskNotice.ts';
import { rowIn } from '../../published/listing.ts';
import { noteIn } from '../../published/past.ts';
import { PUBLISHED } from '../../storage/keys.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { onlineAtom } from '../device/online.ts';
import { useStored } from '../device/storage.ts';
import { usePlay } from './playContext.ts';

/** @param begun whether the player has made progress in the puzzle. */
export function useDeskNotice(begun: boolean): DeskNotice | null {
  const { definition, id, session, listing } = usePlay().open;
  const online = useAtomValue(onlineAtom);
  const read = useCallback(
    async (opened: ResilientStorage) => rowIn(await opened.getMeta(PUBLISHED), definition.id, id),
    [definition, id],
  );
  const row = useStored<unknown>(read, listing);
  const isNoted = listing !== null && noteIn(row) !== null;
  useEffect(() => {
    if (!isNoted || !online) return;
    // Fetch the desk's full listing of the puzzle: it is stored, and the watch above reads it
    // again. Offline the short note is used.
    import('../device/published.ts')
      .then(({ publishedWith }) => publishedWith(definition.id, id))
      .catch(() => {});
  }, [definition, id, isNoted, online]);
  return listing === null ? null : deskNoticeOf(session.game, session.puzzle, row, begun);
}
