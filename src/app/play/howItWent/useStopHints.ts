/** The engine's hints for the positions of a play's stops. */
import { useEffect, useState } from 'react';
import type { Hint } from '../../../games/contract/engine.ts';
import type { GameId } from '../../../games/definitions.ts';
import { askEngine } from '../../../play/engine/ask.ts';
import type { Play } from '../../../play/moments.ts';
import { onTable, stateOf } from '../../../play/session.ts';
import type { Stop } from '../../../play/stops.ts';

/** By stop; a stop is missing until its answer has come, and null if the engine has none. */
export type StopHints = ReadonlyMap<Stop, Hint<unknown> | null>;

export function useStopHints(game: GameId, play: Play, stops: readonly Stop[]): StopHints {
  const [hints, setHints] = useState<StopHints>(new Map());
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    for (const stop of stops) {
      const session = play.at(stop.from);
      const board = session.puzzle.boards[session.current];
      const state = stateOf(onTable(session));
      void askEngine({ kind: 'hint', game, board, state }, signal)
        .then((hint) => (hint.ok ? hint.value : null))
        // Without its sentence a stop still shows its length and its board.
        .catch(() => null)
        .then((hint) => {
          if (!signal.aborted) setHints((before) => new Map(before).set(stop, hint));
        });
    }
    return () => controller.abort();
  }, [game, play, stops]);
  return hints;
}
