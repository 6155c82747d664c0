/** Combines the input and messages of a Sudoku Shift board: the cursor, writing, sliding, keys. */
import { useMemo } from 'react';
import { useBoardKeys } from '../../../ui/useBoardKeys.ts';
import { useHandler } from '../../../ui/useHandler.ts';
import type { BoardViewProps } from '../../contract/view.ts';
import { apply } from '../rules/rules.ts';
import type { Board, Focus, Move, State } from '../rules/types.ts';
import { clashesOn, clashWords } from './faces.ts';
import { hintMarks } from './hintMarks.ts';
import { takeKey } from './keys.ts';
import { useCursor } from './useCursor.ts';
import { useSlide } from './useSlide.ts';
import { useWriting } from './useWriting.ts';

export type Props = BoardViewProps<Board, State, Move, Focus>;

export type BoardInPlay = ReturnType<typeof useBoard>;

export function useBoard(props: Props) {
  const { board, state, status, locked, preferences, onMove, announce } = props;
  const marks = useMemo(() => hintMarks(props.hint), [props.hint]);
  const cursor = useCursor(state, status === 'playing', props);
  const { selection } = cursor;
  const clashes = useMemo(
    () => clashesOn(board, state, preferences.markConflicts),
    [board, state, preferences.markConflicts],
  );
  const clashesOf = useHandler((move: Move) => {
    const next = apply(board, state, move);
    if (!next.ok) return '';
    const after = clashesOn(board, next.value, preferences.markConflicts);
    return clashWords(board, clashes, after, move.type === 'fill' ? move : null);
  });
  const writing = useWriting({ board, state, selection, onMove, announce, clashes: clashesOf });
  const slide = useSlide(board, onMove, announce, cursor.keepFocus, clashesOf);
  const slideSelected = (by: number) => selection && slide(selection.row, by);

  useBoardKeys({
    keys: props.keys,
    locked,
    isOwn: cursor.isOwn,
    onKey: (event) =>
      takeKey(event, board.size, {
        onSlide: selection && slideSelected,
        onDigit: (digit, shifted) => writing.write(digit, writing.pencil || shifted),
        onClear: writing.clear,
        onPencil() {
          writing.togglePencil();
          announce(writing.pencil ? 'Pencil off.' : 'Pencil on.');
        },
        onOther: cursor.step,
      }),
  });

  return { board, state, locked, marks, cursor, clashes, writing, slide, slideSelected };
}
