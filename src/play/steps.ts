/** The steps of a played log, for the picture that a player shares. */
import type { Game, Puzzle } from '../games/contract/game.ts';
import type { PlayStep } from '../games/contract/view.ts';
import type { PlayRow } from '../storage/entities.ts';
import { hashOf } from './hash.ts';
import { replay } from './replay.ts';
import { onTable } from './session.ts';

/** Null for a play of another version of the puzzle, and for a log that does not replay. */
export function stepsOf(
  game: Game,
  puzzle: Puzzle,
  play: Pick<PlayRow, 'hash' | 'log'>,
): readonly PlayStep[] | null {
  if (play.hash !== hashOf(game, puzzle)) return null;
  const steps: PlayStep[] = [];
  const end = replay(game, puzzle, play.log, (session) => {
    const { state, elapsed } = onTable(session);
    steps.push({ board: session.current, state, at: elapsed });
  });
  return end.ok ? steps : null;
}
