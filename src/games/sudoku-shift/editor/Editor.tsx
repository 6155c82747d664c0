/** A board on the staff's bench as players get it, and its solution; another one is generated. */
import type { EditorProps } from '../../contract/editor.ts';
import { ShownBoard } from '../../shared/ShownBoard.tsx';
import { start } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import { BoardView } from '../view/BoardView.tsx';

export function Editor({ board, report, fresh, problem }: EditorProps<Board, State>) {
  const blanks = board.rows.join('').split('.').length - 1;
  const solution = fresh ? report?.solved[0] : undefined;
  const why = problem ?? (fresh && report ? 'It comes out in no way.' : '');
  return (
    <div className="@container">
      <div className="ssd">
        <section aria-label="As it will be played">
          <h3 className="ed-head">
            As it will be played
            <span className="ed-count">
              {`${board.size ** 2 - blanks} digits, ${blanks} blanks`}
            </span>
          </h3>
          <ShownBoard view={BoardView} board={board} state={start(board)} status="playing" />
        </section>
        <section aria-label="How it comes out" aria-busy={!fresh}>
          <h3 className="ed-head">
            <span>{report?.solutions === 2 ? 'One of its solutions' : 'How it comes out'}</span>
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
