/** What the hint, and the clue that is looked at, speak of: to be marked in tree, tray and list. */
import { termsOf } from '../rules/clues/kinds.ts';
import type { Board, Focus, State } from '../rules/types.ts';

export interface Mentions {
  /** By the hint. */
  readonly hinted: {
    readonly plates: ReadonlySet<number>;
    readonly names: ReadonlySet<number>;
    readonly clues: ReadonlySet<number>;
  };
  /** By the clue: its names, and the plates with such a name or title. */
  readonly spoken: { readonly plates: ReadonlySet<number>; readonly names: ReadonlySet<number> };
}

export function mentionsOf(
  { clues, names, plates }: Board,
  { placed }: State,
  focus: readonly Focus[],
  looked: number | null,
): Mentions {
  const clue = looked === null ? undefined : clues[looked];
  const terms = new Set(clue ? termsOf(clue) : []);
  const spoken = new Set([...names.keys()].filter((name) => terms.has(names[name]!.name)));
  const isSpoken = (plate: number) =>
    terms.has(plates[plate]!.title) || spoken.has(placed[plate] ?? -1);
  return {
    hinted: {
      plates: new Set(focus.flatMap((one) => ('plate' in one ? [one.plate] : []))),
      names: new Set(focus.flatMap((one) => ('name' in one ? [one.name] : []))),
      clues: new Set(focus.flatMap((one) => ('clue' in one ? [one.clue] : []))),
    },
    spoken: { plates: new Set([...plates.keys()].filter(isSpoken)), names: spoken },
  };
}
