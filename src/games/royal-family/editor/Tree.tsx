/**
 * The family tree in the editor, with all names known from the solver; where two solutions differ,
 * the first one's name is struck out beside the second's.
 */
import { type KeyboardEvent, type RefObject, useMemo, useRef } from 'react';
import { useHandler } from '../../../ui/useHandler.ts';
import { layoutOf } from '../rules/layout.ts';
import { treeOf } from '../rules/tree.ts';
import type { Board } from '../rules/types.ts';
import { mentionsOf } from '../view/mentions.ts';
import { commonWidth } from '../view/nameWidth.ts';
import { Plate } from '../view/Plate.tsx';
import { type TreeHandle, TreeView } from '../view/TreeView.tsx';
import { stepTo } from '../view/walk.ts';
import { type Note, plateLabel } from '../view/words.ts';
import type { Seen } from './useSeen.ts';

export interface TreeProps {
  readonly board: Board;
  readonly seen: Seen;
  readonly plate: number;
  /** Index of the selected clue. */
  readonly looked: number | null;
  readonly handle: RefObject<TreeHandle | null>;
  onPlate(plate: number): void;
  onRemove(): void;
}

const NO_NOTES: readonly Note[] = [];

export function Tree(props: TreeProps) {
  const { board, seen, plate, looked, handle, onPlate } = props;
  const { first, second, sure } = seen;
  const frame = useRef<HTMLDivElement>(null);
  // Keep the tree's layout, and so its pan and zoom, when only the clues change.
  const drawn = JSON.stringify([board.plates, board.marriages, board.monarch]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `drawn` is all of it that is looked at
  const layout = useMemo(() => layoutOf(board), [drawn]);
  const { spoken } = mentionsOf(board, first ?? sure, null, looked);
  const onTap = useHandler((_: unknown, at: number) => onPlate(at));
  const nothing = useHandler(() => {});
  const nameOf = (name: number | null | undefined) => board.names[name ?? -1]?.name ?? '';

  function notesOf(at: number): readonly Note[] {
    if (!first || !second || first.placed[at] === second.placed[at]) return NO_NOTES;
    return [
      { name: nameOf(first.placed[at]), kind: 'ruled out' },
      { name: nameOf(second.placed[at]), kind: 'pencilled' },
    ];
  }

  function labelOf(at: number): string {
    const [one, other] = notesOf(at);
    const words = plateLabel(board, sure, at);
    return one && other ? `${words} ${one.name} by the first, ${other.name} by the second.` : words;
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.startsWith('Arrow')) {
      event.preventDefault();
      const next = stepTo(treeOf(board), layout, plate, event.key);
      if (next === null) return;
      onPlate(next);
      handle.current?.focus(next);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      props.onRemove();
    }
  }

  return (
    <div className="rfd-tree">
      <TreeView
        house={board.house}
        layout={layout}
        label="Family tree"
        nameWidth={commonWidth(board.names)}
        handle={handle}
        onKeyDown={onKeyDown}
        notice={null}
        placed={`${board.plates.length} people, ${board.clues.length} clues`}
        frame={frame}
        kept={null}
        over
      >
        {() =>
          board.plates.map((facts, at) => (
            <Plate
              // biome-ignore lint/suspicious/noArrayIndexKey: plates are known by their place
              key={at}
              plate={at}
              facts={facts}
              x={layout.plates[at]!.x}
              y={layout.plates[at]!.y}
              crowned={at === board.monarch}
              name={nameOf(sure.placed[at])}
              notes={notesOf(at)}
              label={labelOf(at)}
              chosen={at === plate}
              below={false}
              hinted={undefined}
              spoken={spoken.plates.has(at)}
              unfit={false}
              away={false}
              grip={false}
              tabStop={at === plate}
              onTap={onTap}
              onPress={nothing}
              onFocus={nothing}
            />
          ))
        }
      </TreeView>
    </div>
  );
}
