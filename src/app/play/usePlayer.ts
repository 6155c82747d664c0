/** Makes the player for an opened puzzle and connects it to storage, clock and visibility. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isSame } from '../../lib/json.ts';
import { questionsOf } from '../../play/engine/ask.ts';
import { hashOf } from '../../play/hash.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { makePlayer, type Player, type Snapshot } from '../../play/player.ts';
import { isFinished, isTouched, type Session } from '../../play/session.ts';
import type { Listing } from '../../published/listing.ts';
import { listingsIn } from '../../published/listings.ts';
import { PUBLISHED, puzzleKey } from '../../storage/keys.ts';
import { leaveUnsaved } from '../../storage/leaveUnsaved.ts';
import type { Account, ResilientStorage } from '../../storage/port.ts';
import { counterOf, isAhead, isBegun, logLength, type Standing } from '../../storage/rows.ts';
import { nextFrame } from '../../ui/nextFrame.ts';
import { localStore, markers } from '../device/browserStorage.ts';
import { isStorageThere, storage, whenOpen } from '../device/storage.ts';
import { setPlaying } from '../updates/playing.ts';
import { useInView } from './useInView.ts';

interface OwnedPlayer {
  readonly player: Player;
  /** The newest save that this page made or was opened from; null if there is none. */
  saved(): Standing | null;
  /**
   * Whether the game may belong to the account. A game without an owner is adopted by the first
   * account that signs in, and by no other.
   */
  admits(account: Account | null): boolean;
}

