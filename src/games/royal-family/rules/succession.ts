/**
 * The line of succession by absolute primogeniture. The crown passes to the monarch's eldest child,
 * whether son or daughter, then to that child's children in the same way, and only then to the next
 * child. Husbands and wives of descendants are not in line.
 */

/** The data of a family that the line of succession depends on. */
export interface Lineage {
  readonly plates: readonly { readonly parents: readonly number[]; readonly born: number }[];
  readonly monarch: number;
}

/** The plates in line to the throne, the heir first. */
export function lineOfSuccession({ plates, monarch }: Lineage): readonly number[] {
  const line: number[] = [];
  const seen = new Set([monarch]);
  function follow(parent: number): void {
    const children = [...plates.keys()].filter((plate) => plates[plate]!.parents.includes(parent));
    children.sort((a, b) => plates[a]!.born - plates[b]!.born);
    for (const child of children) {
      // A child of two cousins appears in the line of succession only once, at the earlier place.
      if (seen.has(child)) continue;
      seen.add(child);
      line.push(child);
      follow(child);
    }
  }
  follow(monarch);
  return line;
}
