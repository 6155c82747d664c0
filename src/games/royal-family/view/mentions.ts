/**
 * Collects the plates, names and clues that the hint and the selected clue mention, to mark them in
 * the tree, the tray and the list.
 */
import type { ShownHint } from '../../contract/view.ts';
import { termsOf } from '../rules/clues/kinds.ts';
import type { Board, Focus, Mark, State } from '../rules/types.ts';

/** The role of a plate, name or clue in a hint: its subject (target) or its grounds (evidence). */
export type HintRole = 'target' | 'evidence';

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

/**
 * The roles in a hint by index; for a plate, name or clue that is both, target overrides evidence.
 */
function rolesIn(
  hint: Pick<ShownHint<Focus>, HintRole> | null,
  numberOf: (focus: Focus) => number | null,
): Roles {
  const listed = (role: HintRole) =>
    (hint?.[role] ?? []).flatMap((focus) => {
      const number = numberOf(focus);
      return number === null ? [] : [[number, role] as const];
    });
  return new Map([...listed('evidence'), ...listed('target')]);
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
  const isSpoken = (plate: number) =>
    terms.has(plates[plate]!.title) || spoken.has(placed[plate] ?? -1);
  return {
    hinted: {
      plates: rolesIn(hint, (focus) => ('plate' in focus ? focus.plate : null)),
      names: rolesIn(hint, (focus) => ('name' in focus ? focus.name : null)),
      clues: rolesIn(hint, (focus) => ('clue' in focus ? focus.clue : null)),
      rulesOut: (hint?.rulesOut ?? []) as readonly Mark[],
    },
    spoken: { plates: new Set([...plates.keys()].filter(isSpoken)), names: spoken },
  };
}
