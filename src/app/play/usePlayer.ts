/** Makes the player for an opened puzzle and ties it to the page: storage, clock, visibility. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { askEngine } from '../../play/engine/client.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { makePlayer, type Player, type Snapshot } from '../../play/player.ts';
import { isFinished, isTouched } from '../../play/session.ts';
import { markers } from '../browserStorage.ts';
import { storage } from '../storage.ts';
import { setPlaying } from '../updates/playing.ts';

/** Asks once, after the first finished puzzle, that the browser keep our data under pressure. */
async function persistStorage(): Promise<void> {
  if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
}

function createPlayer({ entry, id, session, openedOn }: OpenPuzzle): Player {
  return makePlayer(
    session,
    {
      now: () => performance.now(),
      setTimer: (run, ms) => window.setTimeout(run, ms),
      clearTimer: (timer) => window.clearTimeout(timer),
      async save(saved, progress) {
        const opened = await storage();
        await opened.writeProgress({
          game: entry.id,
          id,
          openedOn,
          session: saved,
          progress,
          updatedAt: Date.now(),
        });
      },
      async finish(result) {
        const opened = await storage();
        const { standing } = await opened.finish({
          game: entry.id,
          id,
          result,
          openedOn,
          finishedAt: Date.now(),
          owner: null,
        });
        void persistStorage();
        return standing.result;
      },
      hint: (board, state) => askEngine({ kind: 'hint', game: entry.id, board, state }),
    },
    !document.hidden,
  );
}

export function usePlayer(open: OpenPuzzle): { player: Player; snapshot: Snapshot } {
  const [player] = useState(() => createPlayer(open));
  const snapshot = useSyncExternalStore(player.subscribe, player.getSnapshot);

  useEffect(() => {
    const onVisibility = () => player.setVisible(!document.hidden);
    document.addEventListener('visibilitychange', onVisibility);
    // Safari may drop a page without hiding it first.
    addEventListener('pagehide', onPageHide);
    function onPageHide() {
      player.setVisible(false);
    }
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('pagehide', onPageHide);
      player.setVisible(false);
      setPlaying(false);
    };
  }, [player]);

  const playing =
    open.result === null && isTouched(snapshot.session) && !isFinished(snapshot.session);
  useEffect(() => setPlaying(playing), [playing]);

  // The puzzle on the table is kept on this device whatever happens to its pack.
  const puzzle = useMemo(
    () => open.session.game.makePuzzle(open.session.puzzle),
    [open.session.game, open.session.puzzle],
  );
  useEffect(() => {
    markers.setCurrent(open.entry.id, open.id);
    void storage().then((opened) => opened.writePuzzle(open.entry.id, open.id, puzzle));
  }, [open, puzzle]);

  return { player, snapshot };
}
