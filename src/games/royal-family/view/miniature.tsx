/** Royal Family's miniature: the tree, with plates filled where a name is placed. */
import type { MiniatureProps } from '../../contract/view.ts';
import type { Board, State } from '../rules/types.ts';
import { SmallTree } from './SmallTree.tsx';

export function Miniature({ board, state }: MiniatureProps<Board, State>) {
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <SmallTree
        drawn={board}
        x={3}
        y={13}
        width={94}
        height={80}
        isFull={(plate) => (state.placed[plate] ?? null) !== null}
      />
    </svg>
  );
}
