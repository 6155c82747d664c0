/** Loads a player's moves for an editor who replays them step by step. */
import { sentenceOf } from '../../../desk/sentences.ts';
import { definitionOf } from '../../../games/definitions.ts';
import { figureOfMost } from '../../../ui/figures.ts';
import { useAsync } from '../../../ui/useAsync.ts';
import { type LoadedPlay, type PlayedLog, playOf } from './playOf.ts';
import { ReplayedBoard } from './ReplayedBoard.tsx';

export interface ReplayProps extends PlayedLog {
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

export function Replay({ game, board, log, rank }: ReplayProps) {
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
