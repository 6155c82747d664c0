/** Board, title and panel of the game that the play context holds. */
import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { BoardParts } from '../../games/contract/view.ts';
import { Beans } from '../../ui/Beans.tsx';
import { puzzleHeading, puzzleName } from '../../ui/puzzleName.ts';
import type { AlmanacSlotProps } from './AlmanacSlot.tsx';
import { BoardTabs } from './BoardTabs.tsx';
import { PlayBoard } from './PlayBoard.tsx';
import { PlayedBoard } from './PlayedBoard.tsx';
import { usePlay, useSnapshot } from './playContext.ts';

export interface PlayGridProps {
  /** Shows the game's almanac, if it has one. */
  readonly Slot: ComponentType<AlmanacSlotProps>;
  /** Renders the panel from the parts of the board. */
  children(parts: BoardParts): ReactNode;
}

export function PlayGrid({ Slot, children }: PlayGridProps) {
  const { Almanac } = usePlay().open.views;
  // The parts above the board, created outside of its render function: React skips an element that
  // is the same.
  const above = (
    <>
      <BoardTabs />
      <Title />
    </>
  );
  const almanac = Almanac && (
    <Suspense>
      <Slot Almanac={Almanac} />
    </Suspense>
  );
  return (
    <PlayedBoard>
      {(parts) => (
        <div className="play-grid">
          {above}
          <PlayBoard>{parts.board}</PlayBoard>
          {children(parts)}
          {almanac}
        </div>
      )}
    </PlayedBoard>
  );
}

function Title() {
  const { definition, id, session } = usePlay().open;
  const index = useSnapshot((snapshot) => snapshot.session.current);
  const beans = session.game.beans(session.puzzle.boards[index]);
  const { heading, detail } =
    definition.boards.length > 0
      ? {
          heading: definition.boards[index]?.name ?? definition.title,
          detail: puzzleName(definition.schedule, id),
        }
      : puzzleHeading(definition.schedule, id);
  return (
    <div className="play-title">
      <h2 className="text-4xl">{heading}</h2>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
        <span>{detail}</span>
        {beans !== null && <Beans count={beans} />}
      </p>
    </div>
  );
}
