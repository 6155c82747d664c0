/** The state of a game that is saved on this device, for as long as the page shows it. */
import { useState } from 'react';
import { civilDateOf } from '../../daily/date.ts';
import { questionsOf } from '../../play/engine/ask.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { makePlayer, type Player } from '../../play/player.ts';
import { hasActions, isFinished } from '../../play/session.ts';
import type { Saved } from '../../sittings/save.ts';
import { leaveUnsaved, makeLogKey, type Unsaved } from '../../storage/leaveUnsaved.ts';
import { logLength } from '../../storage/rows.ts';
import { nextFrame } from '../../ui/nextFrame.ts';
import { localStore } from '../device/browserStorage.ts';
import { PLAYER } from '../device/player.ts';
import { isStorageThere, storage } from '../device/storage.ts';
import { useSnapshotOf } from './playContext.ts';
import { useBlockUpdates } from './useBlockUpdates.ts';
import { useInView } from './useInView.ts';

const logKey = makeLogKey(PLAYER);

const leave = (entry: Unsaved): void => leaveUnsaved(localStore, entry, logKey);

export interface SavingPlayer {
  readonly player: Player;
  /** The newest save that this page made or was opened from; null if there is none. */
  saved(): Saved | null;
}

function createPlayer({
  definition,
  id,
  session,
  openedOn,
  saved: openedFrom,
}: OpenPuzzle): SavingPlayer {
  let saved = openedFrom;
  // A game begun anew after an unreadable save must count as newer than that save.
  const before = saved === null ? 0 : Math.max(0, saved.counter - session.log.length);
  const player = makePlayer(session, {
    now: () => performance.now(),
    setTimer: (run, ms) => window.setTimeout(run, ms),
    clearTimer: (timer) => window.clearTimeout(timer),
    drawn: nextFrame,
    async save(kept, progress, begun) {
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
      if (!isStorageThere()) leave({ kind: 'progress', row });
      // Without storage the save is left in localStorage (`leaveUnsaved`): it is replayed when
      // storage opens, or on the next page.
      const opened = await storage().catch(() => null);
      await opened?.writeProgress(row);
    },
    async finish(result, ending, played) {
      const now = new Date();
      const row = {
        game: definition.id,
        id,
        result,
        openedOn,
        finishedAt: now.getTime(),
        finishedOn: civilDateOf(now),
        ...played,
        ...(ending === null ? {} : { ending }),
      };
      if (!isStorageThere()) leave({ kind: 'result', row });
      const opened = await storage().catch(() => null);
      return opened ? (await opened.finish(row)).standing.result : result;
    },
    ...questionsOf(definition.id),
  });
  return {
    player,
    saved: () => saved,
  };
}

export function useSavingPlayer(open: OpenPuzzle): SavingPlayer {
  const [saving] = useState(() => createPlayer(open));
  const { player } = saving;
  useInView(player);
  useBlockUpdates(
    useSnapshotOf(
      player,
      ({ session }) => open.result === null && hasActions(session) && !isFinished(session),
    ),
  );
  return saving;
}
