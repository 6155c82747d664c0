/** Royal Family's editor at the desk: changes the clues, and shows the solver's outcome. */
import { useState } from 'react';
import { capital } from '../../../lib/capital.ts';
import type { EditorProps } from '../../contract/editor.ts';
import { ShownBoard } from '../../shared/ShownBoard.tsx';
import { whoIs } from '../rules/places.ts';
import { start } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';
import { BoardView } from '../view/BoardView.tsx';
import { Clues } from './Clues.tsx';
import { type Seen, useSeen } from './useSeen.ts';

export function Editor(props: EditorProps<Board, State>) {
  const { board, fresh, onChange, announce } = props;
  const report = fresh ? props.report : null;
  const seen = useSeen(board, report);
  const [chosen, setLooked] = useState<number | null>(null);
  // An undo may remove the chosen clue.
  const looked = chosen !== null && chosen < board.clues.length ? chosen : null;
  return (
    <div className="rfd">
      <ShownBoard view={BoardView} board={board} state={seen.first ?? start(board)} />
      <Outcome board={board} seen={seen} problem={props.problem} none={report?.solutions === 0} />
      <Clues
        board={board}
        seen={seen}
        report={report}
        looked={looked}
        onLook={setLooked}
        onChange={onChange}
        announce={announce}
      />
    </div>
  );
}

/** Says where the board's two solutions differ, or that there is none. */
function Outcome(props: {
  readonly board: Board;
  readonly seen: Seen;
  readonly problem: string | null;
  readonly none: boolean;
}) {
  const { board, seen, problem, none } = props;
  const { first, second } = seen;
  if (problem !== null) return <p className="rfd-note">{problem}</p>;
  if (none) return <p className="rfd-note">No family makes every clue true.</p>;
  if (!first || !second) return null;
  const nameOn = (state: State, plate: number) => board.names[state.placed[plate] ?? -1]?.name;
  const apart = [...board.plates.keys()].filter((at) => first.placed[at] !== second.placed[at]);
  return (
    <section className="rfd-note" aria-label="Two solutions">
      <h3 className="ed-head">
        Two of its solutions
        <span className="ed-count">the tree shows the first</span>
      </h3>
      <ul className="rfd-apart">
        {apart.map((plate) => (
          <li key={plate}>
            <span>{`${capital(whoIs(board, plate))}: ${nameOn(first, plate)} or `}</span>
            <strong>{nameOn(second, plate)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
