import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { isSymmetric } from '../engine/pattern.ts';
import { parseBoard } from '../rules/codec.ts';
import { gridOf } from '../rules/grid.ts';
import type { Board, Node } from '../rules/types.ts';
import { groupsFor, reshaped } from './clueKinds.ts';
import { differences, summary, toggleBlock, writeClue } from './edits.ts';

const cut: Board = {
  rows: ['.....', '.....', '..#..', '.....', '.....'],
  clues: { '1a': ['square'], '8a': ['prime'], '9a': ['is', ['sum', '8a', '1a']], '3d': ['cube'] },
  beans: 1,
};

describe('a block', () => {
  it('comes with the one half a turn further, and clues go with their entries', () => {
    // Cell 10 is the middle of the left side; half a turn further is the middle of the right side.
    const { board: made, lost } = unwrap(toggleBlock(cut, 10));
    expect(made.rows).toEqual(['.....', '.....', '#.#.#', '.....', '.....']);
    expect(unwrap(toggleBlock(made, 10)).board.rows).toEqual(cut.rows);
    expect(made.clues).toEqual({ '1a': ['square'], '3d': ['cube'] });
    // 8a lost a cell to the new block, and 9a refers to 8a.
    expect(lost).toEqual(['8a', '9a']);
  });

  it('renumbers, and clues speak of the same entries as before', () => {
    const first = gridOf(cut.rows).entries.find(({ id }) => id === '8a')!;
    const { board: made } = unwrap(toggleBlock(cut, 4));
    const entries = gridOf(made.rows).entries;
    const heir = entries.find(
      ({ cells, direction }) => direction === 'across' && cells[0] === first.cells[0],
    )!;
    expect(made.clues[heir.id]).toEqual(['prime']);
    expect(made.clues['1a']).toEqual(['square']);
    const sum = Object.values(made.clues).find(([kind]) => kind === 'is')!;
    expect(sum).toEqual(['is', ['sum', heir.id, '1a']]);
  });

  it('takes clues along that speak of what is no more, and says which', () => {
    const small: Board = {
      rows: ['...', '...', '...'],
      clues: { '1a': ['square'], '5a': ['multiple', '1a'], '2d': ['prime'] },
      beans: 1,
    };
    const { board: made, lost } = unwrap(toggleBlock(small, 1));
    expect(made.rows).toEqual(['.#.', '...', '.#.']);
    expect(lost.length).toBeGreaterThan(0);
    for (const id of lost) expect(small.clues[id]).toBeDefined();
  });

  it('is not set where it would leave a cell alone', () => {
    const narrow: Board = { rows: ['..', '..'], clues: {}, beans: 1 };
    expect(toggleBlock(narrow, 0)).toMatchObject({ ok: false, problem: { code: 'alone' } });
  });

  it('is not taken out where an entry would become too long', () => {
    const long = ['......#', '......#', '......#', '......#', '#......', '#......', '#......'];
    const made = toggleBlock({ rows: long, clues: {}, beans: 1 }, 6);
    expect(made).toMatchObject({ ok: false, problem: { message: /at most 6 digits/ } });
  });

  it('leaves boards that can be read and are symmetric, whatever is done', () => {
    const start: Board = cut;
    fc.assert(
      fc.property(fc.array(fc.nat(24), { maxLength: 30 }), (cells) => {
        let now = start;
        for (const cell of cells) {
          const made = toggleBlock(now, cell);
          if (made.ok) now = made.value.board;
          expect(parseBoard(now)).toEqual({ ok: true, value: now });
          expect(isSymmetric(now.rows)).toBe(true);
        }
      }),
    );
  });
});

