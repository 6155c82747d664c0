/**
 * What every kind of clue says and means, in one family that is known by heart:
 *
 *     Alma (0, Queen of Vell, 1700) = Bran (1, 1698)      first marriage of Alma's
 *     Alma (0)                      = Cuth (2, 1705)      second
 *
 *     of the first: Dora (3, 1722, Duchess of Ambry), Edric (4, 1725)
 *     of the second: Fulk (5, 1731)
 *
 *     Dora (3) = Gawen (6, 1720, Earl of Merrin): Hedda (7, 1745), Iden (8, 1747), Adda (9, 1750)
 */
import { describe, expect, it } from 'vitest';
import { constraintOf } from '../constraints.ts';
import type { Clue, Name, Plate } from '../types.ts';
import { KINDS, parseClue, printClue, scopeOf, termsOf } from './kinds.ts';

const plate = (sex: 'm' | 'f', born: number, title: string, ...parents: number[]): Plate => ({
  sex,
  born,
  title,
  parents,
});
/** Bran stands left of Alma, Cuth right of her: plates are numbered row by row. */
const FAMILY = {
  plates: [
    plate('m', 1698, ''),
    plate('f', 1700, 'Queen of Vell'),
    plate('m', 1705, ''),
    plate('f', 1722, 'Duchess of Ambry', 0, 1),
    plate('m', 1720, 'Earl of Merrin'),
    plate('m', 1725, '', 0, 1),
    plate('m', 1731, '', 1, 2),
    plate('f', 1745, '', 3, 4),
    plate('m', 1747, '', 3, 4),
    plate('f', 1750, '', 3, 4),
  ],
  marriages: [[0, 1] as const, [1, 2] as const, [3, 4] as const],
  monarch: 1,
  names: ['Adda', 'Alma', 'Bran', 'Cuth', 'Dora', 'Edric', 'Fulk', 'Gawen', 'Hedda', 'Iden'].map(
    (name): Name => ({ name, sex: /a$/.test(name) ? 'f' : 'm' }),
  ),
};
/** By name, in that order: the plate. */
const PLACES = [9, 1, 0, 2, 3, 5, 6, 4, 7, 8];

function isTrue(clue: Clue): boolean {
  const { names, ways } = constraintOf(FAMILY, clue);
  return ways.some((way) => names.every((name, i) => way[i] === PLACES[name]));
}

const not = (of: Clue): Clue => ({ kind: 'not', of });
const relation = (who: string, is: string, of: string): Clue => ({ kind: 'relation', who, is, of });
const has = (who: string, what: string): Clue => ({ kind: 'has', who, relation: what });
const count = (who: string, n: number, of: string): Clue => ({ kind: 'count', who, count: n, of });
const holder = (who: string, title: string): Clue => ({ kind: 'holder', who, title });

type Row = readonly [clue: Clue, sentence: string, isTrue: boolean];

