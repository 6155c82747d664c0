/**
 * Checks the notes shown beside clues, in the family of royalFamilyKnown.ts, where Alma married twice.
 */
import { expect, it } from 'vitest';
import {
  clue,
  count,
  either,
  FAMILY,
  has,
  holder,
  neither,
  not,
  relation,
} from '../../../../../tests/support/royalFamilyKnown.ts';
import type { Clue } from '../types.ts';
import { CONVENTIONS } from './conventions.ts';
import { notesOf, noteText } from './notes.ts';

const DUCHESS = 'Duchess of Ambry';

const ROWS: readonly (readonly [Clue, string])[] = [
  [has('Hedda', 'brother'), 'Half-brothers do not count.'],
  [has('Bran', 'stepson'), ''],
  [
    has('Hedda', 'uncle'),
    'One or more. Uncles: parents’ brothers and aunts’ husbands, half ones too.',
  ],
  [clue('above', 'Cuth', 2, 'Iden'), 'By rows of the tree, related or not.'],
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
  [clue('descent', 'Iden', 'Cuth'), 'Stepchildren do not count.'],
  [clue('eldest', 'Hedda', 'eldest'), 'She has at least one. Half ones do not count.'],
  [clue('only-child', 'Fulk'), 'His parents are on the tree.'],
  [clue('spouse-age', 'Dora', 'younger'), 'She has just one husband.'],
  // No man of the family married twice, so "his wife" needs no note.
  [clue('spouse-age', 'Gawen', 'younger'), ''],
  [clue('initial', 'Dora', 'husband'), 'She has just one husband.'],
  [count('Alma', 2, 'child'), 'Exactly two. Stepchildren do not count.'],
  // No mother or father in the family has more than two sons, so "exactly two" needs no note.
  [count('Dora', 2, 'son'), 'Stepsons do not count.'],
  [
    neither(has('Iden', 'grandmother'), has('Bran', 'grandmother')),
    'Stepparents do not count. Only people on the tree count.',
  ],
  [clue('in-line', 'Dora'), 'The monarch is not in line.'],
  // The monarch is a woman, so a clue about a man needs no note.
  [clue('in-line', 'Fulk'), ''],
  [clue('place', 'Iden', 3), 'Eldest line first, sons and daughters alike, without the monarch.'],
  [
    not(clue('among', 'Iden', 2)),
    'Eldest line first, sons and daughters alike, without the monarch. Also true of those not in line at all.',
  ],
  [
    either(clue('place', 'Iden', 3), clue('place', 'Fulk', 3)),
    'Eldest line first, sons and daughters alike, without the monarch. The other need not be in line.',
  ],
  [not(clue('married-in', 'Alma')), 'The monarch was born into the family.'],
  [clue('married-in', 'Bran'), 'The monarch’s husband married into the family.'],
  [clue('titled', 'Bran'), 'Only the title on one’s own plate counts.'],
  // Every titled man's wife has a title of her own, so "bears a title" needs no note.
  [clue('titled', 'Hedda'), ''],
  [clue('generation', 'Edric', DUCHESS), 'Two different people.'],
  [clue('generation', 'Edric', 'Dora'), ''],
  [holder('Alma', 'Queen of Vell'), ''],
  [either(holder('Dora', DUCHESS), holder('Dora', 'Queen of Vell')), 'All different people.'],
  [clue('older', 'Gawen', DUCHESS), ''],
];

it.each(ROWS)('%j: %s', (clue, text) => {
  expect(noteText(clue, FAMILY)).toBe(text);
});

it('each convention of the rules stands beside some clue', () => {
  const told = ROWS.flatMap(([clue]) => notesOf(clue, FAMILY).flatMap(({ tells }) => tells));
  const others = Object.keys(CONVENTIONS).filter((one) => !told.includes(one as never));
  expect(others).toEqual(['cousins']);
});