describe('a clue', () => {
  it('is written, changed and taken out, in the order of the entries', () => {
    const more = unwrap(writeClue(cut, '6a', ['palindrome']));
    expect(Object.keys(more.clues)).toEqual(['1a', '6a', '8a', '9a', '3d']);
    expect(unwrap(writeClue(more, '6a', null))).toEqual(cut);
  });

  it('is not made deeper than a clue may be', () => {
    let clue: Node = ['square'];
    for (let i = 0; i < 4; i++) clue = ['more', 1, clue];
    expect(writeClue(cut, '1a', clue)).toMatchObject({
      ok: false,
      problem: { message: 'That is too much for one clue: make a part of it simpler.' },
    });
  });

  it('can be made of every kind in the menu, from every other', () => {
    const others = gridOf(cut.rows).entries.flatMap(({ id }) => (id === '1a' ? [] : [id]));
    const kinds = groupsFor('property', 1, others).flatMap(({ choices }) => choices);
    expect(kinds.length).toBeGreaterThan(25);
    for (const { label } of kinds) expect(label).toMatch(/^[A-Z…]/);
    const clues = kinds.map(({ kind }) => reshaped(kind, 'property', null, others));
    for (const clue of clues) {
      expect(writeClue(cut, '1a', clue).ok).toBe(true);
      for (const { kind } of kinds) {
        expect(writeClue(cut, '1a', reshaped(kind, 'property', clue, others)).ok).toBe(true);
      }
    }
    const numbers = groupsFor('number', 2, others).flatMap(({ choices }) => choices);
    for (const { kind } of numbers) {
      const node = reshaped(kind, 'number', ['half', '8a'], others);
      expect(writeClue(cut, '1a', ['is', node]).ok).toBe(true);
    }
  });

  it('keeps what the other kind can have', () => {
    const others = ['8a', '9a'];
    expect(reshaped('factor', 'property', ['multiple', 7], others)).toEqual(['factor', 7]);
    expect(reshaped('anagram', 'property', ['multiple', '9a'], others)).toEqual(['anagram', '9a']);
    expect(reshaped('and', 'property', ['prime'], others)).toEqual([
      'and',
      ['prime'],
      ['palindrome'],
    ]);
    expect(reshaped('product', 'number', ['sum', '8a', 3], others)).toEqual(['product', '8a', 3]);
    expect(reshaped('more', 'property', ['less', 3, ['cube']], others)).toEqual([
      'more',
      3,
      ['cube'],
    ]);
    expect(reshaped('is', 'property', ['multiple', '9a'], others)).toEqual([
      'is',
      ['sum', '9a', '8a'],
    ]);
    expect(reshaped('multiple', 'property', ['is', ['half', '8a']], others)).toEqual([
      'multiple',
      ['half', '8a'],
    ]);
    expect(reshaped('power', 'property', ['digit-sum', 1], others)).toEqual(['power', 2]);
  });

  it('offers only what there is room and a board for', () => {
    const kindsOf = (depth: number, others: string[]) =>
      groupsFor('property', depth, others).flatMap(({ choices }) =>
        choices.map(({ kind }) => kind),
      );
    expect(kindsOf(1, ['1a'])).toContain('and');
    expect(kindsOf(4, ['1a'])).not.toContain('and');
    expect(kindsOf(4, ['1a'])).toContain('prime');
    expect(kindsOf(5, ['1a'])).toEqual([]);
    expect(kindsOf(1, [])).not.toContain('anagram');
  });
});

it('tells what was changed', () => {
  expect(differences(cut, cut)).toEqual([]);
  const clued = unwrap(writeClue(unwrap(writeClue(cut, '1a', ['cube'])), '3d', null));
  expect(differences(cut, { ...clued, beans: 3 })).toEqual([
    '1 across: A square → A cube',
    '3 down: A cube → no clue',
    '3 beans in place of 1',
  ]);
  // Renumbered entries with unchanged clues are no difference.
  const { board: made } = unwrap(toggleBlock(cut, 4));
  expect(differences(cut, made)).toEqual(['2 squares of the grid; 3 blocks, 1 before']);
  // A clue that refers to a removed entry is removed, and the list of changes says so.
  const lossy = unwrap(toggleBlock(cut, 10)).board;
  expect(differences(cut, lossy)).toEqual([
    '2 squares of the grid; 3 blocks, 1 before',
    '8 across is gone: A prime',
    '7 across: The sum of 8 across and 1 across → no clue',
  ]);
  expect(differences(cut, { rows: ['..', '..'], clues: {}, beans: 1 })).toEqual(['Another board.']);
});

it('sums a board up in its clues, across before down', () => {
  expect(summary(cut)).toEqual([
    '1 across: A square',
    '8 across: A prime',
    '9 across: The sum of 8 across and 1 across',
    '3 down: A cube',
  ]);
});
