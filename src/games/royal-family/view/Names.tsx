/** Connects the tray of names to the board being played. */
import { Tray } from './Tray.tsx';
import type { BoardInPlay } from './useBoard.ts';

export interface NamesProps {
  readonly play: BoardInPlay;
  /** Whether some names of the tray may be out of view. */
  readonly narrow: boolean;
}

export function Names({ play, narrow }: NamesProps) {
  const { board, state, locked, held, stops, drag, taps, mentions } = play;
  const { selection } = held;
  return (
    <Tray
      board={board}
      state={state}
      locked={locked}
      held={selection.name}
      hinted={mentions.hinted.names}
      spoken={mentions.spoken.names}
      wanted={selection.plate === null ? null : board.plates[selection.plate]!.sex}
      narrow={narrow}
      pencil={held.pencil}
      canPutBack={held.canPutBack}
      tray={stops.tray}
      tabStop={stops.name.drawn}
      onTap={taps.onName}
      onPress={(event, name) => !locked && drag.begin(event, name, true)}
      onFocus={stops.name.follow}
      onPencil={held.togglePencil}
      onPutBack={() => held.putBack()}
    />
  );
}
