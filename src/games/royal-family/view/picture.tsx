/**
 * A finished family's shared picture: the tree with every plate filled but no names, the darker the
 * later the name was found. A plate has a hole where another name stood before.
 */
import type { PictureProps } from '../../contract/view.ts';
import { Rhythm } from '../../shared/Rhythm.tsx';
import { settlingOf, shadesOf } from '../../shared/settling.ts';
import type { Board, State } from '../rules/types.ts';
import { type Box, SmallTree } from './SmallTree.tsx';

export { share } from './share.ts';

export function Picture({ puzzle, steps }: PictureProps<Board, State>) {
  const board = puzzle.boards[0]!;
  const parts = steps && settlingOf(steps, 0, ({ placed }) => placed);
  if (!parts) {
    return <SmallTree drawn={board} x={36} y={40} width={528} height={320} isFull={() => true} />;
  }
  const shades = shadesOf(parts);
  const over = (plate: number, box: Box) => (
    <>
      <rect {...box} style={{ fill: 'var(--hue)', fillOpacity: shades[plate] }} />
      {parts[plate]!.before.length > 0 && (
        <circle
          cx={box.x + box.width / 2}
          cy={box.y + box.height / 2}
          r={box.width * 0.13}
          style={{ fill: 'var(--color-card)' }}
        />
      )}
    </>
  );
  return (
    <g>
      <SmallTree
        drawn={board}
        x={36}
        y={50}
        width={528}
        height={296}
        isFull={() => false}
        over={over}
      />
      <Rhythm parts={parts} />
    </g>
  );
}
