/**
 * Checks the solver against brute force: every way to put the names on plates of the tree of their
 * sex.
 */
import { describe, expect, it } from 'vitest';
import { makeRng } from '../../../lib/rng.ts';
import { holds } from '../rules/clues/kinds.ts';
import { treeOf } from '../rules/tree.ts';
import type { Board, Clue } from '../rules/types.ts';
import { Proposals } from './proposals.ts';
import { growShape } from './shapes.ts';
import { countSolutions, solutionOf } from './solver.ts';

const MEN = ['Alaric', 'Bertil', 'Corvin', 'Caswin', 'Bran', 'Anders'];
const WOMEN = ['Anwen', 'Brisa', 'Celisse', 'Corisa', 'Belisse', 'Alvira'];

/**
 * Makes a small random family with the given number of true clues, and the right plate of each
 * name.
 */
function smallFamily(seed: string, clues: number, remarriages: number) {
  const rng = makeRng(seed);
  let shape = null;
  while (!shape) {
    const wish = { people: 6 + rng.below(2), generations: 2 + rng.below(2), remarriages };
    shape = growShape(wish, rng);
  }
  const plates = shape.people.map((person, i) => ({
    ...person,
    title: i % 3 === 0 ? `Lord of Land${'abcdefgh'.charAt(i)}` : '',
  }));
  const solution = rng.shuffled([...plates.keys()]);
  const left = { m: rng.shuffled(MEN), f: rng.shuffled(WOMEN) };
  const names = solution.map((plate) => {
    const { sex } = plates[plate]!;
    return { name: left[sex].pop()!, sex };
  });
  const board = { plates, marriages: shape.marriages, monarch: shape.founder, names };
  const proposals = new Proposals(board, solution, rng);
  const all = {
    relation: 3,
    has: 1,
    count: 1,
    older: 2,
    initial: 2,
    ahead: 1,
    either: 2,
    not: 2,
    neither: 1,
    eldest: 1,
  };
  const chosen: Clue[] = [];
  while (chosen.length < clues) {
    const clue = proposals.next(all);
    if (clue) chosen.push(clue);
  }
  return { board: { ...board, house: 'Vell', clues: chosen, beans: 1 } as Board, solution };
}

/**
 * All solutions of a board: tries every way to place the names, and judges each clue by its
 * definition.
 */
function bruteForce(board: Board): readonly (readonly number[])[] {
  const { plates, names, clues } = board;
  const tree = treeOf(board);
  const found: number[][] = [];
  const places: number[] = [];
  function place(name: number): void {
    if (name < names.length) {
      for (const [plate, { sex }] of plates.entries()) {
        if (sex !== names[name]!.sex || places.includes(plate)) continue;
        places.push(plate);
        place(name + 1);
        places.pop();
      }
      return;
    }
    const scene = {
      tree,
      at: (term: string) => {
        const index = names.findIndex((one) => one.name === term);
        return index >= 0 ? places[index]! : plates.findIndex(({ title }) => title === term);
      },
      namesakes: (one: string) =>
        names.flatMap(({ name: other }) => (other !== one && other[0] === one[0] ? [other] : [])),
    };
    if (clues.every((clue) => holds(clue, scene))) found.push([...places]);
  }
  place(0);
  return found;
}

describe('the solver and brute force', () => {
  it('count the same, with none, few and many clues, in 120 small families', {
    tags: 'all',
  }, () => {
    const counts = new Set<number>();
    for (let i = 0; i < 120; i++) {
      const { board, solution } = smallFamily(`count ${i}`, i % 6, i % 5 === 4 ? 1 : 0);
      const all = bruteForce(board);
      expect(all).toContainEqual(solution);
      expect(countSolutions(board, 1e9)).toBe(all.length);
      // A board with several solutions has no single solution for hints to lead to.
      expect(solutionOf(board)).toEqual(all.length === 1 ? all[0] : null);
      counts.add(all.length);
    }
    expect(counts).toContain(1);
    expect(counts.size).toBeGreaterThan(8);
  });

  it('agree that false clues leave no solution', () => {
    for (let i = 0; i < 20; i++) {
      const { board } = smallFamily(`false ${i}`, 3, 0);
      const [first] = board.clues;
      if (first!.kind === 'not' || first!.kind === 'neither' || first!.kind === 'either') continue;
      const contradictory = { ...board, clues: [...board.clues, { kind: 'not', of: first! }] };
      expect(bruteForce(contradictory)).toEqual([]);
      expect(countSolutions(contradictory, 5)).toBe(0);
      expect(solutionOf(contradictory)).toBeNull();
    }
  });

  it('stop counting at the limit', () => {
    const { board } = smallFamily('limit', 0, 0);
    expect(bruteForce(board).length).toBeGreaterThan(3);
    expect(countSolutions(board, 3)).toBe(3);
  });
});
