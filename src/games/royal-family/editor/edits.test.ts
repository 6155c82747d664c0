import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { KINDS } from '../rules/clues/kinds.ts';
import { parseBoard, parsePuzzle } from '../rules/codec.ts';
import { start } from '../rules/rules.ts';
import type { Board, Clue } from '../rules/types.ts';
import { EXAMPLE } from '../view/example.ts';
import {
  addClue,
  begun,
  fieldOf,
  isTrueOf,
  moveClue,
  removeClue,
  replaceClue,
  whyNoClue,
  withField,
} from './clueEdits.ts';
import { fieldName, GROUPS } from './clueWords.ts';
import { differences } from './differences.ts';

const PACKS = new URL('../../../../public/puzzles/royal-family/', import.meta.url);

const shipped: readonly Board[] = readdirSync(PACKS).flatMap((file) => {
  const pack = JSON.parse(readFileSync(new URL(file, PACKS), 'utf8')) as { puzzles: unknown[] };
  return pack.puzzles.flatMap((puzzle) => unwrap(parsePuzzle(puzzle)).boards);
});

/**
 * A family on five plates: queen and consort (0, 1); Osric's plate (2, born 1824), two sisters (3,
 * 4).
 */
const family = EXAMPLE;

function expectBoard(board: Board): void {
  expect(unwrap(parseBoard(JSON.parse(JSON.stringify(board))))).toEqual(board);
}

describe('clues by hand', () => {
  const kinds = Object.keys(KINDS);

  it('have words for every kind and every field', () => {
    const named = GROUPS.flatMap((group) => Object.entries(group.kinds));
    expect(named.map(([kind]) => kind).sort()).toEqual([...kinds].sort());
    for (const [kind, { fields }] of named) {
      expect(Object.keys(fields)).toEqual(Object.keys(KINDS[kind]!.params));
      for (const key of Object.keys(fields)) expect(fieldName(kind, key)).not.toBe('');
    }
  });

  it('can be begun on every board, of whomever is wanted', { tags: 'all' }, () => {
    for (const board of shipped.filter((_, i) => i % 40 === 0)) {
      for (const kind of kinds) {
        const who = board.names.at(-1)!.name;
        const clue = begun(board, kind, who);
        expect([kind, clue && whyNoClue(board, clue)]).toEqual([kind, '']);
        expectBoard(addClue(board, clue!));
      }
    }
    const untitled = { ...family, plates: family.plates.map((one) => ({ ...one, title: '' })) };
    expect(begun(untitled, 'holder')).toBeNull();
  });

  it('change field by field, and other words with them', () => {
    const aunt: Clue = { kind: 'relation', who: 'Odile', is: 'aunt', of: 'Tamsin' };
    const he = withField(family, aunt, 'who', 'Osric', true);
    expect(he.who).toBe('Osric');
    expect(whyNoClue(family, he)).toBe('');
    const either: Clue = { kind: 'either', one: aunt, other: { ...aunt, who: 'Isaure' } };
    const part = withField(family, aunt, 'who', 'Corvin', false);
    expect(whyNoClue(family, { ...either, one: part })).toBe('');
    expect(fieldOf(family, aunt, 'is')).not.toMatchObject({
      values: expect.arrayContaining(['uncle']),
    });
    expect(fieldOf(family, aunt, 'of')).toMatchObject({
      type: 'person',
      titles: ['Queen of Vell'],
    });
    expect(fieldOf(family, either, 'one')).toEqual({ type: 'statement' });
    expect(fieldOf(family, { kind: 'born-after', who: 'Odile', year: 1800 }, 'year').type).toBe(
      'number',
    );
  });

  it('say why they are none', () => {
    const aunt: Clue = { kind: 'relation', who: 'Odile', is: 'aunt', of: 'Tamsin' };
    expect(whyNoClue(family, { ...aunt, of: 'Odile' })).toBe('Choose two different people.');
    expect(whyNoClue(family, { ...aunt, is: 'uncle' })).toBe(
      'Nobody can be that. Choose another word.',
    );
    expect(whyNoClue(family, { kind: 'either', one: aunt, other: aunt })).toBe(
      'Choose two different statements.',
    );
    const four = { ...aunt, who: 'Isaure', of: 'Osric' };
    expect(whyNoClue(family, { kind: 'neither', one: aunt, other: four })).toBe(
      'This clue would depend on 4 names. The limit is 3.',
    );
    expect(whyNoClue(family, { kind: 'born-after', who: 'Odile', year: -3 })).toBe(
      'This number cannot be used here.',
    );
  });

  it('are added, replaced, moved and taken out', () => {
    const clue: Clue = { kind: 'titled', who: 'Odile' };
    const [first, second] = family.clues as [Clue, Clue];
    expect(addClue(family, clue).clues).toEqual([first, second, clue]);
    expect(replaceClue(family, 0, clue).clues).toEqual([clue, second]);
    expect(removeClue(family, 0).clues).toEqual([second]);
    expect(moveClue(family, 0, 1)?.clues).toEqual([second, first]);
    expect(moveClue(family, 0, -1)).toBeNull();
    expect(moveClue(family, 1, 1)).toBeNull();
  });

  it('are judged by where people stand', () => {
    // Corvin is the consort, Isaure the queen; Osric, Odile, Tamsin their children.
    const state = { ...start(family), placed: [1, 0, 3, 2, 4] };
    expect(isTrueOf(family, { kind: 'titled', who: 'Isaure' }, state)).toBe(true);
    expect(isTrueOf(family, { kind: 'titled', who: 'Odile' }, state)).toBe(false);
  });
});

it('tells what was changed', () => {
  expect(differences(family, family)).toEqual([]);
  expect(differences(family, { ...removeClue(family, 1), beans: 2 })).toEqual([
    'Clue removed: Tamsin is Osric’s sister.',
    'Beans: 1 → 2',
  ]);
  expect(differences(family, moveClue(family, 0, 1)!)).toEqual(['Clues reordered']);
  expect(differences(family, shipped[0]!)).toEqual(['A different family.']);
});
