/**
 * The tray beside the board, with slots for the eight pieces. A piece on the board keeps its slot.
 */
import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { type Press, usePress } from '../../../ui/usePress.ts';
import { PIECES } from '../rules/pieces.ts';
import type { State } from '../rules/types.ts';
import type { Spot } from './heldPiece.ts';
import type { HintRole } from './hinted.ts';
import { runFrom, useTurnMotion } from './motion.ts';
import { UNIT } from './outline.ts';
import { PieceShape, pieceOutline } from './PieceShape.tsx';
import { extentOf } from './turning.ts';
import { slotName } from './words.ts';

/** The width and height of a slot in cells; a piece four cells long can turn in it. */
const ROOM = 4;

export interface TrayProps {
  readonly state: State;
  readonly orientations: readonly number[];
  /** The piece that is selected, or null. */
  readonly held: number | null;
  /** The piece that is being dragged, or null. */
  readonly away: number | null;
  /** Each marked piece's role in the shown hint. */
  readonly hinted: ReadonlyMap<number, HintRole>;
  readonly locked: boolean;
  /** The piece whose slot the Tab key reaches (tabindex 0). */
  readonly tabStop: number;
  readonly tray: RefObject<HTMLDivElement | null>;
  onPress(event: PointerEvent<HTMLElement>, piece: number, spot: Spot): void;
  onTap(press: Press, piece: number): void;
  /** Called when a piece's slot receives focus. */
  onFocus(piece: number): void;
}

export function Tray(props: TrayProps) {
  return (
    <div ref={props.tray} role="toolbar" aria-label="Pieces" className="yd-tray no-print">
      {PIECES.map(({ name }, piece) => (
        <Slot key={name} {...props} piece={piece} />
      ))}
    </div>
  );
}

function Slot(props: TrayProps & { readonly piece: number }) {
  const { piece, state, held } = props;
  const orientation = props.orientations[piece] ?? 0;
  const { rows, cols } = extentOf(piece, orientation);
  const box = useRef<SVGSVGElement>(null);
  const motion = useRef<SVGGElement>(null);
  const isPlaced = state[piece] !== null;
  // A hint's mark on a placed piece is shown on the board, not in the tray.
  const hint = isPlaced ? null : (props.hinted.get(piece) ?? null);
  const wasPlaced = useRef(isPlaced);
  useTurnMotion(motion, orientation);
  const press = usePress((made) => props.onTap(made, piece));

  // Animates the piece into its slot when it returns from the board.
  useLayoutEffect(() => {
    if (wasPlaced.current && !isPlaced) runFrom(motion.current, 'scale(1.25)');
    wasPlaced.current = isPlaced;
  }, [isPlaced]);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    press.onPointerDown(event);
    if (isPlaced || !box.current) return;
    const { left, top, width, height } = box.current.getBoundingClientRect();
    props.onPress(event, piece, {
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
      aria-pressed={held === piece}
      disabled={props.locked}
      tabIndex={props.tabStop === piece ? 0 : -1}
      onPointerDown={onPointerDown}
      onClick={press.onClick}
      onFocus={() => props.onFocus(piece)}
      className={cx(
        'yd-slot',
        held === piece && 'yd-slot-held',
        hint && `yd-slot-hint yd-slot-${hint}`,
      )}
    >
      <svg ref={box} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" className="yd-slot-piece">
        <g transform={`translate(${x} ${y})`}>
          {isPlaced || props.away === piece ? (
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
