/** Stops a game that was changed outside of this page: by another window or the desk. */
import { useEffect, useEffectEvent } from 'react';
import { hashOf } from '../../play/hash.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { hasActions, isFinished } from '../../play/session.ts';
import type { Listing } from '../../protocol/listing.ts';
import { rowIn } from '../../protocol/listings.ts';
import { isAhead } from '../../sittings/save.ts';
import { PUBLISHED } from '../../storage/keys.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { isStarted } from '../../storage/rows.ts';
import { watchStored } from '../device/storage.ts';
import type { SavingPlayer } from './useSavingPlayer.ts';

/** Compares storage with this page's last save, to find changes by another window or the desk. */
async function newsOf(
  { definition, id, result }: OpenPuzzle,
  { player, saved }: SavingPlayer,
  opened: ResilientStorage,
): Promise<'finished' | 'played on' | 'came from elsewhere' | 'changed' | null> {
  const { session } = player.getSnapshot();
  const { game, puzzle } = session;
  const [published, cached, row, kept] = await Promise.all([
    opened.getMeta(PUBLISHED),
    opened.readPuzzle(definition.id, id),
    opened.readProgress(definition.id, id),
    opened.readResult(definition.id, id),
  ]);
  if (kept !== null && game.results.isComplete(kept.result)) return 'finished';
  const own = saved();
  if (row !== null && isStarted(row) && (own === null || isAhead(row, own))) {
    return row.elsewhere || row.isForked ? 'came from elsewhere' : 'played on';
  }
  if (result !== null || hasActions(session)) return null;
  // The desk has withheld or replaced the puzzle, or released the first version again.
  const hash = hashOf(game, puzzle);
  const listed = rowIn(published, definition.id, id) as Partial<Listing> | undefined;
  const current = cached === null ? null : game.parsePuzzle(cached);
  const isOther =
    listed?.state === 'held' ||
    (current?.ok && hashOf(game, current.value) !== hash) ||
    (listed?.version === 1 && Number(listed.hashes?.indexOf?.(hash)) > 0);
  return isOther ? 'changed' : null;
}

/** @param onStale called when the puzzle must be reopened. */
export function useOutsideChanges(
  open: OpenPuzzle,
  saving: SavingPlayer,
  onStale: () => void,
): void {
  const stale = useEffectEvent(onStale);
  useEffect(
    () =>
      watchStored(
        (opened) => newsOf(open, saving, opened),
        (news) => {
          const { player } = saving;
          const isOver = isFinished(player.getSnapshot().session);
          if (news === null || isOver) return;
          player.abandon(news === 'came from elsewhere' ? 'saves' : undefined);
          if (news !== 'played on') stale();
        },
      ),
    [open, saving],
  );
}
