/**
 * Saves a game: one save at a time, always of the newest state; at the end of the game its result,
 * once.
 */
import type { FinalMoves } from '../games/contract/game.ts';
import type { Json } from '../lib/json.ts';
import { endingOf, type Played, playedOf, resultOf } from './finished.ts';
import { makeSession } from './savedSession.ts';
import { hasActions, hasElapsed, isFinished, progressOf, type Session } from './session.ts';

export interface SavePorts {
  /**
   * Saves the unfinished game. The storage reports failures; play continues.
   * @param begun false while the player has only looked at the board.
   */
  save(session: Json, progress: number, begun: boolean): Promise<void>;
  /** Resolves once the last move is rendered; always resolves soon. */
  drawn(): Promise<void>;
  /** Stores the result, deletes the unfinished game, and returns the result now in storage. */
  finish(result: Json, ending: FinalMoves | null, played: Played): Promise<Json>;
}

export interface SaveQueue {
  /**
   * Saves the changes since the last save. Saves nothing while the board was not seen, and nothing
   * after the last move. Waits for the move to be rendered first, so that saving does not delay it.
   */
  save(): void;
  /**
   * Starts a save immediately instead of waiting until the save under way has ended: the page may
   * close before. Storage preserves the order of the two.
   */
  flush(): void;
  /** Treats the present state as saved, because another window saves this game now. */
  disown(): void;
  /**
   * Stores the result, once and immediately: the page may close before a save under way has ended.
   * Storage preserves the order of the two.
   */
  finish(): void;
}

/**
 * Makes the queue that saves a game.
 * @param session returns the newest session.
 * @param onKept receives the result in storage.
 */
export function makeSaveQueue(
  session: () => Session,
  ports: SavePorts,
  onKept: (result: Json) => void,
): SaveQueue {
  /**
   * Whether a save is waiting to start. It will include all moves made until it starts, so that
   * saves do not pile up when moves outpace a slow disk.
   */
  let queued = false;
  /**
   * The session that is in storage: a page on which nothing was played must not overwrite another
   * tab's game.
   */
  let saved = session();
  let saving: Promise<void> = Promise.resolve();
  /** Whether the next save must not wait for rendering. */
  let hurried = false;
  let stopWaiting: () => void = () => {};
  let handedOver = false;

  async function untilDrawn(): Promise<void> {
    if (hurried) return;
    const called = new Promise<void>((resolve) => {
      stopWaiting = resolve;
    });
    await Promise.race([called, ports.drawn()]);
  }

  async function saveInTurn(): Promise<void> {
    queued = false;
    hurried = false;
    await saveNewest();
  }

  async function saveNewest(): Promise<void> {
    const newest = session();
    // The save is skipped if another window plays the game by now and may have continued it.
    if (isFinished(newest) || newest === saved) return;
    saved = newest;
    // The storage reports its own failures; they must not stop later saves.
    await ports.save(makeSession(newest), progressOf(newest), hasActions(newest)).catch(() => {});
  }

  async function keepResult(): Promise<void> {
    const made = resultOf(session());
    const kept = ports.finish(made, endingOf(session()), playedOf(session()));
    onKept(await kept.catch(() => made));
  }

  return {
    save() {
      const newest = session();
      if (queued || newest === saved || !hasElapsed(newest) || isFinished(newest)) return;
      queued = true;
      saving = saving.then(untilDrawn).then(saveInTurn);
    },
    flush() {
      hurried = queued;
      stopWaiting();
      const newest = session();
      if (newest === saved || !hasElapsed(newest) || isFinished(newest)) return;
      saving = Promise.all([saving, saveNewest()]).then(() => {});
    },
    disown() {
      saved = session();
    },
    finish() {
      if (handedOver) return;
      handedOver = true;
      void keepResult();
    },
  };
}
