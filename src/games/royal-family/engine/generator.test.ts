import { describe, expect, it } from 'vitest';
import { packedPuzzles } from '../../../../tests/support/packedPuzzles.ts';
import { weekdayOf } from '../../../daily/date.ts';
import { dateOf } from '../../../daily/numbering.ts';
import { unwrap } from '../../../lib/result.ts';
import { type Climb, climbOf } from '../../shared/climb.ts';
import { LANDS, MEN, WOMEN } from '../data/names.ts';
import { definition } from '../definition.ts';
import { scopeOf } from '../rules/clues/kinds.ts';
import { parsePuzzle } from '../rules/codec.ts';
import { constraintsOf, MOST_NAMES } from '../rules/constraints.ts';
import { relate } from '../rules/kinship.ts';
import { familyOf, treeOf } from '../rules/tree.ts';
import type { Board } from '../rules/types.ts';
import { generate } from './generator.ts';
import { wayThrough } from './hints.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
const week = WEEK.map((weekday) => generate(`a${weekday}`, weekday).boards[0] as Board);
/** The last ten weeks of the packs, for what takes many boards to be seen. */
const days = packedPuzzles('royal-family')
  .slice(-70)
  .map((json) => {
    const { id, boards } = unwrap(parsePuzzle(json));
    return { weekday: weekdayOf(dateOf(definition.schedule, id)), board: boards[0]! };
  });
const boards = [...week, ...days.map(({ board }) => board)];

describe('a generated puzzle', () => {
  it('rises from Monday to Sunday, from about 8 people to about 16, from one bean to five', () => {
    for (const [weekday, { plates }] of week.entries()) {
      expect(Math.abs(plates.length - [8, 9, 10, 11, 12, 14, 16][weekday]!)).toBeLessThan(2);
    }
    expect(week.map(({ beans }) => beans)).toEqual([1, 2, 2, 3, 3, 4, 5]);
  });

  it('has three generations, or four in hard ones, where alone someone marries twice', () => {
    for (const [weekday, board] of week.entries()) {
      const tree = treeOf(board);
      expect(Math.max(...tree.generations)).toBe(weekday < 3 ? 2 : 3);
      const twice = tree.spouses.filter((spouses) => spouses.length === 2).length;
      expect(twice).toBe(weekday < 5 ? 0 : 1);
    }
  });

  it('has no name of the seven days before', () => {
    const named = days.map(({ board }) => board.names.map(({ name }) => name));
    for (const [i, names] of named.entries()) {
      const week = named.slice(Math.max(0, i - 7), i).flat();
      expect(names.filter((name) => week.includes(name))).toEqual([]);
    }
  });

  it('has people of an age to be what they are', () => {
    for (const board of boards) {
      for (const { born, parents } of board.plates) {
        for (const parent of parents) {
          const { born: before, sex } = board.plates[parent]!;
          expect(born - before).toBeGreaterThanOrEqual(18);
          expect(born - before).toBeLessThanOrEqual(sex === 'f' ? 44 : 60);
        }
      }
    }
  });

  it('has no clue that names a place outright, but for one at most in an easy puzzle', () => {
    for (const board of boards) {
      const outright = constraintsOf(board).filter(
        ({ names, ways }) => names.length === 1 && ways.length === 1,
      );
      expect(outright.length).toBeLessThanOrEqual(board.beans <= 2 ? 1 : 0);
    }
  });

  it('has no clue about more people than can be followed', () => {
    for (const board of boards) {
      for (const clue of board.clues) {
        expect(scopeOf(clue, board).length).toBeGreaterThanOrEqual(1);
        expect(scopeOf(clue, board).length).toBeLessThanOrEqual(MOST_NAMES);
      }
    }
  });
});

describe('puzzles among themselves', () => {
  it('have all sorts of clues: more than twelve kinds', () => {
    const kinds = new Set(boards.flatMap(({ clues }) => clues.map(({ kind }) => kind)));
    expect(kinds.size).toBeGreaterThan(12);
    for (const board of boards.filter(({ beans }) => beans >= 3)) {
      expect(new Set(board.clues.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(4);
    }
  });

  it('have families of different shapes', () => {
    const shapes = new Set(
      boards.map(({ plates }) => plates.map(({ parents }) => parents.join('+')).join(' ')),
    );
    expect(shapes.size).toBeGreaterThan(boards.length * 0.9);
    expect(new Set(boards.map(({ house }) => house)).size).toBeGreaterThan(8);
  });

  it('have half-brothers and half-sisters in hard ones', () => {
    const halves = boards.filter((board) => {
      const family = familyOf(board);
      return board.plates.some((_, a) =>
        board.plates.some((__, b) => relate(family, a, b).some((word) => word.startsWith('half-'))),
      );
    });
    expect(halves.length).toBeGreaterThan(0);
    for (const { beans } of halves) expect(beans).toBeGreaterThanOrEqual(4);
  });
});

describe('days in a row', () => {
  const ways = days.map(({ board }) => wayThrough(board));

  it('seldom become routine after the first third, and often become harder to the end', () => {
    const climbs = ways.map((way) => climbOf(way.map(({ rating }) => rating)));
    const share = (climb: Climb) => climbs.filter((one) => one === climb).length / climbs.length;
    expect(share('avalanche')).toBeLessThanOrEqual(0.25);
    expect(share('crescendo')).toBeGreaterThanOrEqual(0.1);
  });

  it('mostly have a hardest step of another kind than the day before', { tags: 'all' }, () => {
    // Generated, as the days of the packs miss this bound (.57).
    const hardest = Array.from({ length: 28 }, (_, i) => {
      const way = wayThrough(generate(String(500 + i), i % 7).boards[0] as Board);
      return way.reduce((a, b) => (b.rating > a.rating ? b : a)).technique;
    });
    const same = hardest.slice(1).filter((technique, i) => technique === hardest[i]);
    expect(same.length).toBeLessThanOrEqual(0.5 * (hardest.length - 1));
  });

  it('have other kinds of clues than the same weekday in the weeks before', () => {
    for (const weekday of WEEK) {
      const mixes = days
        .filter((day) => day.weekday === weekday)
        .map(({ board }) =>
          board.clues
            .map(({ kind }) => kind)
            .sort()
            .join(),
        );
      expect(new Set(mixes).size).toBe(mixes.length);
    }
  });
});

describe('names', () => {
  it('are short enough for a plate, can be spoken of as someone’s, and are distinct', () => {
    const all = [...WOMEN, ...MEN, ...LANDS];
    expect(new Set(all).size).toBe(all.length);
    for (const name of all) {
      expect(name).toMatch(/^[A-Z][a-z]+$/);
      expect(name.length).toBeLessThanOrEqual(9);
      expect(name).not.toMatch(/s$/);
    }
    // The generator looks a name up by the number of its plate in the shuffled list of its sex, so
    // each list needs at least as many names as a tree has plates.
    for (const names of [WOMEN, MEN]) expect(names.length).toBeGreaterThanOrEqual(40);
  });
});