function createPlayer({
  definition,
  id,
  session,
  openedOn,
  saved: openedFrom,
  owner: openedBy,
}: OpenPuzzle): OwnedPlayer {
  let saved = openedFrom;
  // A restart after an unreadable save must count as newer than that save.
  const before = saved === null ? 0 : Math.max(0, counterOf(saved) - session.log.length);
  let owner = openedBy;
  const player = makePlayer(session, {
    now: () => performance.now(),
    setTimer: (run, ms) => window.setTimeout(run, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
    drawn: nextFrame,
    async save(kept, progress, begun) {
      // Capture the owner now: another account may have signed in once storage is open.
      const asked = owner;
      const row = {
        game: definition.id,
        id,
        openedOn,
        session: kept,
        progress,
        updatedAt: Date.now(),
        counter: before + logLength(kept),
        ...(!begun && { looked: true as const }),
      };
      saved = row;
      if (!isStorageThere()) leaveUnsaved(localStore, { kind: 'progress', row, owner: asked });
      // `leaveUnsaved` is replayed when storage opens, or on the next page.
      const opened = await storage().catch(() => null);
      await opened?.writeProgress(row, asked);
    },
    async finish(result, ending, played) {
      const asked = owner;
      const row = {
        game: definition.id,
        id,
        result,
        openedOn,
        finishedAt: Date.now(),
        ...played,
        ...(ending === null ? {} : { ending }),
      };
      if (!isStorageThere()) leaveUnsaved(localStore, { kind: 'result', row, owner: asked });
      const opened = await storage().catch(() => null);
      return opened ? (await opened.finish(row, asked)).standing.result : result;
    },
    ...questionsOf(definition.id),
  });
  return {
    player,
    saved: () => saved,
    admits(account) {
      if (owner !== null && account?.uid !== owner) return false;
      owner = account?.uid ?? null;
      return true;
    },
  };
}

/** Compares storage with this page's last save: changes by another window, account or the desk. */
async function newsOf(
  { definition, id, result }: OpenPuzzle,
  session: Session,
  saved: () => Standing | null,
  opened: ResilientStorage,
  admits: (account: Account | null) => boolean,
): Promise<'finished' | 'played on' | 'not ours' | 'changed' | null> {
  const { game, puzzle } = session;
  const [published, cached, row, kept, account] = await Promise.all([
    opened.getMeta(PUBLISHED),
    opened.readPuzzle(definition.id, id),
    opened.readProgress(definition.id, id),
    opened.readResult(definition.id, id),
    opened.readAccount(),
  ]);
  // The owner has signed out: nothing may be saved or shown any more. A failed database, which
  // knows no account, proves nothing.
  if (opened.durability() === 'kept' && !admits(account)) return 'not ours';
  if (kept !== null && session.game.results.isComplete(kept.result)) return 'finished';
  const own = saved();
  if (row !== null && isBegun(row) && (own === null || isAhead(row, own))) return 'played on';
  if (result !== null || isTouched(session)) return null;
  // The desk has withheld or replaced the puzzle, or released the first version again.
  const hash = hashOf(game, puzzle);
  const listed = listingsIn(published)[puzzleKey(definition.id, id)] as
    | Partial<Listing>
    | undefined;
  const current = cached === null ? null : game.parsePuzzle(cached);
  const isOther =
    listed?.state === 'held' ||
    (current?.ok && hashOf(game, current.value) !== hash) ||
    (listed?.version === 1 && Number(listed.hashes?.indexOf?.(hash)) > 0);
  return isOther ? 'changed' : null;
}

/** Takes the game over from another window: a higher counter makes that window let go. */
export async function takeOver({ definition, id, owner }: OpenPuzzle): Promise<void> {
  const opened = await storage();
  const row = await opened.readProgress(definition.id, id);
  if (row === null) return;
  const newest = { ...row, updatedAt: Date.now(), counter: counterOf(row) + 1 };
  await opened.writeProgress(newest, owner);
}

/**
 * @param onStale called when the puzzle must be reopened: another window has finished it, or the
 *   desk has changed it.
 */
export function usePlayer(
  open: OpenPuzzle,
  onStale: () => void,
): { player: Player; snapshot: Snapshot } {
  const [{ player, saved, admits }] = useState(() => createPlayer(open));
  const snapshot = useSyncExternalStore(player.subscribe, player.getSnapshot);
  const stale = useRef(onStale);
  useEffect(() => {
    stale.current = onStale;
  });

  useInView(player);

  // Keep the open puzzle on this device, whatever happens to its pack.
  const puzzle = useMemo(
    () => open.session.game.makePuzzle(open.session.puzzle),
    [open.session.game, open.session.puzzle],
  );
  useEffect(() => {
    const { definition, id, cached } = open;
    markers.setCurrent(definition.id, id);
    if (isSame(puzzle, cached)) return;
    // Replace an outdated or unreadable copy; where there was none, do not overwrite a copy that
    // arrived meanwhile.
    const how = cached === null ? 'keepPuzzle' : 'writePuzzle';
    whenOpen((opened) => void opened[how](definition.id, id, puzzle));
  }, [open, puzzle]);

  // Two windows may show the same puzzle: the one that falls behind stops.
  useEffect(() => {
    let stop = () => {};
    let mounted = true;
    whenOpen((opened) => {
      if (!mounted) return;
      stop = opened.watch(
        () => newsOf(open, player.getSnapshot().session, saved, opened, admits),
        (news) => {
          const isOver = isFinished(player.getSnapshot().session);
          if (news === null || (isOver && news !== 'not ours')) return;
          player.abandon();
          if (news === 'finished' || news === 'changed') stale.current();
          // The page was rendered from prefetched rows; that account may have signed out before we
          // subscribed.
          if (news === 'not ours')
            import('../device/letGo.ts').then(
              ({ letGo }) => letGo(),
              () => stale.current(),
            );
        },
      );
    });
    return () => {
      mounted = false;
      stop();
    };
  }, [player, open, saved, admits]);

  const playing =
    open.result === null && isTouched(snapshot.session) && !isFinished(snapshot.session);
  useEffect(() => {
    setPlaying(playing);
    return () => setPlaying(false);
  }, [playing]);

  return { player, snapshot };
}
