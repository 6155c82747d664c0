import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Family, relate, type Sex } from './kinship.ts';

/**
 * Makes a family from lists of ids. A person whose id begins with a capital letter is a man, any
 * other a woman.
 */
function family(
  people: string,
  parents: Readonly<Record<string, string>>,
  marriages: string,
): Family {
  const ids = people.split(' ');
  return {
    people: ids.map((id) => ({ id, sex: /^[A-Z]/.test(id) ? ('m' as const) : ('f' as const) })),
    parents: Object.entries(parents).flatMap(([child, both]) =>
      both.split(' ').map((parent): readonly [string, string] => [child, parent]),
    ),
    marriages: (marriages === '' ? [] : marriages.split(', ')).map((pair) => {
      const [a, b] = pair.split(' ') as [string, string];
      return [a, b] as const;
    }),
  };
}

/**
 * Old and ada have Bob, cara and Dan. Bob and bea have Eli and eva; cara and Carl have Finn; Eli and
 * ella have Gil, whose daughter with gina is hope. Later Bob married zoe: their son is Max. Dan is
 * married to dora, without children. zoe has a brother, Zack, whose parents are Yan and yola.
 */
const HOUSE = family(
  'Old ada Bob cara Dan bea Carl dora Eli eva Finn ella Gil gina hope zoe Max Zack Yan yola',
  {
    Bob: 'Old ada',
    cara: 'Old ada',
    Dan: 'Old ada',
    Eli: 'Bob bea',
    eva: 'Bob bea',
    Finn: 'cara Carl',
    Gil: 'Eli ella',
    hope: 'Gil gina',
    Max: 'Bob zoe',
    zoe: 'Yan yola',
    Zack: 'Yan yola',
  },
  'Old ada, Bob bea, Carl cara, Dan dora, Eli ella, Gil gina, zoe Bob',
);

/** Nearer kin in every published family: tests/royalFamilyReadings.proof.test.ts. */
it.each([
  ['ada', 'hope', ['great-great-grandmother']],
  ['Carl', 'Dan', ['brother-in-law']],
  ['Zack', 'Bob', ['brother-in-law']],
  // The spouse of a spouse's sibling, a stepmother's brother, and her own predecessor.
  ['Carl', 'dora', []],
  ['Zack', 'Eli', []],
  ['bea', 'zoe', []],
  ['Bob', 'Bob', []],
  ['Bob', 'nobody', []],
  ['nobody', 'Bob', []],
] as const)('%s to %s: %j', (a, b, words) => {
  expect(relate(HOUSE, a, b)).toEqual(words);
});

describe('what is unusual', () => {
  it('whoever married a cousin is both', () => {
    const cousins = family(
      'Old ada Bob bea cara Carl Eli fay',
      { Bob: 'Old ada', cara: 'Old ada', Eli: 'Bob bea', fay: 'cara Carl' },
      'Old ada, Bob bea, Carl cara, Eli fay',
    );
    expect(relate(cousins, 'Eli', 'fay')).toEqual(['husband', 'cousin']);
    expect(relate(cousins, 'Bob', 'fay')).toEqual(['uncle', 'father-in-law']);
    expect(relate(cousins, 'cara', 'Eli')).toEqual(['aunt', 'mother-in-law']);
    expect(relate(cousins, 'fay', 'Bob')).toEqual(['niece', 'daughter-in-law']);
  });

  it('the children of two sisters by one man are half-siblings and cousins', () => {
    const both = family(
      'ada amy beth Max Ned ona',
      { amy: 'ada', beth: 'ada', Ned: 'amy Max', ona: 'beth Max' },
      'amy Max, beth Max',
    );
    expect(relate(both, 'Ned', 'ona')).toEqual(['half-brother', 'cousin']);
    expect(relate(both, 'amy', 'ona')).toEqual(['stepmother', 'aunt']);
  });

  it('a child of cousins is descended twice, and said to be so once', () => {
    const twice = family(
      'Old ada Bob cara Eli fay Kit',
      { Bob: 'Old ada', cara: 'Old ada', Eli: 'Bob', fay: 'cara', Kit: 'Eli fay' },
      'Old ada, Eli fay',
    );
    expect(relate(twice, 'Old', 'Kit')).toEqual(['great-grandfather']);
    expect(relate(twice, 'Kit', 'ada')).toEqual(['great-grandson']);
  });

  it('a grandmother may be a great-grandmother too', () => {
    const across = family(
      'ada Bob cara Dan Kit',
      { Bob: 'ada', cara: 'ada', Dan: 'cara', Kit: 'Bob Dan' },
      '',
    );
    expect(relate(across, 'ada', 'Kit')).toEqual(['grandmother', 'great-grandmother']);
  });

  it('brothers and sisters have the same recorded parents, be it two or one', () => {
    const one = family('ada Bob cara Dan', { Bob: 'ada', cara: 'ada', Dan: 'ada Old' }, '');
    expect(relate(one, 'Bob', 'cara')).toEqual(['brother']);
    // Dan has one more recorded parent, whom his siblings may not share, so they are only
    // half-siblings.
    expect(relate(one, 'Dan', 'cara')).toEqual(['half-brother']);
    expect(relate(one, 'cara', 'Dan')).toEqual(['half-sister']);
  });

  it('people without recorded parents are no siblings', () => {
    expect(relate(family('Bob cara', {}, ''), 'Bob', 'cara')).toEqual([]);
  });

  it('two husbands are husbands of each other', () => {
    expect(relate(family('Al Bo', {}, 'Al Bo'), 'Al', 'Bo')).toEqual(['husband']);
  });

  it('numbers and texts are different ids', () => {
    const mixed: Family = {
      people: [
        { id: 1, sex: 'm' },
        { id: '1', sex: 'f' },
        { id: '__proto__', sex: 'f' },
      ],
      parents: [
        ['1', 1],
        ['__proto__', 1],
      ],
      marriages: [],
    };
    expect(relate(mixed, 1, '1')).toEqual(['father']);
    expect(relate(mixed, '1', '__proto__')).toEqual(['sister']);
    expect(relate(mixed, 1, 1)).toEqual([]);
  });

  it('what is written twice counts once', () => {
    const repeated: Family = {
      people: HOUSE.people,
      parents: [...HOUSE.parents, ...HOUSE.parents],
      marriages: [...HOUSE.marriages, ...HOUSE.marriages.map(([a, b]) => [b, a] as const)],
    };
    expect(relate(repeated, 'Bob', 'cara')).toEqual(['brother']);
    expect(relate(repeated, 'bea', 'Bob')).toEqual(['wife']);
  });

  it('families that cannot be are answered too', () => {
    const odd: Family = {
      people: [
        { id: 'a', sex: 'f' },
        { id: 'b', sex: 'm' },
      ],
      parents: [
        ['a', 'b'],
        ['b', 'a'],
        ['a', 'a'],
      ],
      marriages: [['a', 'a']],
    };
    expect(relate(odd, 'a', 'b')).toContain('mother');
    expect(relate(odd, 'a', 'b')).toContain('daughter');
    expect(relate(odd, 'a', 'a')).toEqual([]);
  });
});

