/** Royal Family's board on the play page: the family tree, the names and the clues. */
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import { CluePart, SIDEWAYS } from './CluePart.tsx';
import { Ending } from './Ending.tsx';
import { Room } from './Room.tsx';
import { Tray } from './Tray.tsx';
import { type Props, useBoard } from './useBoard.ts';

export function BoardView(props: Props) {
  const { board, state, status } = props;
  const wide = useMedia(WIDE);
  const sideways = useMedia(SIDEWAYS);
  const play = useBoard(props);
  const names = <Tray play={play} narrow={!wide} />;

  return props.children({
    board: <Room play={play} names={wide && play.isPlaying && names} />,
    controls: (
      <div className="rf-controls">
        {sideways && names}
        <CluePart play={play} />
        {!wide && !sideways && names}
      </div>
    ),
    ...(status === 'won' && { ending: <Ending board={board} state={state} /> }),
  });
}
