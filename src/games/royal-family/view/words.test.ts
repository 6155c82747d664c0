/**
 * Checks the board's texts for screen readers in the example: a queen, her husband, their three
 * children.
 */
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { apply, start } from '../rules/rules.ts';
import type { Move, State } from '../rules/types.ts';
import { EXAMPLE } from './example.ts';
import { mentionsOf } from './mentions.ts';
import { brokenWords, hintWords, nameLabel, notesOn, plateLabel } from './words.ts';

const [CORVIN, ISAURE, ODILE, OSRIC, TAMSIN] = [0, 1, 2, 3, 4] as const;

function played(...moves: readonly Move[]): State {
  return moves.reduce((state, move) => unwrap(apply(EXAMPLE, state, move)), start(EXAMPLE));
}

describe('a plate', () => {
  it('is told with its relations while nobody is placed', () => {
    const state = start(EXAMPLE);
    expect(plateLabel(EXAMPLE, state, 0)).toBe(
      '1802 Queen of Vell, with the crown, woman, empty. Wife of the man born in 1799, mother of three.',
    );
    expect(plateLabel(EXAMPLE, state, 2)).toBe(
      '1824, man, empty. Son of the Queen of Vell and the man born in 1799.',
    );
  });

  it('is told by names as far as there are any', () => {
    const state = played(
      { type: 'place', plate: 0, name: ISAURE },
      { type: 'place', plate: 4, name: TAMSIN },
    );
    expect(plateLabel(EXAMPLE, state, 4)).toBe(
      '1831 Tamsin, woman. Daughter of Isaure and the man born in 1799.',
    );
  });

  it('tells what is pencilled, but for those who have a place', () => {
    const state = played(
      { type: 'pencil', plate: 3, name: ODILE },
      { type: 'pencil', plate: 3, name: TAMSIN },
      { type: 'place', plate: 4, name: TAMSIN },
    );
    expect(notesOn(EXAMPLE, state, 3)).toEqual([{ name: 'Odile', kind: 'pencilled' }]);
    expect(plateLabel(EXAMPLE, state, 3)).toMatch(/^1827, woman, empty, pencilled Odile\. /);
  });
});

it('what the hint rules out stands first on a plate, then pencil, then what the player has ruled out', () => {
  const state = played(
    { type: 'pencil', plate: 3, name: TAMSIN },
    { type: 'strike', marks: [{ plate: 3, name: ISAURE }] },
  );
  const rulesOut = [{ plate: 3, name: ODILE }];
  expect(notesOn(EXAMPLE, state, 3, rulesOut)).toEqual([
    { name: 'Odile', kind: 'by the hint' },
    { name: 'Tamsin', kind: 'pencilled' },
    { name: 'Isaure', kind: 'ruled out' },
  ]);
  expect(plateLabel(EXAMPLE, state, 3, rulesOut)).toMatch(
    /^1827, woman, empty, pencilled Tamsin, ruled out Isaure, ruled out by the hint Odile\. /,
  );
});

it('a name is told with its place', () => {
  const state = played({ type: 'place', plate: 2, name: OSRIC });
  expect(nameLabel(EXAMPLE, state, CORVIN)).toBe('Corvin, man, in the tray');
  expect(nameLabel(EXAMPLE, state, OSRIC)).toBe('Osric, man, the man born in 1824');
});

it('broken clues are told by their numbers', () => {
  expect(brokenWords([2])).toBe('Clue 3 is broken');
  expect(brokenWords([0, 4, 6])).toBe('Clues 1, 5 and 7 are broken');
});

it('a clue that is looked at marks its names, and the plates where they stand', () => {
  const state = played({ type: 'place', plate: 2, name: OSRIC });
  const { spoken } = mentionsOf(EXAMPLE, state, null, 1);
  expect([...spoken.names]).toEqual([OSRIC, TAMSIN]);
  expect([...spoken.plates]).toEqual([2]);
});

it('a hint marks what it rests on, and what it is about', () => {
  const hint = {
    evidence: [{ clue: 0 }, { name: OSRIC }, { plate: 3 }],
    target: [{ name: ODILE }, { plate: 3 }],
    rulesOut: [{ plate: 4, name: ODILE }],
  };
  const { hinted } = mentionsOf(EXAMPLE, start(EXAMPLE), hint, null);
  expect([...hinted.clues]).toEqual([[0, 'evidence']]);
  expect(hinted.names.get(OSRIC)).toBe('evidence');
  expect(hinted.names.get(ODILE)).toBe('target');
  expect([...hinted.plates]).toEqual([[3, 'target']]);
  expect([undefined, 'evidence', 'target'].map((role) => hintWords(role as never))).toEqual([
    '',
    'Hint reason.',
    'Hint target.',
  ]);
});
