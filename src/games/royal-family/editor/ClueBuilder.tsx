/** The editor's dialog that composes a clue from its parts, with a live preview of its sentence. */
import { useMemo, useState } from 'react';
import { button } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { printClue } from '../rules/clues/kinds.ts';
import type { Board, Clue } from '../rules/types.ts';
import { ClueFields } from './ClueFields.tsx';
import { isTrueOf, whyNoClue } from './clueEdits.ts';
import type { Seen } from './useSeen.ts';

export interface ClueBuilderProps {
  readonly board: Board;
  readonly seen: Seen;
  /** The clue that the dialog starts with. */
  readonly clue: Clue;
  /** The index of the clue being changed; null for a new one. */
  readonly at: number | null;
  onDone(clue: Clue): void;
  onClose(): void;
}

/** Describes the clue's effect on the board's known solutions. */
export function effectOf(board: Board, clue: Clue, { first, second }: Seen): string {
  if (!first) return '';
  const one = isTrueOf(board, clue, first);
  if (!second) return one ? 'True of the family.' : 'Not true of the family.';
  const other = isTrueOf(board, clue, second);
  if (one && other) return 'True of both solutions, so it does not tell them apart.';
  if (!one && !other) return 'True of neither of the two solutions.';
  return `True of the ${one ? 'first' : 'second'} solution only, so it points to that one.`;
}

export function ClueBuilder(props: ClueBuilderProps) {
  const { board, seen, at } = props;
  const [clue, setClue] = useState(props.clue);
  const why = useMemo(() => whyNoClue(board, clue), [board, clue]);
  const effect = useMemo(
    () => (why === '' ? effectOf(board, clue, seen) : ''),
    [board, clue, seen, why],
  );
  return (
    <Dialog open title={at === null ? 'A new clue' : `Clue ${at + 1}`} onClose={props.onClose}>
      <form
        className="rfd-builder"
        onSubmit={(event) => {
          event.preventDefault();
          if (why === '') props.onDone(clue);
        }}
      >
        <div role="status" className="rfd-preview">
          <p className={why === '' ? 'rfd-reads' : 'rfd-wrong'}>
            {why === '' ? printClue(clue, board) : why}
          </p>
          {effect !== '' && <p className="rfd-effect">{effect}</p>}
        </div>
        <ClueFields board={board} clue={clue} whole onChange={setClue} />
        <button type="submit" className={button.primary} disabled={why !== ''}>
          {at === null ? 'Add this clue' : 'Save this clue'}
        </button>
      </form>
    </Dialog>
  );
}
