/** The family tree with its plates, the dragged name, and the lists printed below. */
import { type ReactNode, useRef } from 'react';
import { FlyingName } from './FlyingName.tsx';
import { commonWidth } from './nameWidth.ts';
import { PaperLists } from './PaperLists.tsx';
import { Plates } from './Plates.tsx';
import { TreeView } from './TreeView.tsx';
import type { BoardInPlay } from './useBoard.ts';
import { useKeptHeight } from './useKeptHeight.ts';

export interface RoomProps {
  readonly play: BoardInPlay;
  /** The tray of names, on screens where it belongs beside the tree. */
  readonly names: ReactNode;
}

export function Room({ play, names }: RoomProps) {
  const { board, layout, drag, stops, refusal } = play;
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const kept = useKeptHeight(frame, play.state);
  const placed = `${play.state.placed.filter((name) => name !== null).length} of ${board.plates.length} placed`;
  const flyingName = drag.flying === null ? undefined : board.names[drag.flying];
  const notice = refusal ? (
    <p key={refusal.number} className="rf-notice no-print" aria-hidden="true">
      {refusal.why}
    </p>
  ) : null;
  return (
    <div ref={root} className="rf-board">
      <TreeView
        house={board.house}
        layout={layout}
        label={`Family tree of the House of ${board.house}. Arrow keys go to parents, children and whoever stands beside.`}
        nameWidth={commonWidth(board.names)}
        handle={stops.tree}
        onKeyDown={play.onTreeKey}
        notice={notice}
        placed={placed}
        kept={kept}
        frame={frame}
        over={!play.isPlaying}
      >
        {(zoomedIn) => <Plates play={play} zoomedIn={zoomedIn} />}
      </TreeView>
      {names}
      {play.isPlaying && <PaperLists board={board} />}
      {flyingName && (
        <FlyingName
          name={flyingName}
          slip={drag.slip}
          home={root.current?.closest('dialog') ?? document.body}
        />
      )}
    </div>
  );
}
