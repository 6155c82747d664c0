/**
 * Royal Family's editor at the desk: changes the tree, names and clues, and shows the solver's
 * outcome.
 */
import { useRef, useState } from 'react';
import { capital } from '../../../lib/capital.ts';
import type { Result } from '../../../lib/result.ts';
import { useRefocus } from '../../../ui/useRefocus.ts';
import type { EditorProps } from '../../contract/editor.ts';
import { whoIs } from '../rules/places.ts';
import type { Board, State } from '../rules/types.ts';
import type { TreeHandle } from '../view/TreeView.tsx';
import { Clues } from './Clues.tsx';
import { NamesPanel } from './NamesPanel.tsx';
import { PlatePanel } from './PlatePanel.tsx';
import { Tree } from './Tree.tsx';
import { type Edited, remove } from './treeEdits.ts';
import { apart, type Seen, useSeen } from './useSeen.ts';

export function Editor(props: EditorProps<Board, State>) {
  const { board, fresh, onChange, announce } = props;
  const report = fresh ? props.report : null;
  const seen = useSeen(board, props.report, fresh);
  const [chosen, setPlate] = useState(board.monarch);
  const [chosenClue, setLooked] = useState<number | null>(null);
  // An undo may remove the chosen plate of the tree or the chosen clue.
  const plate = Math.min(chosen, board.plates.length - 1);
  const looked = chosenClue !== null && chosenClue < board.clues.length ? chosenClue : null;
  const tree = useRef<TreeHandle>(null);
  const refocus = useRefocus<number>((target) => {
    tree.current?.focus(target);
    return tree.current !== null;
  });

  function edit(edited: Result<Edited>): boolean {
    if (!edited.ok) {
      announce(edited.problem.message);
      return false;
    }
    setPlate(edited.value.plate);
    setLooked(null);
    onChange(edited.value.board);
    announce(edited.value.said);
    return true;
  }

  function takeOut(): void {
    const edited = remove(board, plate, seen.sure);
    if (edit(edited) && edited.ok) refocus(edited.value.plate);
  }

  return (
    <div className="rfd">
      <Tree
        board={board}
        seen={seen}
        plate={plate}
        looked={looked}
        handle={tree}
        onPlate={setPlate}
        onRemove={takeOut}
      />
      <Outcome board={board} seen={seen} problem={props.problem} none={report?.solutions === 0} />
      <div className="rfd-side">
        <PlatePanel
          board={board}
          plate={plate}
          placing={seen.sure}
          onEdit={edit}
          onRemove={takeOut}
        />
        <NamesPanel
          board={board}
          onRename={(before, after, renamed) => {
            if (!renamed.ok) {
              announce(renamed.problem.message);
              return;
            }
            onChange(renamed.value);
            announce(`${before} is ${after} now.`);
          }}
        />
      </div>
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

/**
 * Says where the board's two solutions differ, or that the names drawn in the tree are no solution.
 */
function Outcome(props: {
  readonly board: Board;
  readonly seen: Seen;
  readonly problem: string | null;
  readonly none: boolean;
}) {
  const { board, seen, problem, none } = props;
  const { first, second } = seen;
  if (problem !== null) return <p className="rfd-note">{problem}</p>;
  if (none) {
    return (
      <p className="rfd-note">
        {first
          ? 'No family keeps every clue. The tree shows who stood where last; the clues that are not true of it are marked.'
          : 'No family keeps every clue.'}
      </p>
    );
  }
  if (!first || !second) return null;
  const nameOn = (state: State, plate: number) => board.names[state.placed[plate] ?? -1]?.name;
  const plates = apart(seen);
  return (
    <section className="rfd-note" aria-label="Two solutions">
      <h3 className="ed-head">
        Two of its solutions
        <span className="ed-count">the first struck out in the tree, beside the second</span>
      </h3>
      <ul className="rfd-apart">
        {plates.map((plate) => (
          <li key={plate}>
            <span>{`${capital(whoIs(board, plate))}: ${nameOn(first, plate)} or `}</span>
            <strong>{nameOn(second, plate)}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
