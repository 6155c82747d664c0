import { expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { apply, start } from '../rules/rules.ts';
import { coach } from './coach.ts';
import { EXAMPLE } from './example.ts';

/** The sentence with these names on the plates given. */
const told = (places: Readonly<Record<string, number>>) =>
  coach(
    Object.entries(places).reduce((state, [called, plate]) => {
      const name = EXAMPLE.names.findIndex((one) => one.name === called);
      return unwrap(apply(EXAMPLE, state, { type: 'place', plate, name }));
    }, start(EXAMPLE)),
  );

it('leads from the goal to the end, a sentence after every name', () => {
  expect([
    told({}),
    told({ Osric: 2 }),
    told({ Osric: 2, Corvin: 1 }),
    told({ Osric: 2, Corvin: 1, Odile: 3 }),
    told({ Osric: 2, Corvin: 1, Odile: 3, Tamsin: 4 }),
    told({ Osric: 2, Corvin: 1, Odile: 3, Tamsin: 4, Isaure: 0 }),
  ]).toEqual([
    'Give each plate its name. Tamsin is Osric’s sister, so Osric is a child: the only son.',
    'Right. Corvin is the only man left, and one square plate is free.',
    'Now clue 1: Odile comes directly after Osric, so she is the next child.',
    'Tamsin is a daughter too, and one daughter’s plate is free.',
    'Isaure is left, and so is the Queen’s plate.',
    'Solved: all five keep both clues.',
  ]);
  expect(told({ Corvin: 1 })).toMatch(/^Right so far\./);
});

it.each([
  ['Osric', 1, 'Osric has a sister here, so he is a child: he belongs on the man’s plate below.'],
  ['Corvin', 2, 'Corvin cannot be the son: that is Osric, who has a sister here.'],
  ['Odile', 4, 'Odile comes directly after Osric in line, so she is the child next to him.'],
  [
    'Tamsin',
    3,
    'Tamsin is a daughter, and the elder one is Odile, who comes directly after Osric.',
  ],
  ['Isaure', 3, 'Isaure is in no clue: she takes the plate that the others leave.'],
])('says why %s is not on plate %i', (name, plate, sentence) => {
  expect(told({ [name]: plate })).toBe(sentence);
});
