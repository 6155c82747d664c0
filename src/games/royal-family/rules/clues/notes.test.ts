/**
 * Checks the notes shown beside clues, in the family of royalFamilyKnown.ts, where Alma married twice.
 */
import { expect, it } from 'vitest';
import {
  count,
  FAMILY,
  has,
  holder,
  not,
  relation,
} from '../../../../../tests/support/royalFamilyKnown.ts';
import type { Clue } from '../types.ts';
import { CONVENTIONS } from './conventions.ts';
import { notesOf, noteText } from './notes.ts';

const DUCHESS = 'Duchess of Ambry';
const either = (one: Clue, other: Clue): Clue => ({ kind: 'either', one, other });
const neither = (one: Clue, other: Clue): Clue => ({ kind: 'neither', one, other });

const ROWS: readonly (readonly [Clue, string])[] = [
  [has('Hedda', 'brother'), 'Half-brothers do not count.'],
  [has('Bran', 'stepson'), ''],
  [
    has('Hedda', 'uncle'),
    'One or more. Uncles: parents’ brothers and aunts’ husbands, half ones too.',
  ],
  [{ kind: 'above', who: 'Cuth', by: 2, whom: 'Iden' }, 'By rows of the tree, related or not.'],
  [relation('Fulk', 'half-brother', 'Dora'), ''],
  [
    relation('Fulk', 'uncle', 'Hedda'),
    'Uncles: parents’ brothers and aunts’ husbands, half ones too.',
  ],
  [
    count('Edric', 1, 'niece'),
    'Nieces: daughters of one’s own or a spouse’s siblings, half ones too.',
  ],
  [
    relation('Gawen', 'brother-in-law', 'Fulk'),
    'Brothers-in-law: spouses’ brothers, sisters’ husbands, half ones too.',
  ],
  [relation('Bran', 'father', 'Dora'), 'Stepfathers do not count.'],
  [relation('Alma', 'mother', 'Dora'), ''],
  [relation('Alma', 'grandmother', 'Iden'), 'Stepparents do not count.'],
  [{ kind: 'descent', who: 'Iden', from: 'Cuth' }, 'Stepchildren do not count.'],
  [{ kind: 'eldest', who: 'Hedda', is: 'eldest' }, 'She has at least one. Half ones do not count.'],
  [{ kind: 'only-child', who: 'Fulk' }, 'His parents are on the tree.'],
  [{ kind: 'spouse-age', who: 'Dora', is: 'younger' }, 'She has just one husband.'],
  // No man of the family married twice, so "his wife" needs no note.
  [{ kind: 'spouse-age', who: 'Gawen', is: 'younger' }, ''],
  [{ kind: 'initial', who: 'Dora', with: 'husband' }, 'She has just one husband.'],
  [count('Alma', 2, 'child'), 'Exactly two. Stepchildren do not count.'],
  // No mother or father in the family has more than two sons, so "exactly two" needs no note.
  [count('Dora', 2, 'son'), 'Stepsons do not count.'],
  [
    neither(has('Iden', 'grandmother'), has('Bran', 'grandmother')),
    'Stepparents do not count. Only people on the tree count.',
  ],
  [{ kind: 'in-line', who: 'Dora' }, 'The monarch is not in line.'],
  // The monarch is a woman, so a clue about a man needs no note.
  [{ kind: 'in-line', who: 'Fulk' }, ''],
  [
    { kind: 'place', who: 'Iden', place: 3 },
    'Eldest line first, sons and daughters alike, without the monarch.',
  ],
  [
    not({ kind: 'among', who: 'Iden', first: 2 }),
    'Eldest line first, sons and daughters alike, without the monarch. Also true of those not in line at all.',
  ],
  [
    either({ kind: 'place', who: 'Iden', place: 3 }, { kind: 'place', who: 'Fulk', place: 3 }),
    'Eldest line first, sons and daughters alike, without the monarch. The other need not be in line.',
  ],
  [not({ kind: 'married-in', who: 'Alma' }), 'The monarch was born into the family.'],
  [{ kind: 'married-in', who: 'Bran' }, 'The monarch’s husband married into the family.'],
  [{ kind: 'titled', who: 'Bran' }, 'Only the title on one’s own plate counts.'],
  // Every titled man's wife has a title of her own, so "bears a title" needs no note.
  [{ kind: 'titled', who: 'Hedda' }, ''],
  [{ kind: 'generation', who: 'Edric', as: DUCHESS }, 'Two different people.'],
  [{ kind: 'generation', who: 'Edric', as: 'Dora' }, ''],
  [holder('Alma', 'Queen of Vell'), ''],
  [either(holder('Dora', DUCHESS), holder('Dora', 'Queen of Vell')), 'All different people.'],
  [{ kind: 'older', who: 'Gawen', than: DUCHESS }, ''],
];

it.each(ROWS)('%j: %s', (clue, text) => {
  expect(noteText(clue, FAMILY)).toBe(text);
});

it('each convention of the rules stands beside some clue', () => {
  const told = ROWS.flatMap(([clue]) => notesOf(clue, FAMILY).flatMap(({ tells }) => tells));
  const others = Object.keys(CONVENTIONS).filter((one) => !told.includes(one as never));
  expect(others).toEqual(['cousins']);
});
