/**
 * State of an attempt at a finished puzzle: to find another solution, which alone is saved, or to
 * play on from a position of the play.
 */
import { useState } from 'react';
import type { FinalMoves, Game } from '../../games/contract/game.ts';
import type { WaysFound } from '../../games/contract/view.ts';
import type { Json } from '../../lib/json.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { makePlayer, type Player } from '../../play/player.ts';
import { type Session, startSession } from '../../play/session.ts';
import type { Storage } from '../../storage/port.ts';
import { storage } from '../device/storage.ts';
import { pastPuzzles } from './pastPuzzles.ts';

/** Outcome of an attempt at another solution. */
export interface Attempted extends WaysFound {
  readonly result: Json;
  readonly ending: FinalMoves;
  /** The solution was new among all puzzles that share their solutions. */
  readonly isNew: boolean;
}

async function countWays({ definition, session, views }: OpenPuzzle, opened: Storage) {
  const rows = await opened.readResults(definition.id);
  const complete = rows.filter(({ result }) => definition.results.isComplete(result));
  return views.waysFound?.(session.puzzle, pastPuzzles(complete)) ?? { found: 0, of: 0 };
}

async function keepWay(open: OpenPuzzle, result: Json, ending: FinalMoves): Promise<Attempted> {
  const { definition, id } = open;
  const opened = await storage();
  const before = await countWays(open, opened);
  await opened.addWay(definition.id, id, ending);
  const after = await countWays(open, opened);
  return { ...after, isNew: after.found > before.found, result, ending };
}

const UNASKED = () => Promise.reject(new Error('An attempt has no hints.'));

/**
 * An attempt has no hints, which would lead to the same solution again, and no time: `setVisible`
 * is never called.
 * @param from the position to play on from, where nothing is saved; null at the start.
 * @param onEnd receives the attempt's outcome; null when it is unknown.
 */
function createPlayer(
  open: OpenPuzzle,
  from: Session | null,
  onEnd: (attempted: Attempted | null) => void,
): Player {
  const game: Game = { ...open.session.game, hintCost: null };
  const start = from ? { ...from, game, log: [] } : startSession(game, open.session.puzzle);
  const player = makePlayer(start, {
    now: () => 0,
    setTimer: () => 0,
    clearTimer() {},
    drawn: () => Promise.resolve(),
    save: () => Promise.resolve(),
    async finish(result, ending) {
      if (!from) onEnd(ending && (await keepWay(open, result, ending).catch(() => null)));
      return result;
    },
    hint: UNASKED,
    check: UNASKED,
    ways: UNASKED,
  });
  return { ...player, hint: () => Promise.resolve() };
}

export function useAttempt(
  open: OpenPuzzle,
  from: Session | null,
  onEnd: (attempted: Attempted | null) => void,
): Player {
  const [player] = useState(() => createPlayer(open, from, onEnd));
  return player;
}
