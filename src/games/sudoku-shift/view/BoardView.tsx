/** Sudoku Shift's board view: the board with the handles that slide its rows, and the keypad. */
import { useMemo } from 'react';
import { useBoardKeys } from '../../../ui/useBoardKeys.ts';
import { useHandler } from '../../../ui/useHandler.ts';
import type { BoardViewProps } from '../../contract/view.ts';
import { apply } from '../rules/rules.ts';
import { givenAt, isPinned } from '../rules/standing.ts';
import type { Board, Focus, Move, State } from '../rules/types.ts';
import { clashesOn, clashWords, facesOf, movedWords, usedUp } from './faces.ts';
import { Grid } from './Grid.tsx';
import { hintMarks } from './hintMarks.ts';
import { Keypad } from './Keypad.tsx';
import { takeKey } from './keys.ts';
import { useCursor } from './useCursor.ts';
import { useSlide } from './useSlide.ts';
import { useWriting } from './useWriting.ts';

type Props = BoardViewProps<Board, State, Move, Focus>;

export function BoardView(props: Props) {
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
  const { pencil, setPencil, write, clear } = writing;
  const slide = useSlide(board, onMove, announce, cursor.keepFocus, clashesOf);
  const slideSelected = (by: number) => selection && slide(selection.row, by);
  const used = useMemo(() => usedUp(board, state), [board, state]);

  useBoardKeys({
    keys: props.keys,
    locked,
    isOwn: cursor.isOwn,
    onKey: (event) =>
      takeKey(event, board.size, {
        onSlide: selection && slideSelected,
        onDigit: (digit, shifted) => write(digit, pencil || shifted),
        onClear: clear,
        onPencil() {
          setPencil(!pencil);
          announce(pencil ? 'Pencil off.' : 'Pencil on.');
        },
        onOther: cursor.step,
      }),
  });

  return props.children({
    board: (
      <>
        <Grid
          board={board}
          state={state}
          won={status === 'won'}
          locked={locked}
          marks={marks}
          cursor={cursor}
          faceOf={facesOf({ board, state, selection, clashes, marks })}
          onSlide={slide}
        />
        <p className="ss-moved">{movedWords(board, state, status)}</p>
      </>
    ),
    controls: (
      <Keypad
        size={board.size}
        locked={locked}
        pencil={pencil}
        canSlide={selection !== null && !isPinned(board, selection.row)}
        canWrite={selection !== null && givenAt(board, selection.row, selection.cell) === 0}
        used={used}
        onDigit={(digit) => write(digit, pencil)}
        onPencil={() => setPencil(!pencil)}
        onClear={clear}
        onSlide={slideSelected}
      />
    ),
  });
}
