/**
 * The editor's list of clues as players read them, each marked as needed or redundant and as true
 * or false, with a toolbar below the chosen clue.
 */
import { ArrowDown, ArrowUp, PencilLine, Plus, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { button } from '../../../ui/button.ts';
import { cx } from '../../../ui/cx.ts';
import { useRefocus } from '../../../ui/useRefocus.ts';
import type { BoardReport, PartReport } from '../../contract/bench.ts';
import { printClue } from '../rules/clues/kinds.ts';
import type { Board, Clue } from '../rules/types.ts';
import { ClueBuilder } from './ClueBuilder.tsx';
import {
  addClue,
  begun,
  isFull,
  isTrueOf,
  moveClue,
  removeClue,
  replaceClue,
} from './clueEdits.ts';
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

interface Building {
  readonly at: number | null;
  readonly clue: Clue;
}

export function Clues(props: CluesProps) {
  const { board, seen, report, looked, onLook, onChange, announce } = props;
  const { clues } = board;
  const [building, setBuilding] = useState<Building | null>(null);
  const texts = useMemo(() => clues.map((clue) => printClue(clue, board)), [clues, board]);
  const truths = useMemo(
    () => clues.map((clue) => (seen.first ? isTrueOf(board, clue, seen.first) : null)),
    [clues, board, seen.first],
  );
  const spare = report?.parts?.filter(({ needed }) => needed === false).length ?? 0;
  const refocus = useRefocus<number | 'add'>((target) => {
    const selector = target === 'add' ? '.rfd-add' : `[data-clue="${target}"]`;
    const element = document.querySelector<HTMLElement>(`.rfd ${selector}`);
    element?.focus();
    return element !== null;
  });

  function add(): void {
    if (isFull(board)) {
      announce(`A puzzle can have at most ${clues.length} clues.`);
      return;
    }
    const clue = begun(board, 'relation');
    if (clue) setBuilding({ at: null, clue });
  }

  function done(clue: Clue): void {
    const at = building?.at ?? null;
    setBuilding(null);
    onChange(at === null ? addClue(board, clue) : replaceClue(board, at, clue));
    onLook(at ?? clues.length);
    refocus(at ?? clues.length);
    announce(`${at === null ? 'Added' : 'Changed'}: ${printClue(clue, board)}`);
  }

  function remove(at: number): void {
    onChange(removeClue(board, at));
    onLook(null);
    refocus(clues.length > 1 ? Math.min(at, clues.length - 2) : 'add');
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
      <div className="rfd-clues-head">
        <h3 className="ed-head">
          Clues
          <span className="ed-count">
            {`${clues.length}${spare > 0 ? `, ${spare} to spare` : ''}`}
          </span>
        </h3>
        <button type="button" className={cx(button.secondary, 'rfd-add')} onClick={add}>
          <Plus size={18} aria-hidden /> Add a clue
        </button>
      </div>
      <ol>
        {texts.map((text, at) => (
          <ClueRow
            // React's key is the clue's text, so that a moved clue keeps its row and focus.
            key={`${text} ${texts.slice(0, at).filter((one) => one === text).length}`}
            at={at}
            text={text}
            truth={truths[at]!}
            part={report?.parts?.[at] ?? null}
            last={at === texts.length - 1}
            chosen={looked === at}
            onChoose={() => onLook(looked === at ? null : at)}
            onEdit={() => setBuilding({ at, clue: clues[at]! })}
            onMove={(by) => move(at, by)}
            onRemove={() => remove(at)}
          />
        ))}
      </ol>
      {clues.length === 0 && <p className="ed-count">There are none yet.</p>}
      {building && (
        <ClueBuilder
          board={board}
          seen={seen}
          {...building}
          onDone={done}
          onClose={() => setBuilding(null)}
        />
      )}
    </section>
  );
}

interface ClueRowProps {
  readonly at: number;
  readonly text: string;
  /** Whether the clue holds in the board's present or last known solution; null when unknown. */
  readonly truth: boolean | null;
  readonly part: PartReport | null;
  readonly last: boolean;
  readonly chosen: boolean;
  onChoose(): void;
  onEdit(): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

function ClueRow(props: ClueRowProps) {
  const { at, text, truth, part, chosen } = props;
  const tools = [
    { words: 'Edit clue', Icon: PencilLine, able: true, press: props.onEdit },
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
            {truth !== null && (
              <span className={cx('rfd-tag', !truth && 'rfd-tag-bad')}>
                {truth ? 'true' : 'not true'}
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
