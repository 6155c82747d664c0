/** A finished family's shared picture: the tree with every plate filled, but no names. */
import type { PictureProps } from '../../contract/view.ts';
import type { Board } from '../rules/types.ts';
import { SmallTree } from './SmallTree.tsx';

export function Picture({ puzzle }: PictureProps<Board>) {
  const board = puzzle.boards[0]!;
  return (
    <g>
      <SmallTree drawn={board} x={36} y={40} width={528} height={320} isFull={() => true} />
    </g>
  );
}
