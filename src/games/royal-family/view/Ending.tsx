/** A closing line about the family's royal house, once every name is on its plate. */
import { treeOf } from '../rules/tree.ts';
import type { Board, State } from '../rules/types.ts';

export function Ending({ board, state }: { readonly board: Board; readonly state: State }) {
  const { line } = treeOf(board);
  const nameOn = (plate: number | undefined) =>
    plate === undefined ? undefined : board.names[state.placed[plate] ?? -1]?.name;
  const monarch = nameOn(board.monarch);
  const heir = nameOn(line[0]);
  if (!monarch) return null;
  const { title } = board.plates[board.monarch]!;
  return (
    <p className="rounded-card border border-line bg-card p-inset">
      <span>{`Long live ${monarch}${title && `, ${title}`}!`}</span>
      {heir && (
        <span>{` ${heir} is next in line, and the House of ${board.house} is in order again.`}</span>
      )}
    </p>
  );
}
