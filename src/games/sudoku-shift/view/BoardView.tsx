/** Sudoku Shift's board view: the board with the handles that slide its rows, and the keypad. */
import { facesOf, movedWords } from './faces.ts';
import { Grid } from './Grid.tsx';
import { Keypad } from './Keypad.tsx';
import { type Props, useBoard } from './useBoard.ts';

export function BoardView(props: Props) {
  const { board, state, status, locked } = props;
  const play = useBoard(props);
  const { marks, cursor, clashes } = play;
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
          faceOf={facesOf({ board, state, selection: cursor.selection, clashes, marks })}
          onSlide={play.slide}
        />
        <p className="ss-moved">{movedWords(board, state, status)}</p>
      </>
    ),
    controls: <Keypad play={play} />,
  });
}
