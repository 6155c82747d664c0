/** Royal Family's board on the play page: the family tree, the names and the clues. */
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import { treeOf } from '../rules/tree.ts';
import type { Board, State } from '../rules/types.ts';
import { CluePart, SIDEWAYS } from './CluePart.tsx';
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

/** A closing line about the family's royal house, once every name is on its plate. */
function Ending({ board, state }: { readonly board: Board; readonly state: State }) {
  const { line } = treeOf(board);
  const nameOn = (plate: number | undefined) =>
    plate === undefined ? undefined : board.names[state.placed[plate] ?? -1]?.name;
  const monarch = nameOn(board.monarch);
  const heir = nameOn(line[0]);
  if (!monarch) return null;
  const { title } = board.plates[board.monarch]!;
  return (
    <p className="rounded-card border border-line bg-card p-inset">
      <span>{`Long live ${monarch}${title && `, ${title}`}!`}</span>
      {heir && (
        <span>{` ${heir} is next in line, and the House of ${board.house} is in order again.`}</span>
      )}
    </p>
  );
}
