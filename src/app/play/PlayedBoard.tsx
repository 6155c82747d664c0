/** Renders the selected board with its game's view and the state of the game being played. */
import { useAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import type { BoardParts } from '../../games/contract/view.ts';
import { onTable, stateOf } from '../../play/session.ts';
import { settingsAtom } from '../settings/settings.ts';
import { keepCursor, savedCursor } from './cursors.ts';
import { usePlay, useSnapshot } from './playContext.ts';
import { useShownHint } from './useShownHint.ts';

export interface PlayedBoardProps {
  /** Lays out the parts that the game's view returns for the board. */
  children(parts: BoardParts): ReactNode;
}

export function PlayedBoard({ children }: PlayedBoardProps) {
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
