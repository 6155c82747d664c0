/**
 * The tray beside the board, with slots for the eight pieces. A piece on the board keeps its slot.
 */
import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { usePress } from '../../../ui/usePress.ts';
import { PIECES } from '../rules/pieces.ts';
import { runFrom, useTurnMotion } from './motion.ts';
import { UNIT } from './outline.ts';
import { PieceShape, pieceOutline } from './PieceShape.tsx';
import { extentOf } from './turning.ts';
import type { BoardInPlay } from './useBoard.ts';
import { slotName } from './words.ts';

/** The width and height of a slot in cells; a piece four cells long can turn in it. */
const ROOM = 4;

export function Tray({ play }: { readonly play: BoardInPlay }) {
  return (
    <div ref={play.stops.tray} role="toolbar" aria-label="Pieces" className="yd-tray no-print">
      {PIECES.map(({ name }, piece) => (
        <Slot key={name} play={play} piece={piece} />
      ))}
    </div>
  );
}

function Slot({ play, piece }: { readonly play: BoardInPlay; readonly piece: number }) {
  const { state, stops, flight } = play;
  const isHeld = play.held.hand?.piece === piece;
  const orientation = play.held.orientations[piece] ?? 0;
  const { rows, cols } = extentOf(piece, orientation);
  const box = useRef<SVGSVGElement>(null);
  const motion = useRef<SVGGElement>(null);
  const isPlaced = state[piece] !== null;
  // A hint's mark on a placed piece is shown on the board, not in the tray.
  const hint = isPlaced ? null : (play.hinted.pieces.get(piece) ?? null);
  const wasPlaced = useRef(isPlaced);
  useTurnMotion(motion, orientation);
  const press = usePress((made) => play.pointing.onSlot(made, piece));

  // Animates the piece into its slot when it returns from the board.
  useLayoutEffect(() => {
    if (wasPlaced.current && !isPlaced) runFrom(motion.current, 'scale(1.25)');
    wasPlaced.current = isPlaced;
  }, [isPlaced]);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    press.onPointerDown(event);
    if (isPlaced || !box.current) return;
    const { left, top, width, height } = box.current.getBoundingClientRect();
    flight.begin(event, piece, {
      x: left + width / 2,
      y: top + height / 2,
      cell: width / ROOM,
    });
  }

  const size = ROOM * UNIT;
  const x = ((ROOM - cols) / 2) * UNIT;
  const y = ((ROOM - rows) / 2) * UNIT;
  return (
    <button
      type="button"
      aria-label={slotName(piece, state, hint)}
      data-hint={hint ?? undefined}
      aria-pressed={isHeld}
      disabled={play.locked}
      tabIndex={stops.slot.drawn === piece ? 0 : -1}
      onPointerDown={onPointerDown}
      onClick={press.onClick}
      onFocus={() => stops.slot.follow(piece)}
      className={cx('yd-slot', isHeld && 'yd-slot-held', hint && `yd-slot-hint yd-slot-${hint}`)}
    >
      <svg ref={box} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="yd-slot-piece">
        <g transform={`translate(${x} ${y})`}>
          {isPlaced || flight.flying?.piece === piece ? (
            <path d={pieceOutline(piece, orientation, 4)} className="yd-slot-empty" />
          ) : (
            <g ref={motion} data-piece={piece} className="yd-motion">
              <PieceShape piece={piece} orientation={orientation} />
            </g>
          )}
        </g>
      </svg>
    </button>
  );
}
