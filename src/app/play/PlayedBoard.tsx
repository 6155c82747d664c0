/** Renders the selected board with its game's view and the play shell's state. */
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import type { BoardParts, BoardViewProps } from '../../games/contract/view.ts';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import type { Player, Snapshot } from '../../play/player.ts';
import { boardAt, stateOf } from '../../play/session.ts';
import { settingsAtom } from '../settings/settings.ts';
import { keepPlace, placeAt } from './places.ts';

export interface PlayedBoardProps
  extends Pick<BoardViewProps, 'locked' | 'hint' | 'onCheck' | 'onWays' | 'onCancel' | 'announce'> {
  readonly open: OpenPuzzle;
  readonly player: Player;
  readonly snapshot: Snapshot;
  /** Lays out the parts of the board. */
  children(parts: BoardParts): ReactNode;
}

export function PlayedBoard({
  open,
  player,
  snapshot: { session, thinking },
  children,
  ...props
}: PlayedBoardProps) {
  const settings = useAtomValue(settingsAtom);
  const index = session.current;
  const board = boardAt(session, index);
  const { BoardView } = open.views;
  const page = `/${open.definition.id}/${open.id}`;
  return (
    <BoardView
      key={index}
      board={session.puzzle.boards[index]}
      state={stateOf(board)}
      status={board.status}
      preferences={settings}
      keys={settings.singleKeys ? 'page' : 'board'}
      place={placeAt(page, index)}
      checking={thinking === 'check'}
      onMove={player.move}
      onPlace={(place) => keepPlace(page, index, place)}
      {...props}
    >
      {children}
    </BoardView>
  );
}
