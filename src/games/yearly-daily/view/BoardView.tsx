/** Yearly Daily's board view: the wooden calendar, and the tray with the pieces. */

import { Calendar } from './Calendar.tsx';
import { FlyingPiece } from './FlyingPiece.tsx';
import { PaperPieces } from './PaperPieces.tsx';
import { Tools } from './Tools.tsx';
import { Tray } from './Tray.tsx';
import { type Props, useBoard } from './useBoard.ts';

export function BoardView(props: Props) {
  const { board, state, status } = props;
  const play = useBoard(props);
  const { held, stops, flight, pointing } = play;
  const { hand } = held;
  const { drag, flying } = flight;

  return props.children({
    board: (
      <>
        {board.words && <p className="yd-words">{board.words}</p>}
        <Calendar play={play} won={status === 'won'} engine={props.engine} />
        {status === 'playing' && <PaperPieces />}
      </>
    ),
    controls: (
      <div className="yd-controls">
        <Tray
          state={state}
          orientations={held.orientations}
          held={hand?.piece ?? null}
          away={flying?.piece ?? null}
          hinted={play.hinted.pieces}
          locked={play.locked}
          tabStop={stops.slot.drawn}
          tray={stops.tray}
          onPress={drag.begin}
          onTap={pointing.onSlot}
          onFocus={stops.slot.follow}
        />
        <Tools
          disabled={hand === null}
          onTurn={() => held.turn(1)}
          onFlip={() => held.flip()}
          onPutBack={() => hand && held.putBack(hand.piece)}
        />
        {flying && (
          <FlyingPiece
            key={flying.piece}
            piece={flying.piece}
            orientation={held.orientations[flying.piece] ?? 0}
            cell={flying.cell}
            flying={flight.element}
            origin={drag.origin}
            onDrawn={drag.refresh}
            home={play.root.current?.closest('dialog') ?? document.body}
          />
        )}
      </div>
    ),
  });
}
