/** The clues: a tick for those that are used up, a mark for those that are broken. */
import { TriangleAlert } from 'lucide-react';
import type { MouseEvent } from 'react';
import { cx } from '../../../ui/cx.ts';
import { printClue } from '../rules/clues/kinds.ts';
import type { Board, State } from '../rules/types.ts';

export interface ClueListProps {
  readonly board: Board;
  readonly state: State;
  readonly locked: boolean;
  /** By clue: whether to mark it as broken. */
  readonly broken: readonly boolean[];
  readonly hinted: ReadonlySet<number>;
  /** The clue whose people are shown in the tree. */
  readonly looked: number | null;
  onTick(clue: number): void;
  onLook(event: MouseEvent, clue: number): void;
}

export function ClueList(props: ClueListProps) {
  const { board, state, locked, broken, hinted, looked } = props;
  return (
    <ol className="rf-clues">
      {board.clues.map((clue, i) => {
        const text = printClue(clue, board);
        const ticked = state.ticked[i] ?? false;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: clues are known by their place
            key={i}
            className={cx(
              'rf-clue',
              ticked && 'rf-clue-ticked',
              broken[i] && 'rf-clue-broken',
              hinted.has(i) && 'rf-clue-hinted',
            )}
          >
            <label className="rf-tick">
              <input
                type="checkbox"
                checked={ticked}
                disabled={locked}
                aria-label={`Tick off clue ${i + 1}`}
                onChange={() => props.onTick(i)}
              />
            </label>
            <button
              type="button"
              className="rf-clue-text"
              aria-pressed={looked === i}
              onClick={(event) => props.onLook(event, i)}
            >
              <span className="rf-clue-number">{i + 1}</span>
              <span>
                <span className="rf-clue-words">{text}</span>
                {broken[i] && (
                  <span className="rf-clue-sign">
                    <TriangleAlert size={14} aria-hidden /> broken
                  </span>
                )}
              </span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
