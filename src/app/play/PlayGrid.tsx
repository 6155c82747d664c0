/** Board, title and panel of the game that the play context holds. */
import { useAtom } from 'jotai';
import { type ComponentType, type ReactNode, Suspense, useMemo } from 'react';
import type { BoardParts } from '../../games/contract/view.ts';
import { onTable, stateOf } from '../../play/session.ts';
import { Beans } from '../../ui/Beans.tsx';
import { puzzleHeading, puzzleName } from '../../ui/puzzleName.ts';
import { settingsAtom } from '../settings/settings.ts';
import type { AlmanacSlotProps } from './AlmanacSlot.tsx';
import { BoardTabs } from './BoardTabs.tsx';
import { keepCursor, savedCursor } from './cursors.ts';
import { PlayBoard } from './PlayBoard.tsx';
import { usePlay, useSnapshot } from './playContext.ts';
import { useShownHint } from './useShownHint.ts';

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

interface PlayedBoardProps {
  /** Lays out the parts that the game's view returns for the board. */
  children(parts: BoardParts): ReactNode;
}

/** Renders the selected board with its game's view and the state of the game being played. */
function PlayedBoard({ children }: PlayedBoardProps) {
  const { open, player, announce } = usePlay();
  const [settings, setSettings] = useAtom(settingsAtom);
  const index = useSnapshot(({ session }) => session.current);
  const state = useSnapshot(({ session }) => stateOf(onTable(session)));
  const status = useSnapshot(({ session }) => onTable(session).status);
  const isIdle = useSnapshot(({ paused, elsewhere }) => paused || elsewhere);
  const isChecking = useSnapshot(({ thinking }) => thinking === 'check');
  const hint = useShownHint(useSnapshot((snapshot) => snapshot.hint));
  // Whether the player can ask for hints: some games have none, and neither has an attempt at
  // another solution.
  const isHelped = useSnapshot(({ session }) => session.game.hintCost !== null);
  const engine = useMemo(
    () => ({
      hint: player.hint,
      check: player.check,
      isChecking,
      countWays: player.ways,
      cancel: player.cancelQuestion,
    }),
    [player, isChecking],
  );
  const { BoardView } = open.views;
  const page = `/${open.definition.id}/${open.id}`;
  return (
    <BoardView
      key={index}
      board={open.session.puzzle.boards[index]}
      puzzleId={open.id}
      state={state}
      status={status}
      locked={status !== 'playing' || isIdle}
      hint={hint}
      preferences={settings}
      keys={settings.singleKeys ? 'page' : 'board'}
      savedCursor={savedCursor(page, index)}
      onMove={player.move}
      onPreferences={setSettings}
      onCursor={(cursor) => keepCursor(page, index, cursor)}
      announce={announce}
      {...(isHelped && { engine })}
    >
      {children}
    </BoardView>
  );
}
