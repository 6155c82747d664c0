/** Checks the sentence and meaning of every kind of clue, in the family of royalFamilyKnown.ts. */
import { describe, expect, it } from 'vitest';
import {
  clue,
  count,
  either,
  FAMILY,
  has,
  holder,
  isTrue,
  neither,
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
  [clue('more', 'Alma', 'Bran', 'child'), 'Alma has more children than Bran.', true],
  [
    clue('more', 'Edric', 'Duchess of Ambry', 'brother'),
    'Edric has more brothers than the Duchess of Ambry.',
    false,
  ],
  [clue('same-parents', 'Dora', 'Edric'), 'Dora has the same parents as Edric.', true],
  [clue('same-parents', 'Dora', 'Fulk'), 'Dora has the same parents as Fulk.', false],
  // Neither Bran nor Cuth has drawn parents, which does not make their parents the same.
  [clue('same-parents', 'Bran', 'Cuth'), 'Bran has the same parents as Cuth.', false],
  [clue('descent', 'Iden', 'Bran'), 'Iden is descended from Bran.', true],
  [clue('descent', 'Iden', 'Cuth'), 'Iden is descended from Cuth.', false],
  [clue('descent', 'Fulk', 'Bran'), 'Fulk is descended from Bran.', false],
  [clue('married-in', 'Gawen'), 'Gawen married into the family.', true],
  [clue('married-in', 'Alma'), 'Alma married into the family.', false],
  [not(clue('married-in', 'Fulk')), 'Fulk was born into the family.', true],
  [clue('weddings', 'Alma', 2), 'Alma married twice.', true],
  [clue('weddings', 'Dora', 1), 'Dora married just once.', true],
  [clue('weddings', 'Iden', 0), 'Iden never married.', true],
  [not(clue('weddings', 'Iden', 0)), 'Iden is married.', false],
  [holder('Alma', 'Queen of Vell'), 'Alma is the Queen of Vell.', true],
  [not(holder('Hedda', 'Duchess of Ambry')), 'Hedda is not the Duchess of Ambry.', true],
  [clue('titled', 'Gawen'), 'Gawen bears a title.', true],
  [not(clue('titled', 'Bran')), 'Bran bears no title.', true],
  [
    clue('initial', 'Adda', 'grandmother'),
    'Adda shares her initial with a grandmother of hers.',
    true,
  ],
  [clue('initial', 'Adda', 'mother'), 'Adda shares her initial with her mother.', false],
  // The clue presumes that Adda has exactly one husband, and she has none.
  [clue('initial', 'Adda', 'husband'), 'Adda shares her initial with her husband.', null],
  [not(clue('initial', 'Iden', 'uncle')), 'Iden shares his initial with no uncle of his.', true],
  [clue('older', 'Gawen', 'Dora'), 'Gawen was born before Dora.', true],
  [clue('older', 'Iden', 'Hedda'), 'Iden was born before Hedda.', false],
  // Edric was born in 1725, Hedda in 1745: twenty years apart, not more.
  [
    clue('years-older', 'Edric', 20, 'Hedda'),
    'Edric is more than 20 years older than Hedda.',
    false,
  ],
  [
    clue('years-older', 'Edric', 10, 'Hedda'),
    'Edric is more than ten years older than Hedda.',
    true,
  ],
  [clue('years-older', 'Bran', 1, 'Alma'), 'Bran is more than one year older than Alma.', true],
  [clue('born-after', 'Adda', 1749), 'Adda was born after 1749.', true],
  [clue('born-after', 'Adda', 1750), 'Adda was born after 1750.', false],
  [not(clue('born-after', 'Adda', 1750)), 'Adda was born in 1750 or before.', true],
  // Half-brothers and half-sisters do not count, and Fulk has no other siblings.
  [
    clue('eldest', 'Fulk', 'youngest'),
    'Fulk is the youngest among his brothers and sisters.',
    null,
  ],
  [
    clue('eldest', 'Edric', 'youngest'),
    'Edric is the youngest among his brothers and sisters.',
    true,
  ],
  [clue('eldest', 'Hedda', 'eldest'), 'Hedda is the eldest among her brothers and sisters.', true],
  // In this kind of clue half-siblings count, and Fulk's mother has other children.
  [clue('only-child', 'Fulk'), 'Fulk has no brothers or sisters, not even half ones.', false],
  [clue('only-child', 'Bran'), 'Bran has no brothers or sisters, not even half ones.', false],
  [
    clue('next-child', 'Fulk', 'Edric'),
    'Fulk is the next child of the same parents after Edric.',
    false,
  ],
  [
    clue('next-child', 'Edric', 'Duchess of Ambry'),
    'Edric is the next child of the same parents after the Duchess of Ambry.',
    true,
  ],
  [
    clue('next-child', 'Adda', 'Hedda'),
    'Adda is the next child of the same parents after Hedda.',
    false,
  ],
  [clue('generation', 'Gawen', 'Fulk'), 'Gawen is of the same generation as Fulk.', true],
  [not(clue('generation', 'Alma', 'Fulk')), 'Alma is not of the same generation as Fulk.', true],
  [clue('above', 'Cuth', 2, 'Iden'), 'Cuth is two generations above Iden.', true],
  [clue('above', 'Iden', 1, 'Fulk'), 'Iden is one generation above Fulk.', false],
  [clue('spouse-age', 'Dora', 'younger'), 'Dora is younger than her husband.', true],
  [clue('spouse-age', 'Gawen', 'younger'), 'Gawen is younger than his wife.', false],
  // Alma has two spouses and Iden none, so neither clue about a single spouse is true or false.
  [clue('spouse-age', 'Alma', 'older'), 'Alma is older than her husband.', null],
  [clue('spouse-age', 'Iden', 'older'), 'Iden is older than his wife.', null],
  // In line to the throne, in this order: Dora, Hedda, Iden, Adda, Edric, Fulk.
  [clue('place', 'Iden', 3), 'Iden is third in line to the throne.', true],
  [clue('place', 'Edric', 2), 'Edric is second in line to the throne.', false],
  [clue('in-line', 'Fulk'), 'Fulk is in line to the throne.', true],
  [clue('in-line', 'Alma'), 'Alma is in line to the throne.', false],
  [not(clue('in-line', 'Gawen')), 'Gawen is not in line to the throne.', true],
  [clue('among', 'Adda', 4), 'Adda is among the first four in line to the throne.', true],
  [clue('among', 'Edric', 4), 'Edric is among the first four in line to the throne.', false],
  [clue('ahead', 'Adda', 'Edric'), 'Adda comes before Edric in line to the throne.', true],
  // A person who is not in line to the throne comes before no other.
  [clue('ahead', 'Alma', 'Edric'), 'Alma comes before Edric in line to the throne.', false],
  [
    clue('follows', 'Edric', 'Adda'),
    'Edric comes directly after Adda in line to the throne.',
    true,
  ],
  // The heir to the throne comes after no other person in line.
  [clue('follows', 'Dora', 'Alma'), 'Dora comes directly after Alma in line to the throne.', false],
  [
    either(relation('Edric', 'uncle', 'Iden'), relation('Gawen', 'uncle', 'Iden')),
    'Either Edric or Gawen is Iden’s uncle, but not both.',
    true,
  ],
  // Both statements of the clue are true, so "either … or" does not hold.
  [
    either(relation('Edric', 'uncle', 'Iden'), relation('Fulk', 'uncle', 'Iden')),
    'Either Edric or Fulk is Iden’s uncle, but not both.',
    false,
  ],
  [
    either(relation('Edric', 'uncle', 'Iden'), relation('Edric', 'father', 'Iden')),
    'Edric is either Iden’s uncle or his father.',
    true,
  ],
  // A person has only one father, so the sentence omits "but not both". Neither Edric nor Fulk is
  // Iden's father.
  [
    either(relation('Edric', 'father', 'Iden'), relation('Fulk', 'father', 'Iden')),
    'Either Edric or Fulk is Iden’s father.',
    false,
  ],
  [
    either(relation('Dora', 'daughter', 'Bran'), relation('Dora', 'daughter', 'Cuth')),
    'Dora is either Bran’s or Cuth’s daughter, but not both.',
    true,
  ],
  [
    either(has('Iden', 'aunt'), has('Iden', 'brother')),
    'Iden has either an aunt or a brother, but not both.',
    false,
  ],
  [
    either(holder('Dora', 'Queen of Vell'), holder('Dora', 'Duchess of Ambry')),
    'Dora is either the Queen of Vell or the Duchess of Ambry.',
    true,
  ],
  [
    either(holder('Adda', 'Queen of Vell'), holder('Adda', 'Duchess of Ambry')),
    'Adda is either the Queen of Vell or the Duchess of Ambry.',
    false,
  ],
  [
    either(relation('Iden', 'son', 'Queen of Vell'), relation('Iden', 'son', 'Duchess of Ambry')),
    'Iden is a son of either the Queen of Vell or the Duchess of Ambry, but not both.',
    true,
  ],
  [
    either(clue('initial', 'Iden', 'father'), clue('initial', 'Iden', 'mother')),
    'Iden shares his initial with either his father or his mother, but not both.',
    false,
  ],
  [
    either(count('Iden', 2, 'sister'), count('Iden', 2, 'brother')),
    'Iden has either two sisters or two brothers, but not both.',
    true,
  ],
  [
    either(count('Dora', 1, 'son'), count('Dora', 1, 'daughter')),
    'Dora has either just one son or just one daughter, but not both.',
    true,
  ],
  [
    either(has('Iden', 'sister'), clue('titled', 'Bran')),
    'Either Iden has a sister, or Bran bears a title, but not both.',
    true,
  ],
  [neither(has('Adda', 'son'), has('Iden', 'son')), 'Neither Adda nor Iden has a son.', true],
  [
    neither(has('Adda', 'brother'), has('Edric', 'son')),
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
