/** What the hint, and the clue that is looked at, speak of: to be marked in tree, tray and list. */
import type { ShownHint } from '../../contract/view.ts';
import { termsOf } from '../rules/clues/kinds.ts';
import type { Board, Focus, Mark, State } from '../rules/types.ts';

/** What a place is to a hint: something follows of it, or from it. */
export type HintRole = 'target' | 'evidence';

/** By plate, name or clue. */
export type Roles = ReadonlyMap<number, HintRole>;

export interface Mentions {
  /** By the hint. */
  readonly hinted: {
    readonly plates: Roles;
    readonly names: Roles;
    readonly clues: Roles;
    /** What its steps up to the one that is shown have ruled out. */
    readonly rulesOut: readonly Mark[];
  };
  /** By the clue: its names, and the plates with such a name or title. */
  readonly spoken: { readonly plates: ReadonlySet<number>; readonly names: ReadonlySet<number> };
}

/** Of what is both, something follows. */
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
