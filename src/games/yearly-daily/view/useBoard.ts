/** Combines the board's input: the selected piece, dragging, pointing and keys. */
import { useMemo, useRef } from 'react';
import { useRefusal } from '../../../ui/useRefusal.ts';
import type { BoardViewProps } from '../../contract/view.ts';
import { coverOf } from '../rules/rules.ts';
import type { Board, Focus, Move, State } from '../rules/types.ts';
import { hintedBy } from './hinted.ts';
import { shake } from './motion.ts';
import { useCalendarKeys } from './useCalendarKeys.ts';
import { useFlight } from './useFlight.ts';
import { useHand } from './useHand.ts';
import { usePointing } from './usePointing.ts';
import { useStops } from './useStops.ts';
import { squareNames } from './words.ts';

export type Props = BoardViewProps<Board, State, Move, Focus>;

export type BoardInPlay = ReturnType<typeof useBoard>;

export function useBoard(props: Props) {
  const { board, state, keys, onMove, announce } = props;
  const hinted = useMemo(() => hintedBy(state, props.hint), [state, props.hint]);
  const locked = props.locked || props.status !== 'playing';
  const root = useRef<HTMLDivElement>(null);
  const stops = useStops();
  const { grid, tray, slot } = stops;
  const { refusal, refuse, tell } = useRefusal(announce, state);

  function onRefused(piece: number, why: string): void {
    shake(root.current, piece);
    shake(tray.current, piece);
    refuse(why);
  }
  const held = useHand({ board, state, locked, onMove, announce: tell, onRefused });
  const cover = useMemo(() => coverOf(state), [state]);
  const names = useMemo(() => squareNames(board, state, hinted), [board, state, hinted]);
  const flight = useFlight({ board, state, held, grid, onLift: slot.set, onRefused: refuse });

  function takeByKeys(piece: number): void {
    slot.set(piece);
    stops.refocus('grid');
    held.take(piece, true);
  }
  const pointing = usePointing({
    board,
    state,
    locked,
    held,
    flight,
    cover,
    grid,
    takeByKeys,
    stops,
  });
  useCalendarKeys({ keys, locked, state, held, flight, stops, cover, takeByKeys, announce });

  return {
    board,
    state,
    /** Whether no piece can be moved. */
    locked,
    root,
    /** The square and the tray's slot that the Tab key reaches, and the focus, for the keys. */
    stops,
    held,
    flight,
    pointing,
    refusal,
    /** For each covered square, the piece on it. */
    cover,
    /** Each square's label for screen readers. */
    names,
    hinted,
  };
}
