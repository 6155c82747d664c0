/** The steps of a play, for the picture that a player shares. */
import type { PlayStep } from '../games/contract/view.ts';
import { replay } from './replay.ts';
import { onTable, type Session } from './session.ts';

/** Null for a log that does not replay. */
export function stepsOf({
  game,
  puzzle,
  log,
}: Pick<Session, 'game' | 'puzzle' | 'log'>): readonly PlayStep[] | null {
  const steps: PlayStep[] = [];
  const end = replay(game, puzzle, log, (session) => {
    const { state, elapsed } = onTable(session);
    steps.push({ board: session.current, state, at: elapsed });
  });
  return end.ok ? steps : null;
}
