/** Yearly Daily's board view: the wooden calendar, and the tray with the pieces. */

import { Suspense } from 'react';
import { optional } from '../../../ui/optional.ts';
import { whenIdle } from '../../../ui/whenIdle.ts';
import { Calendar } from './Calendar.tsx';
import { FlyingPiece } from './FlyingPiece.tsx';
import { PaperPieces } from './PaperPieces.tsx';
import { Tools } from './Tools.tsx';
import { Tray } from './Tray.tsx';
import { type Props, useBoard } from './useBoard.ts';

const Extra = optional(async () => {
  // The board comes first.
  await new Promise<void>(whenIdle);
  return (await import('./Extra.tsx')).Extra;
});

export function BoardView(props: Props) {
  const { board, puzzleId, status } = props;
  const play = useBoard(props);
  const { flying } = play.flight;
  return props.children({
    board: (
      <>
        {board.words && <p className="yd-words">{board.words}</p>}
        {puzzleId && (
          <div className="yd-extra">
            <Suspense>
              <Extra id={puzzleId} playing={!play.locked} engine={props.engine} />
            </Suspense>
          </div>
        )}
        <Calendar play={play} won={status === 'won'} engine={props.engine} />
        {status === 'playing' && <PaperPieces />}
      </>
    ),
    controls: (
      <div className="yd-controls">
        <Tray play={play} />
        <Tools held={play.held} />
        {flying && <FlyingPiece key={flying.piece} play={play} {...flying} />}
      </div>
    ),
  });
}
