/** The family tree with its plates, the dragged name, and the lists printed below. */
import { memo, type ReactNode, type RefObject, useRef } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../../ui/cx.ts';
import { printClue } from '../rules/clues/kinds.ts';
import { noteText } from '../rules/clues/notes.ts';
import type { Board, Name } from '../rules/types.ts';
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

/** The names and clues that are printed below the tree when a puzzle is printed. */
export const PaperLists = memo(function PaperLists({ board }: { readonly board: Board }) {
  const called = (sex: 'm' | 'f') =>
    board.names.flatMap((one) => (one.sex === sex ? [one.name] : [])).join(', ');
  return (
    <div className="rf-paper print-only">
      <p>{`Women: ${called('f')}.`}</p>
      <p>{`Men: ${called('m')}.`}</p>
      <ol>
        {board.clues.map((clue, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: clues are known by their place
          <li key={i}>
            <span className="rf-paper-number">{`${i + 1}.`}</span>
            <span>{` ${printClue(clue, board)} `}</span>
            <i>{noteText(clue, board)}</i>
          </li>
        ))}
      </ol>
    </div>
  );
});

interface FlyingNameProps {
  readonly name: Name;
  readonly slip: RefObject<HTMLDivElement | null>;
  readonly home: Element;
}

/**
 * The slip of paper with a name while the player drags it, above everything else; if the board is
 * in a dialog, the slip is rendered in that dialog.
 */
function FlyingName({ name, slip, home }: FlyingNameProps) {
  return createPortal(
    <div ref={slip} className="rf-flying" aria-hidden="true">
      <span className={cx('rf-slip', name.sex === 'f' && 'rf-woman')}>{name.name}</span>
    </div>,
    home,
  );
}
