/** Keeping a game: one save at a time, and always the newest state; at its end the result, once. */
import type { FinalMoves } from '../games/contract/game.ts';
import type { Json } from '../lib/json.ts';
import { endingOf, type Played, playedOf, resultOf } from './finished.ts';
import { makeSession } from './savedSession.ts';
import { isFinished, isSeen, isTouched, progressOf, type Session } from './session.ts';

export interface SavePorts {
  /**
   * Keeps the unfinished game. Its failure is the storage's to report; play goes on.
   *
   * @param begun false while the player has only looked.
   */
  save(session: Json, progress: number, begun: boolean): Promise<void>;
  /** Resolves once what the last move has changed is on the screen; soon, whatever happens. */
  drawn(): Promise<void>;
  /** Keeps the result, drops the unfinished game, and returns the result that now stands. */
  finish(result: Json, ending: FinalMoves | null, played: Played): Promise<Json>;
}

export interface SaveQueue {
  /**
   * Saves what has changed since the last time; nothing before the first look and after the last move.
   * It waits for the move to be drawn: the player does, too, and the save can begin right after.
   */
  save(): void;
  /** The same at once, behind what is being saved: the page may not live to see that end. */
  flush(): void;
  /** Another window keeps this game now: what is here counts as saved. */
  disown(): void;
  /**
   * Only the first time. At once: storage keeps the order in which it is asked, and the page may go
   * before a save that is under way has ended.
   */
  finish(): void;
}

/**
 * @param session the newest one, whenever it is asked for.
 * @param onKept told of the result that stands.
 */
export function makeSaveQueue(
  session: () => Session,
  ports: SavePorts,
  onKept: (result: Json) => void,
): SaveQueue {
  /** Moves come faster than a slow disk: a save that waits takes them all. */
  let queued = false;
  /** What storage holds already: a page that only looks must not write over another tab's game. */
  let saved = session();
  let saving: Promise<void> = Promise.resolve();
  /** A save that begins now is not to wait. */
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
    // Disowned meanwhile: it is another window's game now, and may have gone on there.
    if (isFinished(newest) || newest === saved) return;
    saved = newest;
    // What storage cannot keep it reports itself; a failure here must not end the saving.
    await ports.save(makeSession(newest), progressOf(newest), isTouched(newest)).catch(() => {});
  }

  async function keepResult(): Promise<void> {
    const made = resultOf(session());
    const kept = ports.finish(made, endingOf(session()), playedOf(session()));
    onKept(await kept.catch(() => made));
  }

  return {
    save() {
      const newest = session();
      if (queued || newest === saved || !isSeen(newest) || isFinished(newest)) return;
      queued = true;
      saving = saving.then(untilDrawn).then(saveInTurn);
    },
    flush() {
      hurried = queued;
      stopWaiting();
      const newest = session();
      if (newest === saved || !isSeen(newest) || isFinished(newest)) return;
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
