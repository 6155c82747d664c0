/** The family tree with its plates, the dragged name, and the lists printed below. */
import { type ReactNode, useRef } from 'react';
import { FlyingName } from './FlyingName.tsx';
import { PaperLists } from './PaperLists.tsx';
import { Plates } from './Plates.tsx';
import { TreeView } from './TreeView.tsx';
import type { BoardInPlay } from './useBoard.ts';

export interface RoomProps {
  readonly play: BoardInPlay;
  /** The tray of names, on screens where it belongs beside the tree. */
  readonly names: ReactNode;
}

export function Room({ play, names }: RoomProps) {
  const { board, drag } = play;
  const root = useRef<HTMLDivElement>(null);
  const flyingName = drag.flying === null ? undefined : board.names[drag.flying];
  return (
    <div ref={root} className="rf-board">
      <TreeView play={play}>{(zoomedIn) => <Plates play={play} zoomedIn={zoomedIn} />}</TreeView>
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
