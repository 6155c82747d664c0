/** Crossnumber's board view: the grid, the current clue, the keypad, all clues, the calculator. */
import { type CSSProperties, useMemo } from 'react';
import { squareFaces } from './faces.ts';
import { Panel } from './Panel.tsx';
import { FinishedClues, PaperClues } from './PlainClues.tsx';
import { Squares } from './Squares.tsx';
import { type Props, useBoard } from './useBoard.ts';
import { spokenClue } from './words.ts';

export function BoardView(props: Props) {
  const play = useBoard(props);
  const { board, grid, state, isPlaying, clues, hinted, cursor } = play;
  // A solved board has no selection.
  const selection = isPlaying ? cursor.chosen : null;
  const faces = useMemo(
    () => squareFaces(board, state, selection, clues, hinted),
    [board, state, selection, clues, hinted],
  );

  return props.children({
    board: (
      <div className="cn-board" style={{ '--n': grid.size } as CSSProperties}>
        <Squares
          size={grid.size}
          faces={faces}
          won={props.status === 'won'}
          gridRef={cursor.gridRef}
          selectedRef={cursor.selectedRef}
          onPress={cursor.press}
          onReach={cursor.reach}
          onEnter={() => props.announce(spokenClue(board, cursor.entry.id))}
        />
        <PaperClues board={board} grid={grid} />
      </div>
    ),
    controls: <Panel play={play} />,
    ending: !play.isExample && <FinishedClues board={board} grid={grid} />,
  });
}
