/** Moves from plate to plate of the family tree by relation, with the arrow keys. */

import type { Layout } from '../rules/layout.ts';
import type { Tree } from '../rules/tree.ts';

/**
 * Returns the plate that an arrow key leads to: up to the parent born into the family, down to the
 * eldest child, left and right to the neighbour in the row. Null when there is none, or for another
 * key.
 */
export function stepTo(tree: Tree, layout: Layout, plate: number, key: string): number | null {
  const own = layout.plates[plate];
  if (!own) return null;
  if (key === 'ArrowUp') {
    const parents = tree.parents[plate]!;
    const ofFamily = parents.find(
      (parent) => parent === tree.monarch || tree.parents[parent]!.length > 0,
    );
    return ofFamily ?? parents[0] ?? null;
  }
  if (key === 'ArrowDown') return tree.children[plate]![0] ?? null;
  const side = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
  if (side === 0) return null;
  const beside = [...layout.plates.keys()].filter(
    (other) => layout.plates[other]!.y === own.y && (layout.plates[other]!.x - own.x) * side > 0,
  );
  beside.sort((a, b) => (layout.plates[a]!.x - layout.plates[b]!.x) * side);
  return beside[0] ?? null;
}
