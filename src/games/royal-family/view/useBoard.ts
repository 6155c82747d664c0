/**
 * Combines the input and messages of a Royal Family board: choosing, dragging, keys, and the
 * verdict on broken clues.
 */
import { useEffect, useMemo } from 'react';
import { useIsCard } from '../../../ui/Sheet.tsx';
import { useRefusal } from '../../../ui/useRefusal.ts';
import type { BoardViewProps } from '../../contract/view.ts';
import { printClue } from '../rules/clues/kinds.ts';
import { noteText } from '../rules/clues/notes.ts';
import { layoutOf } from '../rules/layout.ts';
import { plateOf } from '../rules/rules.ts';
import { treeOf } from '../rules/tree.ts';
import type { Board, Focus, Move, State } from '../rules/types.ts';
import { mentionsOf } from './mentions.ts';
import { useLook } from './useLook.ts';
import { useNameDrag } from './useNameDrag.ts';
import { useSelection } from './useSelection.ts';
import { useStops } from './useStops.ts';
import { useTaps } from './useTaps.ts';
import { useTreeKeys } from './useTreeKeys.ts';
import { useVerdict } from './useVerdict.ts';

export type Props = BoardViewProps<Board, State, Move, Focus>;

export type BoardInPlay = ReturnType<typeof useBoard>;

export function useBoard(props: Props) {
  const { board, state, preferences, keys, onMove, announce } = props;
  const isPlaying = props.status === 'playing';
  const locked = props.locked || !isPlaying;
  const tree = treeOf(board);
  const layout = useMemo(() => layoutOf(board), [board]);
  const stops = useStops(board.monarch);
  const { refusal, refuse, tell } = useRefusal(announce, state);
  const held = useSelection({ board, state, locked, onMove, announce: tell, onRefused: refuse });
  const verdict = useVerdict(board, state, preferences.markConflicts, announce);
  const isCard = useIsCard();
  const look = useLook(verdict.summary, state.ticked, !isCard && isPlaying);
  const closeList = () => look.setListOpen(false);

  /** Selects the next or the previous clue, and reads it out. */
  function onClueStep(step: 1 | -1): void {
    const index = look.onStep(step);
    const clue = index === null ? undefined : board.clues[index];
    if (index === null || !clue) return;
    const words = [`Clue ${index + 1}:`, printClue(clue, board), noteText(clue, board)];
    announce(words.join(' ').trim());
  }

  const drag = useNameDrag({
    surface: () => stops.tree.current?.surface() ?? null,
    onStart() {
      closeList();
      held.letGo();
    },
    onDrop(name, plate) {
      const from = plateOf(state, name);
      if (plate !== null && plate !== from) held.place(plate, name);
      else if (plate === null && from !== null) held.putBack(from);
    },
  });
  const taps = useTaps({ board, state, locked, held, stops, drag, closeList });
  const onTreeKey = useTreeKeys({ keys, locked, tree, layout, held, stops, drag, announce });

  const mentions = useMemo(
    () => mentionsOf(board, state, props.hint, isPlaying ? look.looked : null),
    [board, state, props.hint, isPlaying, look.looked],
  );
  // Pan a tree that is partly out of view to the hint's target, with as much of its evidence as
  // fits.
  const { hinted } = mentions;
  const sought = [...hinted.plates]
    .sort(([, a], [, b]) => Number(a === 'evidence') - Number(b === 'evidence'))
    .map(([plate]) => plate)
    .join(' ');
  useEffect(() => {
    if (sought !== '') stops.tree.current?.show(sought.split(' ').map(Number));
  }, [sought, stops.tree]);

  return {
    board,
    state,
    isPlaying,
    /** Whether the board accepts no moves. */
    locked,
    layout,
    /** The Tab stops of the tree and the tray, and functions that move the keyboard focus. */
    stops,
    refusal,
    held,
    verdict,
    look,
    onClueStep,
    /** Ticks a clue off, or removes its tick. */
    onTick: (clue: number) => onMove({ type: 'tick', clue }),
    drag,
    taps,
    onTreeKey,
    mentions,
  };
}
