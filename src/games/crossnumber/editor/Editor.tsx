/** The editor of one board: grid, clues and solution. */
import { Blocks, Eye, Lightbulb, WandSparkles } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { button } from '../../../ui/button.ts';
import { cx } from '../../../ui/cx.ts';
import type { EditorProps } from '../../contract/editor.ts';
import { type Entry, gridOf } from '../rules/grid.ts';
import { entriesIn } from '../rules/meaning.ts';
import type { Board, Node, State } from '../rules/types.ts';
import { currentEntry, select } from '../view/selection.ts';
import { ClueBuilder } from './ClueBuilder.tsx';
import { ClueTable } from './ClueTable.tsx';
import { EditGrid, type Place } from './EditGrid.tsx';
import { toggleBlock, writeClue } from './edits.ts';
import { lostWords, solutionsWords } from './words.ts';

const TOOLS = [
  ['take out spare clues', 'Take out spare clues'],
  ['new clues', 'Other clues'],
  ['new numbers', 'Other numbers and clues'],
] as const;

const STALL = 'Logic gets this far: in pencil is what it leaves.';

/** A string to compare boards by, without the beans, which every measurement may change. */
const contentOf = ({ rows, clues }: Board) => JSON.stringify([rows, clues]);

export function Editor(props: EditorProps<Board, State>) {
  const { board, report, fresh, problem, onChange } = props;
  const grid = gridOf(board.rows);
  const [chosen, setPlace] = useState<Place>({ cell: grid.cells[0]!, direction: 'across' });
  const [isForBlocks, setForBlocks] = useState(false);
  const [wanted, setWanted] = useState<'solution' | 'stall' | null>('solution');
  /** The last announcement, shown below the grid too: the clue table may be off-screen. */
  const [told, setTold] = useState<{ readonly text: string; readonly of: string } | null>(null);

  function announce(text: string, of = board): void {
    setTold({ text, of: contentOf(of) });
    props.announce(text);
  }

  // The board may have been replaced by one of another size.
  const place = chosen.cell < grid.numbers.length ? chosen : { ...chosen, cell: grid.cells[0]! };
  const isBlock = grid.through[place.cell]!.length === 0;
  const entry = isBlock ? null : currentEntry(grid, select(grid, place.cell, place.direction));
  const reports = useMemo(
    () => new Map(fresh ? report?.clues?.map((clue) => [clue.id, clue]) : []),
    [report, fresh],
  );
  const spokenOf = useMemo(() => {
    const clue = entry && Object.hasOwn(board.clues, entry.id) ? board.clues[entry.id]! : null;
    const cells = clue
      ? entriesIn(clue).flatMap((id) => grid.entries[grid.indexOf.get(id)!]!.cells)
      : [];
    return new Set(cells);
  }, [board, grid, entry]);
  // A report on the board before its last edit does not apply to the board as it is now.
  const said = fresh ? report : null;
  const stall = said?.logic.stall ?? null;
  // A board that logic solves has no stalled state to show: its solution is shown.
  const shown = wanted === 'stall' && said && !stall ? 'solution' : wanted;
  const drawn =
    shown === 'stall' ? (stall ? [stall] : []) : shown === 'solution' ? (said?.solved ?? []) : [];

  // Focuses the fields of the clue chosen in the clue table; they may be off-screen.
  const builder = useRef<HTMLElement>(null);
  const [jumps, setJumps] = useState(0);
  useEffect(() => {
    if (jumps > 0) builder.current?.focus();
  }, [jumps]);

  function toggle(cell: number): void {
    const changed = toggleBlock(board, cell);
    if (!changed.ok) {
      announce(changed.problem.message);
      return;
    }
    const { board: made, lost } = changed.value;
    const isCell = gridOf(made.rows).through[cell]!.length > 0;
    onChange(made);
    announce(
      `${isCell ? 'Cells' : 'Blocks'} here and half a turn further.${lostWords(lost)}`,
      made,
    );
  }

  function write({ id }: Entry, clue: Node | null): void {
    const changed = writeClue(board, id, clue);
    if (changed.ok) onChange(changed.value);
    else announce(changed.problem.message);
  }

  return (
    <div className="cnd">
      <section className="cnd-side" aria-label="The grid" aria-busy={!fresh}>
        <EditGrid
          grid={grid}
          place={place}
          entry={entry}
          spokenOf={spokenOf}
          drawn={drawn}
          isForBlocks={isForBlocks}
          onPlace={setPlace}
          onToggle={toggle}
        />
        <p className="cnd-said">
          {told?.of === contentOf(board) && <span className="cnd-told">{`${told.text} `}</span>}
          <span>{problem ?? (shown === 'stall' ? STALL : solutionsWords(said, grid))}</span>
        </p>
        <div className="ed-buttons" role="group" aria-label="The grid">
          <button
            type="button"
            className={cx(button.secondary, isForBlocks && 'cnd-on')}
            aria-pressed={isForBlocks}
            onClick={() => setForBlocks(!isForBlocks)}
          >
            <Blocks size={18} aria-hidden /> Set blocks
          </button>
          <button
            type="button"
            className={cx(button.secondary, shown === 'solution' && 'cnd-on')}
            aria-pressed={shown === 'solution'}
            onClick={() => setWanted(shown === 'solution' ? null : 'solution')}
          >
            <Eye size={18} aria-hidden /> Solution
          </button>
          <button
            type="button"
            className={cx(button.secondary, shown === 'stall' && 'cnd-on')}
            aria-pressed={shown === 'stall'}
            disabled={said !== null && !stall}
            onClick={() => setWanted(shown === 'stall' ? null : 'stall')}
          >
            <Lightbulb size={18} aria-hidden /> Where logic stalls
          </button>
        </div>
      </section>
      {entry ? (
        <ClueBuilder
          ref={builder}
          board={board}
          grid={grid}
          entry={entry}
          report={reports.get(entry.id) ?? null}
          onChange={(clue) => write(entry, clue)}
        />
      ) : (
        <p className="ed-none">
          A block. Space makes it a cell, and with it the block half a turn further.
        </p>
      )}
      <div className="ed-buttons cnd-tools" role="group" aria-label="What the machine can do">
        {TOOLS.map(([tool, words]) => (
          <ActionButton
            key={tool}
            className={button.secondary}
            disabled={props.busy}
            onClick={() => props.onTool(tool)}
          >
            <WandSparkles size={18} aria-hidden />
            <span>{` ${words}`}</span>
          </ActionButton>
        ))}
      </div>
      <ClueTable
        board={board}
        grid={grid}
        current={entry}
        reports={reports}
        onSelect={({ cells, direction }) => {
          setPlace({ cell: cells[0]!, direction });
          setJumps(jumps + 1);
        }}
      />
    </div>
  );
}
