/**
 * The editor's list of clues as players read them, each marked as needed or redundant, with a toolbar
 * below the chosen clue, and the choice of a new one.
 */
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { button } from '../../../ui/button.ts';
import { cx } from '../../../ui/cx.ts';
import { useRefocus } from '../../../ui/useRefocus.ts';
import type { BoardReport, PartReport } from '../../contract/bench.ts';
import { printClue } from '../rules/clues/kinds.ts';
import type { Board, Clue } from '../rules/types.ts';
import { addClue, isFull, moveClue, removeClue } from './clueEdits.ts';
import { NewClue } from './NewClue.tsx';
import type { Seen } from './useSeen.ts';

export interface CluesProps {
  readonly board: Board;
  readonly seen: Seen;
  /** The solver's report on exactly this board; null until it arrives. */
  readonly report: BoardReport | null;
  readonly looked: number | null;
  onLook(clue: number | null): void;
  onChange(board: Board): void;
  announce(text: string): void;
}

export function Clues(props: CluesProps) {
  const { board, seen, report, looked, onLook, onChange, announce } = props;
  const { clues } = board;
  const texts = useMemo(() => clues.map((clue) => printClue(clue, board)), [clues, board]);
  const spare = report?.parts?.filter(({ needed }) => needed === false).length ?? 0;
  const refocus = useRefocus<number>((target) => {
    const element = document.querySelector<HTMLElement>(`.rfd [data-clue="${target}"]`);
    element?.focus();
    return element !== null;
  });

  function add(clue: Clue): void {
    onChange(addClue(board, clue));
    onLook(clues.length);
    refocus(clues.length);
    announce(`Added: ${printClue(clue, board)}`);
  }

  function remove(at: number): void {
    onChange(removeClue(board, at));
    onLook(null);
    refocus(Math.min(at, clues.length - 2));
    announce(`Removed: ${texts[at]}`);
  }

  function move(at: number, by: -1 | 1): void {
    const moved = moveClue(board, at, by);
    if (!moved) return;
    onChange(moved);
    onLook(at + by);
    announce(`Now clue ${at + by + 1}.`);
  }

  return (
    <section className="rfd-card" aria-label="Clues">
      <h3 className="ed-head">
        Clues
        <span className="ed-count">
          {`${clues.length}${spare > 0 ? `, ${spare} to spare` : ''}`}
        </span>
      </h3>
      <ol>
        {texts.map((text, at) => (
          <ClueRow
            // React's key is the clue's text, so that a moved clue keeps its row and focus.
            key={`${text} ${texts.slice(0, at).filter((one) => one === text).length}`}
            at={at}
            text={text}
            part={report?.parts?.[at] ?? null}
            last={at === texts.length - 1}
            chosen={looked === at}
            onChoose={() => onLook(looked === at ? null : at)}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      {clues.length === 0 && <p className="ed-count">There are none yet.</p>}
      {seen.first && !isFull(board) && (
        <NewClue board={board} family={seen.first} second={seen.second} onAdd={add} />
      )}
    </section>
  );
}

interface ClueRowProps {
  readonly at: number;
  readonly text: string;
  readonly part: PartReport | null;
  readonly last: boolean;
  readonly chosen: boolean;
  onChoose(): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

function ClueRow(props: ClueRowProps) {
  const { at, text, part, chosen } = props;
  const tools = [
    { words: 'Move up', Icon: ArrowUp, able: at > 0, press: () => props.onMove(-1) },
    { words: 'Move down', Icon: ArrowDown, able: !props.last, press: () => props.onMove(1) },
    { words: 'Remove clue', Icon: Trash2, able: true, press: props.onRemove },
  ];
  return (
    <li className={cx('rfd-clue', chosen && 'rfd-clue-chosen')}>
      <button
        type="button"
        className="rfd-clue-text"
        data-clue={at}
        aria-expanded={chosen}
        onClick={props.onChoose}
      >
        <span className="rfd-clue-number">{at + 1}</span>
        <span>
          <span>{text}</span>
          <span className="rfd-tags">
            {part && (
              <span className={cx('rfd-tag', part.needed === false && 'rfd-tag-bad')}>
                {part.needed === null ? 'not checked' : part.needed ? 'needed' : 'spare'}
              </span>
            )}
          </span>
        </span>
      </button>
      {chosen && (
        <div className="rfd-clue-tools">
          {part && <p className="ed-count">{part.words}</p>}
          <div role="toolbar" aria-label={`Clue ${at + 1}`}>
            {tools.map(({ words, Icon, able, press }) => (
              <button
                key={words}
                type="button"
                className={button.compact}
                disabled={!able}
                onClick={press}
              >
                <Icon size={18} aria-hidden />
                <span>{` ${words}`}</span>
              </button>
            ))}
          </div>
        </div>
      )}
    </li>
  );
}
