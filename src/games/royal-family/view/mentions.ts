/**
 * Collects the plates, names and clues that the hint and the selected clue mention, to mark them in
 * the tree, the tray and the list.
 */
import type { ShownHint } from '../../contract/view.ts';
import { type HintRole, rolesIn } from '../../shared/hintRole.ts';
import { termsOf } from '../rules/clues/kinds.ts';
import type { Board, Focus, Mark, State } from '../rules/types.ts';

/** The roles in a hint by index of the plate, name or clue. */
export type Roles = ReadonlyMap<number, HintRole>;

export interface Mentions {
  /** The plates, names and clues that the hint mentions. */
  readonly hinted: {
    readonly plates: Roles;
    readonly names: Roles;
    readonly clues: Roles;
    /** The names on plates that the hint's steps shown so far rule out. */
    readonly rulesOut: readonly Mark[];
  };
  /**
   * The selected clue's names, and the plates with such a name or a title that the clue mentions.
   */
  readonly spoken: { readonly plates: ReadonlySet<number>; readonly names: ReadonlySet<number> };
}

export function mentionsOf(
  { clues, names, plates }: Board,
  { placed }: State,
  hint: Pick<ShownHint<Focus>, HintRole | 'rulesOut'> | null,
  looked: number | null,
): Mentions {
  const clue = looked === null ? undefined : clues[looked];
  const terms = new Set(clue ? termsOf(clue) : []);
  const spoken = new Set([...names.keys()].filter((name) => terms.has(names[name]!.name)));
  const roles = rolesIn(hint);
  const isSpoken = (plate: number) =>
    terms.has(plates[plate]!.title) || spoken.has(placed[plate] ?? -1);
  return {
    hinted: {
      plates: new Map(roles.flatMap(([at, role]) => ('plate' in at ? [[at.plate, role]] : []))),
      names: new Map(roles.flatMap(([at, role]) => ('name' in at ? [[at.name, role]] : []))),
      clues: new Map(roles.flatMap(([at, role]) => ('clue' in at ? [[at.clue, role]] : []))),
      rulesOut: (hint?.rulesOut ?? []) as readonly Mark[],
    },
    spoken: { plates: new Set([...plates.keys()].filter(isSpoken)), names: spoken },
  };
}
