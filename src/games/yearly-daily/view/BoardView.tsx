/** Yearly Daily on the screen: the wooden calendar, and the tray with the pieces. */
import {
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { cx } from '../../../ui/cx.ts';
import { useRefusal } from '../../../ui/useRefusal.ts';
import type { BoardViewProps } from '../../view.ts';
import { isOnBoard, ROWS, SQUARES, squareAt } from '../calendar.ts';
import { coverOf } from '../rules.ts';
import type { Board, Focus, Move, Placement, State } from '../types.ts';
import { Drawing } from './Drawing.tsx';
import { FlyingPiece } from './FlyingPiece.tsx';
import { landingNear, landingOn, problemOf, squareUnder } from './landing.ts';
import { shake } from './motion.ts';
import { PaperPieces } from './PaperPieces.tsx';
import { SquareGrid } from './SquareGrid.tsx';
import { Tools } from './Tools.tsx';
import { Tray } from './Tray.tsx';
import { extentOf } from './turning.ts';
import { useBoardKeys } from './useBoardKeys.ts';
import { useHand } from './useHand.ts';
import { type Release, usePieceDrag } from './usePieceDrag.ts';
import { dateOf, squareNames } from './words.ts';

type Props = BoardViewProps<Board, State, Move, Focus>;

export function BoardView(props: Props) {
  const { board, state, status, focus, onMove, announce } = props;
  const locked = props.locked || status !== 'playing';
  const root = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const tray = useRef<HTMLDivElement>(null);
  const focusCell = useRef<HTMLDivElement>(null);
  const flyingRef = useRef<HTMLDivElement>(null);
  const release = useRef<Release | null>(null);
  /** Where the focus is to go once all is drawn. */
  const refocus = useRef<'grid' | 'tray' | null>(null);
  const [flying, setFlying] = useState<{ readonly piece: number; readonly cell: number } | null>(
    null,
  );
  const [landing, setLanding] = useState<Placement | null>(null);
  const [cursor, setCursor] = useState(SQUARES[12] ?? 0);
  const [tabStop, setTabStop] = useState(0);

  const { refusal, refuse } = useRefusal(announce);
  const held = useHand({
    board,
    state,
    locked,
    onMove,
    announce,
    onRefused(piece, why) {
      shake(root.current, piece);
      shake(tray.current, piece);
      refuse(why);
    },
  });
  const { hand } = held;
  const cover = useMemo(() => coverOf(state), [state]);
  const names = useMemo(() => squareNames(board, state), [board, state]);
  const hover = hand?.hover ?? null;
  const focused = hover && hand ? squareUnder(hand.piece, hover) : cursor;

  const drag = usePieceDrag({
    board: grid,
    flying: flyingRef,
    extentOf: (piece) => extentOf(piece, held.orientations[piece] ?? 0),
    onStart(piece, cell) {
      held.take(piece);
      setTabStop(piece);
      setFlying({ piece, cell });
    },
    onOver(piece, row, col) {
      const near = landingNear(board, state, piece, held.orientations[piece] ?? 0, row, col);
      setLanding((before) => (isSame(before, near) ? before : near));
      return near;
    },
    onLand(placement, from) {
      release.current = from;
      held.lay(from.piece, placement);
    },
    onMiss(piece, row, col, onBoard) {
      if (!onBoard && state[piece]) {
        held.putBack(piece);
        return false;
      }
      const orientation = held.orientations[piece] ?? 0;
      const place = { orientation, row: Math.round(row), col: Math.round(col) };
      if (onBoard) refuse(problemOf(board, state, piece, place) ?? 'It does not fit there.');
      held.letGo();
      return true;
    },
    onTurn: (quarters) => held.turn(quarters, true),
    onAbandon() {
      held.letGo();
      setFlying(null);
      setLanding(null);
    },
    onEnd() {
      setFlying(null);
      setLanding(null);
    },
  });

  // A piece that was turned while it flies may land elsewhere now.
  useLayoutEffect(() => drag.refresh());

  useEffect(() => {
    const target = refocus.current;
    refocus.current = null;
    if (target === 'grid') focusCell.current?.focus({ preventScroll: true });
    if (target === 'tray') {
      tray.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true });
    }
  });

  /** Column and row of an event on the board, in cells with fractions. */
  function placeOf(event: { clientX: number; clientY: number }): readonly [number, number] {
    const { left, top, width } = grid.current?.getBoundingClientRect() ?? new DOMRect();
    const cell = width / ROWS || 1;
    return [(event.clientX - left) / cell, (event.clientY - top) / cell];
  }

  function onPress(event: PointerEvent<HTMLElement>) {
    const [x, y] = placeOf(event);
    const piece = cover.get(squareAt(Math.floor(y), Math.floor(x)));
    const placement = piece === undefined ? null : state[piece];
    if (locked || piece === undefined || !placement) return;
    const { left, top, width } = grid.current?.getBoundingClientRect() ?? new DOMRect();
    const { rows, cols } = extentOf(piece, placement.orientation);
    const cell = width / ROWS;
    drag.begin(event, piece, {
      x: left + (placement.col + cols / 2) * cell,
      y: top + (placement.row + rows / 2) * cell,
      cell,
    });
  }

  function onHover(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'mouse' || drag.isDragging()) return;
    const [x, y] = placeOf(event);
    const isCovered = cover.has(squareAt(Math.floor(y), Math.floor(x)));
    const near =
      hand && !hover && !isCovered
        ? landingOn(board, state, hand.piece, hand.orientation, x, y)
        : null;
    setLanding((before) => (isSame(before, near) ? before : near));
  }

  function onTap(event: MouseEvent<HTMLElement>) {
    if (drag.isEndOfDrag(event) || locked) return;
    setLanding(null);
    // Screen readers press a square without saying where on it.
    const square = (event.target as HTMLElement).dataset.square;
    if (event.detail === 0 && square !== undefined) tapSquare(Number(square));
    else held.tapBoard(...placeOf(event));
  }

  const tapSquare = (square: number) => held.tapBoard((square & 7) + 0.5, (square >> 3) + 0.5);

  function takeByKeys(piece: number) {
    setTabStop(piece);
    refocus.current = 'grid';
    held.take(piece, true);
  }

  function onSlot(event: MouseEvent, piece: number) {
    if (drag.isEndOfDrag(event)) return;
    setTabStop(piece);
    if (event.detail === 0) takeByKeys(piece);
    else if (hand?.piece === piece) held.turn(1);
    else held.take(piece);
  }

  /** The focus goes from a piece that has been laid to the next one in the tray. */
  function leaveBoard(piece: number) {
    const next = [...state.keys()].find((other) => other !== piece && !state[other]);
    setTabStop(next ?? piece);
    refocus.current = 'tray';
  }

  useBoardKeys({
    keys: props.keys,
    locked,
    holding: hand !== null,
    isDragging: drag.isDragging,
    grid,
    tray,
    onTrayStep([rows, cols]) {
      setTabStop((tabStop + rows * 4 + cols + state.length) % state.length);
      refocus.current = 'tray';
    },
    onCursorStep([rows, cols]) {
      const [row, col] = [(cursor >> 3) + rows, (cursor & 7) + cols];
      if (!isOnBoard(row, col)) return;
      setCursor(squareAt(row, col));
      refocus.current = 'grid';
    },
    onNudge(step) {
      refocus.current = 'grid';
      held.nudge(...step);
    },
    onEnter() {
      if (hand && hover) {
        if (held.lay(hand.piece, hover)) leaveBoard(hand.piece);
        return;
      }
      const below = cover.get(cursor);
      if (below !== undefined && below !== hand?.piece) takeByKeys(below);
      else tapSquare(cursor);
    },
    onTake: takeByKeys,
    onTurn() {
      if (hover) refocus.current = 'grid';
      held.turn(1, drag.isDragging());
    },
    onFlip() {
      if (hover) refocus.current = 'grid';
      held.flip(drag.isDragging());
    },
    onLetGo() {
      const dragged = drag.cancel();
      if (!dragged && hand && grid.current?.contains(document.activeElement)) {
        setTabStop(hand.piece);
        refocus.current = 'tray';
      }
      held.letGo();
      announce('Let go.');
    },
    onPutBack() {
      const piece = hand?.piece ?? cover.get(cursor);
      if (piece === undefined) return;
      if (hand) refocus.current = 'tray';
      setTabStop(piece);
      held.putBack(piece);
    },
  });

  const hintedPieces = new Set(focus.flatMap((one) => ('piece' in one ? [one.piece] : [])));
  const hintedSquares = focus.flatMap((one) => ('square' in one ? [one.square] : []));

  const calendar = (
    <div ref={root} className={cx('yd-board', status === 'won' && 'yd-won')}>
      <Drawing
        board={board}
        state={state}
        hand={hand}
        landing={landing}
        away={flying?.piece ?? null}
        hintedPieces={hintedPieces}
        hintedSquares={hintedSquares}
        release={release}
      />
      {refusal && (
        <p key={refusal.number} className="yd-refusal no-print" aria-hidden="true">
          {refusal.why}
        </p>
      )}
      <SquareGrid
        name={`Calendar, ${dateOf(board)} stays free`}
        names={names}
        cover={cover}
        cursor={focused}
        held={hand?.piece ?? null}
        grid={grid}
        focusCell={focusCell}
        onPress={onPress}
        onHover={onHover}
        onLeave={() => !drag.isDragging() && setLanding(null)}
        onTap={onTap}
        onFocus={setCursor}
      />
    </div>
  );

  const controls = (
    <div className="yd-controls">
      <Tray
        state={state}
        orientations={held.orientations}
        held={hand?.piece ?? null}
        away={flying?.piece ?? null}
        hinted={hintedPieces}
        locked={locked}
        tabStop={tabStop}
        tray={tray}
        onPress={drag.begin}
        onTap={onSlot}
        onFocus={setTabStop}
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
          flying={flyingRef}
          origin={drag.origin}
          onDrawn={drag.refresh}
          home={root.current?.closest('dialog') ?? document.body}
        />
      )}
    </div>
  );

  const onPaper = (
    <>
      {calendar}
      {status === 'playing' && <PaperPieces />}
    </>
  );

  return props.children({ board: onPaper, controls });
}

function isSame(a: Placement | null, b: Placement | null): boolean {
  return a === b || (a?.row === b?.row && a?.col === b?.col && a?.orientation === b?.orientation);
}