const ROWS: readonly Row[] = [
  [relation('Fulk', 'half-brother', 'Dora'), 'Fulk is Dora’s half-brother.', true],
  [relation('Fulk', 'brother', 'Dora'), 'Fulk is Dora’s brother.', false],
  [relation('Fulk', 'uncle', 'Hedda'), 'Fulk is Hedda’s uncle.', true],
  [relation('Cuth', 'stepfather', 'Edric'), 'Cuth is Edric’s stepfather.', true],
  [relation('Edric', 'son', 'Queen of Vell'), 'Edric is a son of the Queen of Vell.', true],
  [
    relation('Bran', 'father', 'Duchess of Ambry'),
    'Bran is the father of the Duchess of Ambry.',
    true,
  ],
  [relation('Earl of Merrin', 'husband', 'Dora'), 'The Earl of Merrin is Dora’s husband.', true],
  [
    relation('Iden', 'uncle', 'Duchess of Ambry'),
    'Iden is an uncle of the Duchess of Ambry.',
    false,
  ],
  [not(relation('Edric', 'father', 'Iden')), 'Edric is not Iden’s father.', true],
  [has('Hedda', 'sister'), 'Hedda has a sister.', true],
  [has('Iden', 'aunt'), 'Iden has an aunt.', false],
  [not(has('Dora', 'sister')), 'Dora has no sister.', true],
  [count('Alma', 3, 'child'), 'Alma has three children.', true],
  [count('Bran', 2, 'child'), 'Bran has two children.', true],
  [count('Dora', 1, 'son'), 'Dora has just one son.', true],
  [count('Edric', 0, 'child'), 'Edric has no children.', true],
  [count('Iden', 2, 'sister'), 'Iden has two sisters.', true],
  [not(count('Dora', 2, 'daughter')), 'Dora does not have two daughters.', false],
  [
    { kind: 'more', who: 'Alma', than: 'Bran', of: 'child' },
    'Alma has more children than Bran.',
    true,
  ],
  [
    { kind: 'more', who: 'Edric', than: 'Duchess of Ambry', of: 'brother' },
    'Edric has more brothers than the Duchess of Ambry.',
    false,
  ],
  [{ kind: 'same-parents', who: 'Dora', as: 'Edric' }, 'Dora has the same parents as Edric.', true],
  [{ kind: 'same-parents', who: 'Dora', as: 'Fulk' }, 'Dora has the same parents as Fulk.', false],
  // Neither has any: that is not the same.
  [{ kind: 'same-parents', who: 'Bran', as: 'Cuth' }, 'Bran has the same parents as Cuth.', false],
  [{ kind: 'descent', who: 'Iden', from: 'Bran' }, 'Iden is descended from Bran.', true],
  [{ kind: 'descent', who: 'Iden', from: 'Cuth' }, 'Iden is descended from Cuth.', false],
  [{ kind: 'descent', who: 'Fulk', from: 'Bran' }, 'Fulk is descended from Bran.', false],
  [{ kind: 'married-in', who: 'Gawen' }, 'Gawen married into the family.', true],
  [{ kind: 'married-in', who: 'Alma' }, 'Alma married into the family.', false],
  [not({ kind: 'married-in', who: 'Fulk' }), 'Fulk was born into the family.', true],
  [{ kind: 'weddings', who: 'Alma', times: 2 }, 'Alma married twice.', true],
  [{ kind: 'weddings', who: 'Dora', times: 1 }, 'Dora married just once.', true],
  [{ kind: 'weddings', who: 'Iden', times: 0 }, 'Iden never married.', true],
  [not({ kind: 'weddings', who: 'Iden', times: 0 }), 'Iden is married.', false],
  [holder('Alma', 'Queen of Vell'), 'Alma is the Queen of Vell.', true],
  [not(holder('Hedda', 'Duchess of Ambry')), 'Hedda is not the Duchess of Ambry.', true],
  [{ kind: 'titled', who: 'Gawen' }, 'Gawen bears a title.', true],
  [not({ kind: 'titled', who: 'Bran' }), 'Bran bears no title.', true],
  [
    { kind: 'initial', who: 'Adda', with: 'grandmother' },
    'Adda shares her initial with a grandmother of hers.',
    true,
  ],
  [
    { kind: 'initial', who: 'Adda', with: 'mother' },
    'Adda shares her initial with her mother.',
    false,
  ],
  [
    not({ kind: 'initial', who: 'Iden', with: 'uncle' }),
    'Iden shares his initial with no uncle of his.',
    true,
  ],
  [{ kind: 'older', who: 'Gawen', than: 'Dora' }, 'Gawen was born before Dora.', true],
  [{ kind: 'older', who: 'Iden', than: 'Hedda' }, 'Iden was born before Hedda.', false],
  // Edric 1725, Hedda 1745: twenty years, not more.
  [
    { kind: 'years-older', who: 'Edric', years: 20, than: 'Hedda' },
    'Edric is more than 20 years older than Hedda.',
    false,
  ],
  [
    { kind: 'years-older', who: 'Edric', years: 10, than: 'Hedda' },
    'Edric is more than ten years older than Hedda.',
    true,
  ],
  [{ kind: 'born-after', who: 'Adda', year: 1749 }, 'Adda was born after 1749.', true],
  [{ kind: 'born-after', who: 'Adda', year: 1750 }, 'Adda was born after 1750.', false],
  [not({ kind: 'born-after', who: 'Adda', year: 1750 }), 'Adda was born in 1750 or before.', true],
  // Half-brothers and half-sisters do not count: Fulk has no other.
  [
    { kind: 'eldest', who: 'Fulk', is: 'youngest' },
    'Fulk is the youngest among his brothers and sisters.',
    false,
  ],
  [
    { kind: 'eldest', who: 'Edric', is: 'youngest' },
    'Edric is the youngest among his brothers and sisters.',
    true,
  ],
  [
    { kind: 'eldest', who: 'Hedda', is: 'eldest' },
    'Hedda is the eldest among her brothers and sisters.',
    true,
  ],
  // There they do: his mother has others.
  [{ kind: 'only-child', who: 'Fulk' }, 'Fulk is an only child.', false],
  [{ kind: 'only-child', who: 'Bran' }, 'Bran is an only child.', false],
  [
    { kind: 'next-child', who: 'Fulk', after: 'Edric' },
    'Fulk is Edric’s next younger brother.',
    false,
  ],
  [
    { kind: 'next-child', who: 'Edric', after: 'Duchess of Ambry' },
    'Edric is the Duchess of Ambry’s next younger brother.',
    true,
  ],
  [
    { kind: 'next-child', who: 'Adda', after: 'Hedda' },
    'Adda is Hedda’s next younger sister.',
    false,
  ],
  [
    { kind: 'generation', who: 'Gawen', as: 'Fulk' },
    'Gawen is of the same generation as Fulk.',
    true,
  ],
  [
    not({ kind: 'generation', who: 'Alma', as: 'Fulk' }),
    'Alma is not of the same generation as Fulk.',
    true,
  ],
  [
    { kind: 'above', who: 'Cuth', by: 2, whom: 'Iden' },
    'Cuth is two generations above Iden.',
    true,
  ],
  [
    { kind: 'above', who: 'Iden', by: 1, whom: 'Fulk' },
    'Iden is one generation above Fulk.',
    false,
  ],
  [{ kind: 'spouse-age', who: 'Dora', is: 'younger' }, 'Dora is younger than her husband.', true],
  [{ kind: 'spouse-age', who: 'Gawen', is: 'younger' }, 'Gawen is younger than his wife.', false],
  // Whoever has two is not compared.
  [{ kind: 'spouse-age', who: 'Alma', is: 'older' }, 'Alma is older than her husband.', false],
  // In line: Dora, Hedda, Iden, Adda, Edric, Fulk.
  [{ kind: 'place', who: 'Iden', place: 3 }, 'Iden is third in line to the throne.', true],
  [{ kind: 'place', who: 'Edric', place: 2 }, 'Edric is second in line to the throne.', false],
  [{ kind: 'in-line', who: 'Fulk' }, 'Fulk is in line to the throne.', true],
  [{ kind: 'in-line', who: 'Alma' }, 'Alma is in line to the throne.', false],
  [not({ kind: 'in-line', who: 'Gawen' }), 'Gawen is not in line to the throne.', true],
  [
    { kind: 'among', who: 'Adda', first: 4 },
    'Adda is among the first four in line to the throne.',
    true,
  ],
  [
    { kind: 'among', who: 'Edric', first: 4 },
    'Edric is among the first four in line to the throne.',
    false,
  ],
  [
    { kind: 'ahead', who: 'Adda', of: 'Edric' },
    'Adda comes before Edric in line to the throne.',
    true,
  ],
  // Who is not in line comes before nobody.
  [
    { kind: 'ahead', who: 'Alma', of: 'Edric' },
    'Alma comes before Edric in line to the throne.',
    false,
  ],
  [
    { kind: 'follows', who: 'Edric', after: 'Adda' },
    'Edric comes directly after Adda in line to the throne.',
    true,
  ],
  // The heir comes after nobody.
  [
    { kind: 'follows', who: 'Dora', after: 'Alma' },
    'Dora comes directly after Alma in line to the throne.',
    false,
  ],
  [
    {
      kind: 'either',
      one: relation('Edric', 'uncle', 'Iden'),
      other: relation('Gawen', 'uncle', 'Iden'),
    },
    'Either Edric or Gawen is Iden’s uncle, but not both.',
    true,
  ],
  // Both are: that is not what it says.
  [
    {
      kind: 'either',
      one: relation('Edric', 'uncle', 'Iden'),
      other: relation('Fulk', 'uncle', 'Iden'),
    },
    'Either Edric or Fulk is Iden’s uncle, but not both.',
    false,
  ],
  [
    {
      kind: 'either',
      one: relation('Edric', 'uncle', 'Iden'),
      other: relation('Edric', 'father', 'Iden'),
    },
    'Edric is either Iden’s uncle or his father, but not both.',
    true,
  ],
  [
    {
      kind: 'either',
      one: relation('Dora', 'daughter', 'Bran'),
      other: relation('Dora', 'daughter', 'Cuth'),
    },
    'Dora is either Bran’s or Cuth’s daughter, but not both.',
    true,
  ],
  [
    { kind: 'either', one: has('Iden', 'aunt'), other: has('Iden', 'brother') },
    'Iden has either an aunt or a brother, but not both.',
    false,
  ],
  [
    {
      kind: 'either',
      one: holder('Dora', 'Queen of Vell'),
      other: holder('Dora', 'Duchess of Ambry'),
    },
    'Dora is either the Queen of Vell or the Duchess of Ambry.',
    true,
  ],
  [
    { kind: 'either', one: has('Iden', 'sister'), other: { kind: 'titled', who: 'Bran' } },
    'Either Iden has a sister, or Bran bears a title, but not both.',
    true,
  ],
  [
    { kind: 'neither', one: has('Adda', 'son'), other: has('Iden', 'son') },
    'Neither Adda nor Iden has a son.',
    true,
  ],
  [
    { kind: 'neither', one: has('Adda', 'brother'), other: has('Edric', 'son') },
    'Adda has no brother, and Edric has no son.',
    false,
  ],
];

describe('each kind of clue', () => {
  it.each(ROWS.map(([clue, sentence, truth]) => [sentence, truth, clue] as const))(
    '%s is %s',
    (sentence, truth, clue) => {
      expect(printClue(clue, FAMILY)).toBe(sentence);
      expect(isTrue(clue)).toBe(truth);
      expect(parseClue(JSON.parse(JSON.stringify(clue)), FAMILY)).toEqual(clue);
    },
  );

  it('stands in this table, and there are more than a dozen', () => {
    const told = new Set(ROWS.flatMap(([clue]) => [clue.kind]));
    expect([...told].sort()).toEqual(Object.keys(KINDS).sort());
    expect(told.size).toBeGreaterThanOrEqual(12);
  });

  it('is the other way round when it is denied', () => {
    for (const [clue, , truth] of ROWS) {
      if (clue.kind in KINDS && !['not', 'either', 'neither'].includes(clue.kind)) {
        expect(isTrue(not(clue))).toBe(!truth);
        expect(printClue(not(clue), FAMILY)).not.toBe(printClue(clue, FAMILY));
      }
    }
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
