/** The moves behind a result, which an editor replays step by step. */
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../../../desk/sentences.ts';
import type { Game, Puzzle } from '../../../games/contract/game.ts';
import type { GameViews } from '../../../games/contract/view.ts';
import { definitionOf, type GameId } from '../../../games/definitions.ts';
import { loadRules } from '../../../games/loaders.ts';
import { loadViews } from '../../../games/viewLoaders.ts';
import { fail, ok, type Result } from '../../../lib/result.ts';
import { momentsOf, type Play } from '../../../play/moments.ts';
import { fetchPuzzle } from '../../../play/packs.ts';
import { button } from '../../../ui/button.ts';
import { figureOfMost } from '../../../ui/figures.ts';
import { useAsync } from '../../../ui/useAsync.ts';
import { ReplayedBoard } from '../../play/ReplayedBoard.tsx';
import { openDesk } from '../openDesk.ts';
import { puzzleOfBoard } from '../puzzleLink.tsx';

interface ReplayProps extends PlayedLog {
  /** The result's rank: its time in ms, or its number of guesses. */
  readonly rank: number;
}

interface MovesProps extends ReplayProps {
  /** The other buttons of the result. */
  readonly children: ReactNode;
}

/** The replay, shown on a press; a result without moves has its other buttons alone. */
export function Moves({ children, ...played }: MovesProps) {
  const [shown, setShown] = useState(false);
  return (
    <>
      {shown && (
        <div className="mt-3 border-t border-line pt-3">
          <Replay {...played} />
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {played.log !== '' && (
          <button type="button" className={button.secondary} onClick={() => setShown(!shown)}>
            {shown ? 'Hide the moves' : 'Show the moves'}
          </button>
        )}
        {children}
      </div>
    </>
  );
}

function Replay({ game, board, log, rank }: ReplayProps) {
  const loaded = useAsync(
    () => playOf({ game, board, log }).catch((error) => fail('unread', sentenceOf(error, 'read'))),
    [game, board, log],
  );
  const definition = definitionOf(game);
  if (loaded === undefined) return <p className="text-soft">Loading…</p>;
  if (!loaded.ok) {
    return (
      <p role="alert" className="text-bad">
        {loaded.problem.message}
      </p>
    );
  }
  return (
    <div>
      <p className="mb-2 text-center text-sm text-soft">
        {`Result: ${figureOfMost(definition.measure, rank)}`}
      </p>
      <ReplayedBoard definition={definition} {...loaded.value} />
    </div>
  );
}

interface PlayedLog {
  readonly game: GameId;
  /** Id of the leaderboard (`boardIdOf`), which names the puzzle's version. */
  readonly board: string;
  /** The player's moves as JSON (src/play/log.ts). */
  readonly log: string;
}

interface LoadedPlay {
  readonly play: Play;
  readonly views: GameViews;
}

/** Rejects with a `ServerError` when the puzzle's version cannot be read. */
async function playOf({ game: name, board, log }: PlayedLog): Promise<Result<LoadedPlay>> {
  const [{ game }, views] = await Promise.all([loadRules(name), loadViews(name)]);
  const puzzle = await readBoardPuzzle(game, name, board);
  const play = puzzle.ok ? momentsOf(game, puzzle.value, parsed(log)) : puzzle;
  if (play.ok) return ok({ play: play.value, views });
  return fail('unplayable', `These moves can’t be replayed. ${play.problem.message}`);
}

function parsed(log: string): unknown {
  try {
    return JSON.parse(log);
  } catch {
    // `momentsOf` reports what is not JSON as "not a list".
    return null;
  }
}

/** Rejects with a `ServerError` when the puzzle's version cannot be read. */
async function readBoardPuzzle(game: Game, name: GameId, board: string): Promise<Result<Puzzle>> {
  const { id, version } = puzzleOfBoard(board);
  if (version === 1) return fetchPuzzle(game, definitionOf(name).schedule, id);
  return game.parsePuzzle(await (await openDesk()).readVersion(name, id, version));
}
