import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { gridOf } from '../rules/grid.ts';
import type { Board, Node } from '../rules/types.ts';
import { groupsFor, reshaped } from './clueKinds.ts';
import { differences, summary, writeClue } from './edits.ts';

const cut: Board = {
  rows: ['.....', '.....', '..#..', '.....', '.....'],
  clues: { '1a': ['square'], '8a': ['prime'], '9a': ['is', ['sum', '8a', '1a']], '3d': ['cube'] },
  beans: 1,
};

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
  expect(differences(cut, { rows: ['..', '..'], clues: {}, beans: 1 })).toEqual(['Another grid.']);
});

it('sums a board up in its clues, across before down', () => {
  expect(summary(cut)).toEqual([
    '1 across: A square',
    '8 across: A prime',
    '9 across: The sum of 8 across and 1 across',
    '3 down: A cube',
  ]);
});
