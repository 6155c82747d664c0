/** The desk's current notice about the open puzzle, which may be withdrawn during play. */
import { useCallback } from 'react';
import { type DeskNotice, deskNoticeOf } from '../../play/deskNotice.ts';
import { rowIn } from '../../protocol/listings.ts';
import { PUBLISHED } from '../../storage/keys.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { useStored } from '../device/storage.ts';
import { usePlay } from './playContext.ts';

/** @param begun whether the player has made progress in the puzzle. */
export function useDeskNotice(begun: boolean): DeskNotice | null {
  const { definition, id, session, listing } = usePlay().open;
  const read = useCallback(
    async (opened: ResilientStorage) => rowIn(await opened.getMeta(PUBLISHED), definition.id, id),
    [definition, id],
  );
  const row = useStored<unknown>(read, listing);
  return listing === null ? null : deskNoticeOf(session.game, session.puzzle, row, begun);
}
