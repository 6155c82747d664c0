/** The editor of one board's clues, with the solver's outcome drawn in its grid. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { EditorProps } from '../../contract/editor.ts';
import { ShownBoard } from '../../shared/ShownBoard.tsx';
import { gridOf } from '../rules/grid.ts';
import { start } from '../rules/rules.ts';
import type { Board, Node, State } from '../rules/types.ts';
import { BoardView } from '../view/BoardView.tsx';
import { ClueChoice } from './ClueChoice.tsx';
import { ClueTable } from './ClueTable.tsx';
import { writeClue } from './edits.ts';
import { outcomeOf } from './words.ts';

export function Editor({
  id,
  board,
  report,
  fresh,
  problem,
  onChange,
  announce,
}: EditorProps<Board, State>) {
  const grid = gridOf(board.rows);
  const [chosen, setChosen] = useState('');
  // The board may have been replaced by one without the chosen entry.
  const entry = grid.entries[grid.indexOf.get(chosen) ?? 0]!;
  const reports = useMemo(
    () => new Map(fresh ? report?.clues?.map((clue) => [clue.id, clue]) : []),
    [report, fresh],
  );
  const solution = fresh ? report?.solved[0] : undefined;
  const { state, words } = fresh && report ? outcomeOf(report) : { state: null, words: '' };

  // Focuses the choice for the clue pressed in the clue table; it may be off-screen.
  const choice = useRef<HTMLElement>(null);
  const [jumps, setJumps] = useState(0);
  useEffect(() => {
    if (jumps > 0) choice.current?.focus();
  }, [jumps]);

  function write(clue: Node | null): void {
    const changed = writeClue(board, entry.id, clue);
    if (changed.ok) onChange(changed.value);
    else announce(changed.problem.message);
  }

  return (
    <div className="cnd">
      <section className="cnd-side" aria-label="The grid" aria-busy={!fresh}>
        <ShownBoard view={BoardView} board={board} state={state ?? start(board)} />
        <p className="cnd-said">{problem ?? words}</p>
      </section>
      <ClueChoice
        ref={choice}
        puzzle={id}
        board={board}
        entry={entry}
        digits={solution?.digits ?? null}
        report={reports.get(entry.id) ?? null}
        onChange={write}
      />
      <ClueTable
        board={board}
        grid={grid}
        current={entry}
        reports={reports}
        onSelect={({ id }) => {
          setChosen(id);
          setJumps(jumps + 1);
        }}
      />
    </div>
  );
}
