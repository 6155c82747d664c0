/**
 * Judges hints by trying everything out, apart from what makes them: it knows who is placed, what is
 * struck and what the steps before have ruled out, and goes through all ways to place the names of
 * the one clue that a step shows as its evidence. Where a step shows none, it counts.
 */

import { holds, scopeOf } from '../rules/clues/kinds.ts';
import { treeOf } from '../rules/tree.ts';
import type { Board, Focus, Mark, State } from '../rules/types.ts';

/** What an oracle judges of a hint. */
export interface Told {
  readonly steps: readonly {
    readonly text: string;
    readonly evidence: readonly Focus[];
    readonly rulesOut: readonly Mark[];
  }[];
}

/** By name: the plates that are left to it. */
export type Left = readonly ReadonlySet<number>[];

/** What the board says, nothing more; strikes as far as they are trusted. */
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

/** Which plates a name of the clue still has when every way to place all of them is tried. */
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

/** Whether one or two names have as few plates, or one or two plates as few names, against it. */
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
 * What is left after all steps; or the complaint about the first that does not follow.
 *
 * @param start what the board leaves to whom.
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

/** Whether the name can go nowhere else, or nobody else there. */
export function isSettled(left: Left, { plate, name }: Mark): boolean {
  if (!left[name]!.has(plate)) return false;
  return left[name]!.size === 1 || left.filter((own) => own.has(plate)).length === 1;
}
