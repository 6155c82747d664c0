/**
 * Checks which names clues concern and which clues are meaningful, in the family of royalFamilyKnown.ts.
 */
import { describe, expect, it } from 'vitest';
import {
  count,
  FAMILY,
  has,
  holder,
  isTrue,
  not,
  relation,
} from '../../../../../tests/support/royalFamilyKnown.ts';
import { constraintOf } from '../constraints.ts';
import type { Clue } from '../types.ts';
import { KINDS, parseClue, printClue, scopeOf, termsOf } from './kinds.ts';

describe('a clue about a name and a title', () => {
  const other = 'Duchess of Ambry';
  const about: readonly Clue[] = [
    ...['sister', 'cousin', 'half-sister'].map((is) => relation('Dora', is, other)),
    { kind: 'more', who: 'Dora', than: other, of: 'child' },
    { kind: 'same-parents', who: 'Dora', as: other },
    { kind: 'descent', who: 'Dora', from: other },
    { kind: 'older', who: 'Dora', than: other },
    { kind: 'years-older', who: 'Dora', years: 5, than: other },
    { kind: 'next-child', who: 'Dora', after: other },
    { kind: 'generation', who: 'Dora', as: other },
    { kind: 'above', who: 'Dora', by: 1, whom: other },
    { kind: 'ahead', who: 'Dora', of: other },
    { kind: 'follows', who: 'Dora', after: other },
  ];

  it('is about every kind that speaks of two, but for who holds a title', () => {
    const speaksOfTwo = Object.entries(KINDS).flatMap(([kind, { params }]) => {
      const terms = Object.values(params).filter(
        (param) => param.terms('Dora').length > 0 && typeof param.read('Dora', FAMILY) !== 'object',
      );
      const titles = Object.values(params).filter((param) => param.read(other, FAMILY) !== null);
      return terms.length > 0 && titles.length > 0 && terms.length + titles.length > 2
        ? [kind]
        : [];
    });
    expect([...new Set(about.map(({ kind }) => kind))].sort()).toEqual(speaksOfTwo.sort());
  });

  it.each(about.map((clue) => [printClue(clue, FAMILY), clue] as const))(
    '%s is never about one person, nor is its denial',
    (_, clue) => {
      for (const said of [clue, not(clue)]) {
        expect(parseClue(said, FAMILY)).toEqual(said);
        const { names, ways } = constraintOf(FAMILY, said);
        expect(names.map((name) => FAMILY.names[name]!.name)).toEqual(['Dora']);
        expect(ways).not.toContainEqual([3]);
      }
    },
  );

  it('is not about one person in a choice or a double denial either', () => {
    const [one, two] = [relation('Dora', 'aunt', 'Bran'), relation(other, 'aunt', 'Bran')];
    const mixed = { kind: 'neither', one, other: two };
    expect(constraintOf(FAMILY, mixed).ways).not.toContainEqual([0, 3]);
    expect(isTrue({ kind: 'neither', one, other: relation('Hedda', 'aunt', 'Bran') })).toBe(true);
    const choice = {
      kind: 'either',
      one: relation('Dora', 'daughter', 'Bran'),
      other: { kind: 'generation', who: 'Hedda', as: other },
    };
    expect(isTrue({ ...choice, other: { ...choice.other, as: 'Gawen' } })).toBe(true);
    expect(isTrue(choice)).toBe(false);
  });
});

describe('reading clues', () => {
  it.each([
    ['no object', null],
    ['no kind', { who: 'Adda' }],
    ['a kind that there is not', { kind: 'friend', who: 'Adda' }],
    ['a kind that every object has', { kind: 'constructor', who: 'Adda' }],
    ['a name that nobody has', relation('Olga', 'aunt', 'Adda')],
    ['a title that nobody has', holder('Alma', 'Duchess of Vell')],
    ['a relation that there is not', relation('Adda', 'friend', 'Alma')],
    ['a number that is none', count('Adda', 0.5, 'son')],
    ['a denial of a denial', not(not({ kind: 'titled', who: 'Adda' }))],
    ['half a choice', { kind: 'either', one: { kind: 'titled', who: 'Adda' } }],
    ['a man who is a mother', relation('Cuth', 'mother', 'Adda')],
    ['a woman who is an Earl', holder('Adda', 'Earl of Merrin')],
    ['a man’s husband', { kind: 'initial', who: 'Cuth', with: 'husband' }],
    ['a woman’s wife', not({ kind: 'initial', who: 'Adda', with: 'wife' })],
    ['someone’s own uncle', relation('Cuth', 'uncle', 'Cuth')],
    ['someone older than oneself', not({ kind: 'older', who: 'Cuth', than: 'Cuth' })],
    [
      'a choice of the same',
      { kind: 'either', one: has('Adda', 'son'), other: has('Adda', 'son') },
    ],
    ['a double denial', { kind: 'neither', one: has('Adda', 'son'), other: has('Adda', 'son') }],
  ])('refuses %s', (_, json) => {
    expect(parseClue(json, FAMILY)).toBeNull();
  });

  it('takes what it knows and nothing else', () => {
    const clue = { kind: 'titled', who: 'Adda' };
    expect(parseClue({ ...clue, secret: 1 }, FAMILY)).toEqual(clue);
  });
});

describe('whom a clue is about', () => {
  it('are the names and titles in it', () => {
    expect(termsOf(not(relation('Adda', 'niece', 'Earl of Merrin')))).toEqual([
      'Adda',
      'Earl of Merrin',
    ]);
  });

  it('are, where it is about initials, all who begin with the same letter', () => {
    const clue = { kind: 'initial', who: 'Adda', with: 'mother' };
    expect(termsOf(clue)).toEqual(['Adda']);
    expect(scopeOf(clue, FAMILY).map((name) => FAMILY.names[name]!.name)).toEqual(['Adda', 'Alma']);
    expect(scopeOf(not(clue), FAMILY)).toEqual(scopeOf(clue, FAMILY));
  });
});
