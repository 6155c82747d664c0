/** Makes the player for an opened puzzle and ties it to the page: storage, clock, visibility. */
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
  /** The newest save that this page has made or was opened from; null while there is none. */
  saved(): Standing | null;
  /**
   * Whether it may be that account's. Nobody's becomes that of the first who signs in, and then
   * nobody else's.
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
  // A fresh start in the place of a save that could not be read is ahead of it.
  const before = saved === null ? 0 : Math.max(0, counterOf(saved) - session.log.length);
  let owner = openedBy;
  const player = makePlayer(session, {
    now: () => performance.now(),
    setTimer: (run, ms) => window.setTimeout(run, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
    drawn: nextFrame,
    async save(kept, progress, begun) {
      // By the time storage is there the device may be another's.
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
      // What was left comes into the database when storage does, or on the next page.
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

/** What another window has done with this puzzle since this one last saved. */
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
  // It is somebody's who has signed out since: nothing of it may be saved or shown any more. But a
  // database that has failed knows of nobody.
  if (opened.durability() === 'kept' && !admits(account)) return 'not ours';
  if (kept !== null && session.game.results.isComplete(kept.result)) return 'finished';
  const own = saved();
  if (row !== null && isBegun(row) && (own === null || isAhead(row, own))) return 'played on';
  if (result !== null || isTouched(session)) return null;
  // The desk holds it, has put another in its place, or gives the first one out again.
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

/** Takes the game over from another window: its newest state counts, and it has to let go. */
export async function takeOver({ definition, id, owner }: OpenPuzzle): Promise<void> {
  const opened = await storage();
  const row = await opened.readProgress(definition.id, id);
  if (row === null) return;
  const newest = { ...row, updatedAt: Date.now(), counter: counterOf(row) + 1 };
  await opened.writeProgress(newest, owner);
}

/**
 * @param onStale the puzzle has to be opened anew: it was finished in another window, or the desk has
 *   changed it.
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

  // The puzzle on the table is kept on this device whatever happens to its pack.
  const puzzle = useMemo(
    () => open.session.game.makePuzzle(open.session.puzzle),
    [open.session.game, open.session.puzzle],
  );
  useEffect(() => {
    const { definition, id, cached } = open;
    markers.setCurrent(definition.id, id);
    if (isSame(puzzle, cached)) return;
    // What was there is another version, or cannot be read; what was not may have come meanwhile.
    const how = cached === null ? 'keepPuzzle' : 'writePuzzle';
    whenOpen((opened) => void opened[how](definition.id, id, puzzle));
  }, [open, puzzle]);

  // Two windows may show the same puzzle: the one that falls behind lets go of it.
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
          // Who was drawn from rows read ahead may have gone before anybody watched the account.
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