/** Generates arbitrary families: up to two parents among the earlier people, and any marriages. */
const families = fc.integer({ min: 2, max: 9 }).chain((size) =>
  fc
    .record({
      sexes: fc.array(fc.constantFrom<Sex>('m', 'f'), { minLength: size, maxLength: size }),
      parents: fc.array(fc.array(fc.nat(size), { maxLength: 2 }), {
        minLength: size,
        maxLength: size,
      }),
      marriages: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1)), { maxLength: 5 }),
    })
    .map(
      ({ sexes, parents, marriages }): Family => ({
        people: sexes.map((sex, id) => ({ id, sex })),
        parents: parents.flatMap((list, child) =>
          list.flatMap((parent) => (parent < child ? [[child, parent] as const] : [])),
        ),
        marriages,
      }),
    ),
);

/** Maps the relation of a person a to b to the possible relations of b to a. */
const INVERSE: readonly (readonly [RegExp, RegExp])[] = [
  [/^(father|mother)$/, /^(son|daughter)$/],
  [/^(husband|wife)$/, /^(husband|wife)$/],
  [/^(brother|sister)$/, /^(brother|sister)$/],
  [/^half-(brother|sister)$/, /^half-(brother|sister)$/],
  [/^grand(father|mother)$/, /^grand(son|daughter)$/],
  [/^great-grand(father|mother)$/, /^great-grand(son|daughter)$/],
  [/^(uncle|aunt)$/, /^(nephew|niece)$/],
  [/^cousin$/, /^cousin$/],
  [/^(father|mother)-in-law$/, /^(son|daughter)-in-law$/],
  [/^(brother|sister)-in-law$/, /^(brother|sister)-in-law$/],
  [/^step(father|mother)$/, /^step(son|daughter)$/],
];
const MEN = /father|son|brother|husband|uncle|nephew/;
const WOMEN = /mother|daughter|sister|wife|aunt|niece/;

it('in any family, what a is to b is the other side of what b is to a', () => {
  fc.assert(
    fc.property(families, (any) => {
      for (const { id: a, sex } of any.people) {
        for (const { id: b } of any.people) {
          const there = relate(any, a, b);
          const back = relate(any, b, a);
          expect(new Set(there).size).toBe(there.length);
          for (const word of there) {
            if (word !== 'cousin') {
              expect(sex === 'm' ? MEN.test(word) : WOMEN.test(word)).toBe(true);
            }
          }
          for (const [one, other] of INVERSE) {
            expect(there.some((word) => one.test(word))).toBe(
              back.some((word) => other.test(word)),
            );
          }
        }
      }
    }),
    { numRuns: 100 },
  );
});
