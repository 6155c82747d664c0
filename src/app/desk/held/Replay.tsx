/** How a result came about, to be gone through step by step. */
import { useEffect, useState } from 'react';
import { sentenceOf } from '../../../desk/sentences.ts';
import { definitionOf } from '../../../games/definitions.ts';
import { figureOfMost } from '../../../ui/figures.ts';
import { type LoadedPlay, type PlayedLog, playOf } from './playOf.ts';
import { ReplayedBoard } from './ReplayedBoard.tsx';

export interface ReplayProps extends PlayedLog {
  /** The result's figure, by which it is ordered. */
  readonly rank: number;
}

type Loaded =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly play: LoadedPlay }
  | { readonly kind: 'failed'; readonly message: string };

export function Replay({ game, board, log, rank }: ReplayProps) {
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'opening' });
  useEffect(() => {
    let wanted = true;
    playOf({ game, board, log })
      .then(
        (play): Loaded =>
          play.ok
            ? { kind: 'open', play: play.value }
            : { kind: 'failed', message: `It cannot be played back. ${play.problem.message}` },
      )
      .catch((error: unknown): Loaded => ({ kind: 'failed', message: sentenceOf(error, 'read') }))
      .then((now) => wanted && setLoaded(now));
    return () => {
      wanted = false;
    };
  }, [game, board, log]);
  const definition = definitionOf(game);
  if (loaded.kind === 'failed') {
    return (
      <p role="alert" className="text-bad">
        {loaded.message}
      </p>
    );
  }
  if (loaded.kind === 'opening') return <p className="text-soft">Opening.</p>;
  return (
    <div>
      <p className="mb-2 text-center text-sm text-soft">
        {`The result: ${figureOfMost(definition.measure, rank)}`}
      </p>
      <ReplayedBoard definition={definition} {...loaded.play} />
    </div>
  );
}
