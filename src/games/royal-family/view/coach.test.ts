import { expect, it } from 'vitest';
import { expectTrueSentences } from '../../../../tests/support/tutor.ts';
import { unwrap } from '../../../lib/result.ts';
import { apply, plateOf, start, status } from '../rules/rules.ts';
import type { Move, State } from '../rules/types.ts';
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
    'Put each name on its nameplate. Clue 2: Osric has a sister, so he’s one of the children. Put him on the son’s square plate.',
    'Right! Corvin is the only man left, and one square plate is free.',
    'Now clue 1: Odile comes directly after Osric in line, so she’s the next child.',
    'Tamsin is a daughter too, and one daughter’s plate is free.',
    'Only Isaure is left, and the Queen’s plate is free.',
    'Solved! Everyone is in place, and both clues are true.',
  ]);
  expect(told({ Corvin: 1 })).toMatch(/^Right so far\./);
});

it('says only what is true after every first and second move', () => {
  const HOME = { Isaure: 0, Corvin: 1, Osric: 2, Odile: 3, Tamsin: 4 };
  const nameOf = (called: string) => EXAMPLE.names.findIndex(({ name }) => name === called);
  const at = (state: State, called: string) => plateOf(state, nameOf(called));
  const all = Object.keys(HOME) as (keyof typeof HOME)[];
  const isRight = (state: State, called: keyof typeof HOME) => at(state, called) === HOME[called];
  /** Whether these are placed, all that is placed is right, and the name is not placed. */
  const next = (state: State, called: string, ...before: readonly string[]) =>
    all.every((each) => isRight(state, each) || at(state, each) === null) &&
    before.every((each) => at(state, each) !== null) &&
    at(state, called) === null;
  const freePlates = (state: State, sex: string) =>
    EXAMPLE.plates.flatMap((plate, i) =>
      plate.sex === sex && state.placed[i] === null ? [i] : [],
    );
  const place = (called: keyof typeof HOME): Move => ({
    ...{ type: 'place', plate: HOME[called], name: nameOf(called) },
  });
  const begun = [start(EXAMPLE)];
  for (const called of ['Osric', 'Corvin', 'Odile'] as const) {
    begun.push(unwrap(apply(EXAMPLE, begun.at(-1)!, place(called))));
  }
  for (const from of begun) {
    expectTrueSentences<State, Move>({
      start: from,
      moves: () =>
        EXAMPLE.plates.flatMap((_, plate): Move[] => [
          { type: 'lift', plate },
          ...EXAMPLE.names.map((_, name): Move => ({ type: 'place', plate, name })),
        ]),
      apply: (state, move) => apply(EXAMPLE, state, move),
      coach,
      says: [
        [
          /^Solved! Everyone is in place, and both clues are true\.$/,
          (state) => status(EXAMPLE, state) === 'won',
        ],
        [
          /^(?:Put each name on its nameplate\.|(Right so far\.)) Clue 2: Osric has a sister, so he’s one of the children\. Put him on the son’s square plate\.$/,
          (state, far) =>
            next(state, 'Osric') &&
            (far === undefined) === state.placed.every((name) => name === null),
        ],
        [
          /^Right! Corvin is the only man left, and one square plate is free\.$/,
          (state) => next(state, 'Corvin', 'Osric') && `${freePlates(state, 'm')}` === '1',
        ],
        [
          /^Now clue 1: Odile comes directly after Osric in line, so she’s the next child\.$/,
          (state) => next(state, 'Odile', 'Osric'),
        ],
        [
          /^Tamsin is a daughter too, and one daughter’s plate is free\.$/,
          (state) => next(state, 'Tamsin', 'Odile') && freePlates(state, 'f').includes(4),
        ],
        [
          /^Only Isaure is left, and the Queen’s plate is free\.$/,
          (state) => next(state, 'Isaure', ...all.slice(1)) && `${freePlates(state, 'f')}` === '0',
        ],
        // The reasons for each name's place, told only of a name that is elsewhere.
        [
          /^(?:(Osric) has a sister, so he’s one of the children: put him on the square plate below|(Corvin) can’t be the son: that’s Osric, who has a sister|(Odile) comes directly after Osric in line, so she’s the child next to him|(Tamsin) is a daughter, and the elder one is Odile, who comes directly after Osric|No clue mentions (Isaure), so she gets the plate that’s left)\.$/,
          (state, ...said) => {
            const called = said.find((each) => each !== undefined) as keyof typeof HOME;
            return at(state, called) !== null && !isRight(state, called);
          },
        ],
      ],
    });
  }
});
