/**
 * Judges hints by brute force, for tests, independently of the code that makes them. The oracle
 * knows the placed names, the names struck from plates and what earlier steps ruled out, and tries
 * all ways to place the names of the clue that a step shows as evidence. A step without a clue must
 * follow from counting possible names and plates.
 */

import { holds, scopeOf } from '../../src/games/royal-family/rules/clues/kinds.ts';
import { treeOf } from '../../src/games/royal-family/rules/tree.ts';
import type { Board, Focus, Mark, State } from '../../src/games/royal-family/rules/types.ts';

/** The parts of a hint that the oracle judges. */
export interface Told {
  readonly steps: readonly {
    readonly text: string;
    readonly evidence: readonly Focus[];
    readonly rulesOut: readonly Mark[];
  }[];
}

/** For each name, the plates of the tree that are still possible. */
export type Left = readonly ReadonlySet<number>[];

/** Each name's possible plates by the player's state alone, counting trusted strikes only. */
export function leftOn(board: Board, state: State, isTrusted: (mark: Mark) => boolean): Left {
  return board.names.map(({ sex }, name) => {
    const own = state.placed.indexOf(name);
    if (own >= 0) return new Set([own]);
    const plates = [...board.plates.keys()].filter(
      (plate) =>
        board.plates[plate]!.sex === sex &&
        state.placed[plate] === null &&
        !(((state.struck[plate]! >> name) & 1) === 1 && isTrusted({ plate, name })),
    );
    return new Set(plates);
  });
}

/** The plates that a clue allows each of its names, over all ways to place them. */
export function supported(
  board: Board,
  clue: number,
  left: Left,
): ReadonlyMap<number, Set<number>> {
  const names = scopeOf(board.clues[clue]!, board);
  const places = new Map(
    board.plates.flatMap(({ title }, plate) => (title === '' ? [] : [[title, plate] as const])),
  );
  const scene = {
    tree: treeOf(board),
    at: (term: string) => places.get(term) ?? -1,
    namesakes: (one: string) =>
      board.names.flatMap(({ name }) => (name !== one && name[0] === one[0] ? [name] : [])),
  };
  const found = new Map(names.map((name) => [name, new Set<number>()]));
  function place(next: number, taken: readonly number[]): void {
    const name = names[next];
    if (name === undefined) {
      if (holds(board.clues[clue]!, scene)) {
        for (const [i, plate] of taken.entries()) found.get(names[i]!)!.add(plate);
      }
      return;
    }
    for (const plate of left[name]!) {
      if (taken.includes(plate)) continue;
      places.set(board.names[name]!.name, plate);
      place(next + 1, [...taken, plate]);
    }
  }
  place(0, []);
  return found;
}

/**
 * Whether a naked or hidden single or pair among the other names rules this name out on this plate.
 */
function isCounted(left: Left, { plate, name }: Mark): boolean {
  const names = [...left.keys()];
  const plates = [...new Set(left.flatMap((own) => [...own]))];
  const sets = (all: readonly number[]) => [
    ...all.map((one) => [one]),
    ...all.flatMap((one, i) => all.slice(i + 1).map((two) => [one, two])),
  ];
  const isNaked = sets(names.filter((other) => other !== name)).some((some) => {
    const own = new Set(some.flatMap((one) => [...left[one]!]));
    return own.size === some.length && own.has(plate);
  });
  const isHidden = sets(plates.filter((other) => other !== plate)).some((some) => {
    const able = names.filter((one) => some.some((other) => left[one]!.has(other)));
    return able.length === some.length && able.includes(name);
  });
  return isNaked || isHidden;
}

/**
 * Returns each name's possible plates after all steps of a hint, or a complaint about the first
 * step that does not follow.
 *
 * @param start each name's possible plates before the hint.
 */
export function judgeSteps(board: Board, start: Left, { steps }: Told): Left | string {
  let left = start;
  for (const { text, evidence, rulesOut } of steps) {
    const clues = evidence.flatMap((one) => ('clue' in one ? [one.clue] : []));
    if (new Set(clues).size > 1) return `leans on several clues: ${text}`;
    const said = [...text.matchAll(/\b[Cc]lue (\d+)/g)].map(([, number]) => Number(number) - 1);
    const [clue] = clues;
    if (said.some((one) => one !== clue)) return `shows another clue than it names: ${text}`;
    const ways = clue === undefined ? null : supported(board, clue, left);
    for (const mark of rulesOut) {
      if (!left[mark.name]!.has(mark.plate)) return `rules out what is out already: ${text}`;
      const follows = ways ? ways.get(mark.name)?.has(mark.plate) === false : isCounted(left, mark);
      if (!follows) return `does not follow: ${text}`;
    }
    left = left.map((own, name) => {
      const out = rulesOut.flatMap((mark) => (mark.name === name ? [mark.plate] : []));
      return out.length === 0 ? own : new Set([...own].filter((plate) => !out.includes(plate)));
    });
  }
  return left;
}

/**
 * Whether this plate is the name's only possible plate, or the name the plate's only possible name.
 */
export function isSettled(left: Left, { plate, name }: Mark): boolean {
  if (!left[name]!.has(plate)) return false;
  return left[name]!.size === 1 || left.filter((own) => own.has(plate)).length === 1;
}
