/** Checks the sentence and meaning of every kind of clue, in the family of royalFamilyKnown.ts. */
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
import type { Clue } from '../types.ts';
import { KINDS, parseClue, printClue } from './kinds.ts';

/**
 * A clue, its sentence and whether it is true; null where its presupposition fails, so that neither
 * the clue nor its denial is true.
 */
type Row = readonly [clue: Clue, sentence: string, isTrue: boolean | null];

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
  [not(count('Dora', 1, 'son')), 'Dora does not have just one son.', false],
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
  // Neither Bran nor Cuth has drawn parents, which does not make their parents the same.
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
  // The clue presumes that Adda has exactly one husband, and she has none.
  [
    { kind: 'initial', who: 'Adda', with: 'husband' },
    'Adda shares her initial with her husband.',
    null,
  ],
  [
    not({ kind: 'initial', who: 'Iden', with: 'uncle' }),
    'Iden shares his initial with no uncle of his.',
    true,
  ],
  [{ kind: 'older', who: 'Gawen', than: 'Dora' }, 'Gawen was born before Dora.', true],
  [{ kind: 'older', who: 'Iden', than: 'Hedda' }, 'Iden was born before Hedda.', false],
  // Edric was born in 1725, Hedda in 1745: twenty years apart, not more.
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
  [
    { kind: 'years-older', who: 'Bran', years: 1, than: 'Alma' },
    'Bran is more than one year older than Alma.',
    true,
  ],
  [{ kind: 'born-after', who: 'Adda', year: 1749 }, 'Adda was born after 1749.', true],
  [{ kind: 'born-after', who: 'Adda', year: 1750 }, 'Adda was born after 1750.', false],
  [not({ kind: 'born-after', who: 'Adda', year: 1750 }), 'Adda was born in 1750 or before.', true],
  // Half-brothers and half-sisters do not count, and Fulk has no other siblings.
  [
    { kind: 'eldest', who: 'Fulk', is: 'youngest' },
    'Fulk is the youngest among his brothers and sisters.',
    null,
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
  // In this kind of clue half-siblings count, and Fulk's mother has other children.
  [
    { kind: 'only-child', who: 'Fulk' },
    'Fulk has no brothers or sisters, not even half ones.',
    false,
  ],
  [
    { kind: 'only-child', who: 'Bran' },
    'Bran has no brothers or sisters, not even half ones.',
    false,
  ],
  [
    { kind: 'next-child', who: 'Fulk', after: 'Edric' },
    'Fulk is the next child of the same parents after Edric.',
    false,
  ],
  [
    { kind: 'next-child', who: 'Edric', after: 'Duchess of Ambry' },
    'Edric is the next child of the same parents after the Duchess of Ambry.',
    true,
  ],
  [
    { kind: 'next-child', who: 'Adda', after: 'Hedda' },
    'Adda is the next child of the same parents after Hedda.',
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
  // Alma has two spouses and Iden none, so neither clue about a single spouse is true or false.
  [{ kind: 'spouse-age', who: 'Alma', is: 'older' }, 'Alma is older than her husband.', null],
  [{ kind: 'spouse-age', who: 'Iden', is: 'older' }, 'Iden is older than his wife.', null],
  // In line to the throne, in this order: Dora, Hedda, Iden, Adda, Edric, Fulk.
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
  // A person who is not in line to the throne comes before no other.
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
  // The heir to the throne comes after no other person in line.
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
  // Both statements of the clue are true, so "either … or" does not hold.
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
    'Edric is either Iden’s uncle or his father.',
    true,
  ],
  // A person has only one father, so the sentence omits "but not both". Neither Edric nor Fulk is
  // Iden's father.
  [
    {
      kind: 'either',
      one: relation('Edric', 'father', 'Iden'),
      other: relation('Fulk', 'father', 'Iden'),
    },
    'Either Edric or Fulk is Iden’s father.',
    false,
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
    {
      kind: 'either',
      one: holder('Adda', 'Queen of Vell'),
      other: holder('Adda', 'Duchess of Ambry'),
    },
    'Adda is either the Queen of Vell or the Duchess of Ambry.',
    false,
  ],
  [
    {
      kind: 'either',
      one: relation('Iden', 'son', 'Queen of Vell'),
      other: relation('Iden', 'son', 'Duchess of Ambry'),
    },
    'Iden is a son of either the Queen of Vell or the Duchess of Ambry, but not both.',
    true,
  ],
  [
    {
      kind: 'either',
      one: { kind: 'initial', who: 'Iden', with: 'father' },
      other: { kind: 'initial', who: 'Iden', with: 'mother' },
    },
    'Iden shares his initial with either his father or his mother, but not both.',
    false,
  ],
  [
    { kind: 'either', one: count('Iden', 2, 'sister'), other: count('Iden', 2, 'brother') },
    'Iden has either two sisters or two brothers, but not both.',
    true,
  ],
  [
    { kind: 'either', one: count('Dora', 1, 'son'), other: count('Dora', 1, 'daughter') },
    'Dora has either just one son or just one daughter, but not both.',
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
      expect(isTrue(clue)).toBe(truth ?? false);
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
        expect(isTrue(not(clue))).toBe(truth !== null && !truth);
        expect(printClue(not(clue), FAMILY)).not.toBe(printClue(clue, FAMILY));
      }
    }
  });
});
