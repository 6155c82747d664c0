/** Makes the player for an opened puzzle and ties it to the page: storage, clock, visibility. */
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { askEngine } from '../../play/engine/client.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { makePlayer, type Player, type Snapshot } from '../../play/player.ts';
import { isFinished, isTouched } from '../../play/session.ts';
import { leaveUnsaved } from '../../storage/early/leaveUnsaved.ts';
import type { Account, Storage } from '../../storage/port.ts';
import { localStore, markers } from '../device/browserStorage.ts';
import { isStorageThere, storage, whenOpen } from '../device/storage.ts';
import { setPlaying } from '../updates/playing.ts';

/** What a page that is drawn no more waits for at most, in ms. */
const LONGEST_FRAME_MS = 100;

/** Resolves in the task after the next frame. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_FRAME_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

interface TimedPlayer {
  readonly player: Player;
  /** Epoch ms of the newest save that this page has made or was opened from. */
  savedAt(): number;
}

function createPlayer({
  definition,
  id,
  session,
  openedOn,
  savedAt: openedAt,
}: OpenPuzzle): TimedPlayer {
  let savedAt = openedAt;
  const player = makePlayer(session, {
    now: () => performance.now(),
    setTimer: (run, ms) => window.setTimeout(run, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
    drawn: nextFrame,
    async save(saved, progress) {
      savedAt = Date.now();
      const row = {
        game: definition.id,
        id,
        openedOn,
        session: saved,
        progress,
        updatedAt: savedAt,
      };
      if (!isStorageThere()) leaveUnsaved(localStore, { kind: 'progress', row });
      // What was left comes into the database when storage does, or on the next page.
      const opened = await storage().catch(() => null);
      await opened?.writeProgress(row);
    },
    async finish(result, ending) {
      const row = {
        game: definition.id,
        id,
        result,
        openedOn,
        finishedAt: Date.now(),
        ...(ending === null ? {} : { ending }),
      };
      if (!isStorageThere()) leaveUnsaved(localStore, { kind: 'result', row });
      const opened = await storage().catch(() => null);
      return opened ? (await opened.finish(row)).standing.result : result;
    },
    hint: (board, state) => askEngine({ kind: 'hint', game: definition.id, board, state }),
    check: (board, state, place) =>
      askEngine({ kind: 'check', game: definition.id, board, state, place }),
  });
  return { player, savedAt: () => savedAt };
}

/** What another window has done with this puzzle since this one last saved. */
async function newsOf(
  { definition, id, session }: OpenPuzzle,
  savedAt: () => number,
  opened: Storage,
  isOurs: (account: Account | null) => boolean,
): Promise<'finished' | 'played on' | null> {
  const [row, kept, account] = await Promise.all([
    opened.readProgress(definition.id, id),
    opened.readResult(definition.id, id),
    opened.readAccount(),
  ]);
  // The game began as somebody's who has signed out since: nothing of it may be saved any more.
  if (!isOurs(account)) return 'played on';
  if (kept !== null && session.game.results.isComplete(kept.result)) return 'finished';
  return row !== null && row.updatedAt > savedAt() ? 'played on' : null;
}

/** Takes the game over from another window: its newest state counts, and it has to let go. */
export async function takeOver({ definition, id }: OpenPuzzle): Promise<void> {
  const opened = await storage();
  const row = await opened.readProgress(definition.id, id);
  if (row !== null) await opened.writeProgress({ ...row, updatedAt: Date.now() });
}

/** @param onFinished the same puzzle was finished in another window: it has to be opened anew. */
export function usePlayer(
  open: OpenPuzzle,
  onFinished: () => void,
): { player: Player; snapshot: Snapshot } {
  const [{ player, savedAt }] = useState(() => createPlayer(open));
  const snapshot = useSyncExternalStore(player.subscribe, player.getSnapshot);
  const finished = useRef(onFinished);
  useEffect(() => {
    finished.current = onFinished;
  });

  useEffect(() => {
    const onVisibility = () => player.setVisible(!document.hidden);
    // Safari may drop a page without hiding it first.
    const onPageHide = () => player.setVisible(false);
    player.setVisible(!document.hidden);
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('pageshow', onVisibility);
    addEventListener('pagehide', onPageHide);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pageshow', onVisibility);
      removeEventListener('pagehide', onPageHide);
      player.setVisible(false);
      setPlaying(false);
    };
  }, [player]);

  // Two windows may show the same puzzle: the one that falls behind lets go of it.
  useEffect(() => {
    if (open.result !== null) return;
    let stop = () => {};
    let mounted = true;
    whenOpen((opened) => {
      if (!mounted) return;
      let owner: string | null = null;
      const isOurs = (account: Account | null) => {
        // A database that has failed knows of nobody.
        if (opened.durability() !== 'kept') return true;
        if (owner !== null && account?.uid !== owner) return false;
        owner = account?.uid ?? null;
        return true;
      };
      stop = opened.watch(
        () => newsOf(open, savedAt, opened, isOurs),
        (news) => {
          if (news === null || isFinished(player.getSnapshot().session)) return;
          player.abandon();
          if (news === 'finished') finished.current();
        },
      );
    });
    return () => {
      mounted = false;
      stop();
    };
  }, [player, open, savedAt]);

  const playing =
    open.result === null && isTouched(snapshot.session) && !isFinished(snapshot.session);
  useEffect(() => setPlaying(playing), [playing]);

  // The puzzle on the table is kept on this device whatever happens to its pack.
  const puzzle = useMemo(
    () => open.session.game.makePuzzle(open.session.puzzle),
    [open.session.game, open.session.puzzle],
  );
  useEffect(() => {
    markers.setCurrent(open.definition.id, open.id);
    whenOpen((opened) => void opened.writePuzzle(open.definition.id, open.id, puzzle));
  }, [open, puzzle]);

  return { player, snapshot };
}
