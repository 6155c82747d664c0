/** Royal Family's board on the play page: the family tree, the names and the clues. */
import { useMedia, WIDE } from '../../../ui/useMedia.ts';
import { printClue } from '../rules/clues/kinds.ts';
import { noteText } from '../rules/clues/notes.ts';
import { CluePart, SIDEWAYS } from './CluePart.tsx';
import { Ending } from './Ending.tsx';
import { Room } from './Room.tsx';
import { Tray } from './Tray.tsx';
import { type Props, useBoard } from './useBoard.ts';

export function BoardView(props: Props) {
  const { board, state, status, onMove } = props;
  const wide = useMedia(WIDE);
  const sideways = useMedia(SIDEWAYS);
  const play = useBoard(props);
  const { look, verdict } = play;
  const names = <Tray play={play} narrow={!wide} />;

  return props.children({
    board: <Room play={play} names={wide && play.isPlaying && names} />,
    controls: (
      <div className="rf-controls">
        {sideways && names}
        <CluePart
          board={board}
          state={state}
          locked={play.locked}
          broken={verdict.marked}
          hinted={play.mentions.hinted.clues}
          looked={look.looked}
          onTick={(clue) => onMove({ type: 'tick', clue })}
          onLook={look.onLook}
          open={look.listOpen}
          verdict={verdict.summary}
          onToggle={look.setListOpen}
          onStep={(step) => {
            const clue = look.onStep(step);
            if (clue !== null) {
              const said = board.clues[clue]!;
              const words = [`Clue ${clue + 1}:`, printClue(said, board), noteText(said, board)];
              props.announce(words.join(' ').trim());
            }
          }}
        />
        {!wide && !sideways && names}
      </div>
    ),
    ...(status === 'won' && { ending: <Ending board={board} state={state} /> }),
  });
}
