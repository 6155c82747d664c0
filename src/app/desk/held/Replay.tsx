/** The moves behind a result, which an editor replays step by step. */
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../../../desk/sentences.ts';
import { definitionOf } from '../../../games/definitions.ts';
import { button } from '../../../ui/button.ts';
import { figureOfMost } from '../../../ui/figures.ts';
import { useAsync } from '../../../ui/useAsync.ts';
import { ReplayedBoard } from '../../play/ReplayedBoard.tsx';
import { type LoadedPlay, type PlayedLog, playOf } from './playOf.ts';

interface ReplayProps extends PlayedLog {
  /** The result's rank: its time in ms, or its number of guesses. */
  readonly rank: number;
}

type Loaded =
  | { readonly kind: 'open'; readonly play: LoadedPlay }
  | { readonly kind: 'failed'; readonly message: string };

const failed = (message: string): Loaded => ({ kind: 'failed', message });

async function load(played: PlayedLog): Promise<Loaded> {
  const play = await playOf(played);
  return play.ok
    ? { kind: 'open', play: play.value }
    : failed(`These moves can’t be replayed. ${play.problem.message}`);
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
    () => load({ game, board, log }).catch((error: unknown) => failed(sentenceOf(error, 'read'))),
    [game, board, log],
  );
  const definition = definitionOf(game);
  if (loaded === undefined) return <p className="text-soft">Loading…</p>;
  if (loaded.kind === 'failed') {
    return (
      <p role="alert" className="text-bad">
        {loaded.message}
      </p>
    );
  }
  return (
    <div>
      <p className="mb-2 text-center text-sm text-soft">
        {`Result: ${figureOfMost(definition.measure, rank)}`}
      </p>
      <ReplayedBoard definition={definition} {...loaded.play} />
    </div>
  );
}
