/** The list of clues, with ticks for those the player has used and marks for broken ones. */
import { TriangleAlert } from 'lucide-react';
import { type MouseEvent, memo, useMemo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { useHandler } from '../../../ui/useHandler.ts';
import type { HintRole } from '../../shared/hintRole.ts';
import { printClue } from '../rules/clues/kinds.ts';
import { noteText } from '../rules/clues/notes.ts';
import type { BoardInPlay } from './useBoard.ts';
import { hintWords } from './words.ts';

export interface ClueListProps {
  readonly play: BoardInPlay;
  /** Whether the list of clues is visible. */
  readonly inView: boolean;
}

interface ClueProps {
  /** The clue's index. */
  readonly clue: number;
  readonly text: string;
  /** The clue's explanatory note while the clue is selected; otherwise empty. */
  readonly note: string;
  readonly ticked: boolean;
  readonly broken: boolean;
  readonly hinted: HintRole | undefined;
  readonly inView: boolean;
  readonly looked: boolean;
  readonly locked: boolean;
  onTick(clue: number): void;
  onLook(event: MouseEvent, clue: number): void;
}

/**
 * A clue of the list; it takes primitive props, so that React's memo skips the clues that a move
 * leaves unchanged.
 */
const Clue = memo(function Clue(props: ClueProps) {
  const { clue, broken, hinted } = props;
  return (
    <li
      data-clue-hint={hinted}
      data-hint={props.inView ? hinted : undefined}
      className={cx('rf-clue', props.ticked && 'rf-clue-ticked', broken && 'rf-clue-broken')}
    >
      <label className="rf-tick">
        <input
          type="checkbox"
          checked={props.ticked}
          disabled={props.locked}
          aria-label={`Tick off clue ${clue + 1}`}
          onChange={() => props.onTick(clue)}
        />
      </label>
      <button
        type="button"
        className="rf-clue-text"
        aria-pressed={props.looked}
        onClick={(event) => props.onLook(event, clue)}
      >
        <span className="rf-clue-number">{clue + 1}</span>
        <span>
          <span className="rf-clue-words">{props.text}</span>
          {broken && (
            <span className="rf-clue-sign">
              <TriangleAlert size={14} aria-hidden /> broken
            </span>
          )}
          {hinted && <span className="sr-only">{` ${hintWords(hinted)}`}</span>}
          {props.note !== '' && <span className="rf-clue-note">{props.note}</span>}
        </span>
      </button>
    </li>
  );
});

export function ClueList({ play, inView }: ClueListProps) {
  const { board, state, locked } = play;
  const { looked } = play.look;
  const texts = useMemo(() => board.clues.map((clue) => printClue(clue, board)), [board]);
  const onTick = useHandler(play.onTick);
  const onLook = useHandler(play.look.onLook);
  return (
    <ol className="rf-clues">
      {texts.map((text, i) => (
        <Clue
          // biome-ignore lint/suspicious/noArrayIndexKey: clues are known by their place
          key={i}
          clue={i}
          text={text}
          note={looked === i ? noteText(board.clues[i]!, board) : ''}
          ticked={state.ticked[i] ?? false}
          broken={play.verdict.marked[i] ?? false}
          hinted={play.mentions.hinted.clues.get(i)}
          inView={inView}
          looked={looked === i}
          locked={locked}
          onTick={onTick}
          onLook={onLook}
        />
      ))}
    </ol>
  );
}
