/** A board on the staff's bench as players get it, and its solution; another one is generated. */
import { count } from '../../../lib/count.ts';
import type { EditorProps } from '../../contract/editor.ts';
import { ShownBoard } from '../../shared/ShownBoard.tsx';
import { start } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import { BoardView } from '../view/BoardView.tsx';

export function Editor({ board, report, fresh, problem }: EditorProps<Board, State>) {
  const blanks = board.rows.join('').split('.').length - 1;
  const solution = fresh ? report?.solved[0] : undefined;
  const why = problem ?? (fresh && report ? 'No solution.' : '');
  return (
    <div className="@container">
      <div className="ssd">
        <section aria-label="As it will be played">
          <h3 className="ed-head">
            As it will be played
            <span className="ed-count">
              {`${count(board.size ** 2 - blanks, 'digit')}, ${count(blanks, 'blank')}`}
            </span>
          </h3>
          <ShownBoard view={BoardView} board={board} state={start(board)} status="playing" />
        </section>
        <section aria-label="Solution" aria-busy={!fresh}>
          <h3 className="ed-head">
            <span>{report?.solutions === 2 ? 'One of its solutions' : 'Solution'}</span>
          </h3>
          {solution ? (
            <ShownBoard view={BoardView} board={board} state={solution} />
          ) : (
            <p className="ed-none">{why}</p>
          )}
        </section>
      </div>
    </div>
  );
}
