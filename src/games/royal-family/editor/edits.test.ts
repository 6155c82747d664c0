import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { KINDS, printClue } from '../rules/clues/kinds.ts';
import { parseBoard, parsePuzzle } from '../rules/codec.ts';
import { layoutOf, WIDEST_TREE } from '../rules/layout.ts';
import { start } from '../rules/rules.ts';
import { treeOf } from '../rules/tree.ts';
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
import { drawnFrom, familyFrom, inOrder } from './family.ts';
import { freeNames, rename } from './nameEdits.ts';
import {
  addChild,
  addPartner,
  changeSex,
  type Edited,
  leavingWith,
  remove,
  setHouse,
  setTitle,
  setYear,
} from './treeEdits.ts';

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
const namesIn = (board: Board) => board.names.map(({ name }) => name);

function expectBoard(board: Board): void {
  expect(unwrap(parseBoard(JSON.parse(JSON.stringify(board))))).toEqual(board);
}

describe('a family', () => {
  it('is drawn again as it was, every one that is shipped', () => {
    for (const board of shipped) {
      const { plates, marriages, monarch } = board;
      const read = familyFrom(board);
      expect(drawnFrom(read, inOrder(read))).toEqual({ plates, marriages, monarch });
    }
  });
});

describe('the tree by hand', () => {
  it('gets a child, with a name of its sex', () => {
    const { board, plate, said } = unwrap(addChild(family, 0, 1));
    expectBoard(board);
    expect(board.plates).toHaveLength(6);
    expect(treeOf(board).parents[plate]).toEqual([0, 1]);
    expect(board.plates[plate]!.born).toBeGreaterThan(1831);
    expect(board.names).toHaveLength(6);
    expect(said).toMatch(/^A son, born in 1833\. \w+ joins the names\.$/);
    expect(board.clues).toEqual(family.clues);
  });

  it('gets a partner, and a generation with them', () => {
    const alone = unwrap(addPartner(family, 3, false));
    expectBoard(alone.board);
    expect(treeOf(alone.board).spouses[alone.plate]).toHaveLength(1);
    const { board, plate } = unwrap(addPartner(family, 3, true));
    expectBoard(board);
    expect(treeOf(board).generations[plate]).toBe(2);
    // A person's second partner goes on the other side of the plate; a third one is refused.
    const blood = board.plates.findIndex(({ born }) => born === 1827);
    const twice = unwrap(addPartner(board, blood, true)).board;
    expectBoard(twice);
    const again = twice.plates.findIndex(({ born }) => born === 1827);
    expect(treeOf(twice).spouses[again]).toHaveLength(2);
    expect(addPartner(twice, again, false)).toMatchObject({ ok: false });
    expect(addPartner(family, 1, false)).toMatchObject({ ok: false });
  });

  it('loses a branch, with the names that stood on it and the clues about them', () => {
    const grown = unwrap(addPartner(family, 2, true)).board;
    const blood = grown.plates.findIndex(({ born }) => born === 1824);
    expect(leavingWith(grown, blood)).toHaveLength(3);
    const osric = grown.names.findIndex(({ name }) => name === 'Osric');
    const placed = grown.plates.map((_, i) => (i === blood ? osric : null));
    const { board, said } = unwrap(remove(grown, blood, { placed }));
    expectBoard(board);
    expect(board.plates).toHaveLength(4);
    expect(namesIn(board)).not.toContain('Osric');
    expect(board.clues).toEqual([]);
    expect(said).toContain('the man born in 1824 and 2 more');
    expect(said).toContain('2 clues go with that.');
    expect(remove(family, 0, null)).toMatchObject({ ok: false });
  });

  it('loses first who is least spoken of, where nobody knows who stood there', () => {
    expect(namesIn(unwrap(remove(family, 3, null)).board)).toEqual([
      ...['Corvin', 'Odile', 'Osric', 'Tamsin'],
    ]);
  });

  it('loses with somebody from outside the children of the two', () => {
    const grown = unwrap(addPartner(family, 3, true)).board;
    const blood = grown.plates.findIndex(({ born }) => born === 1827);
    const [spouse] = treeOf(grown).spouses[blood]!;
    const { board, plate } = unwrap(remove(grown, spouse!, null));
    expect(board.plates).toEqual(family.plates);
    expect(board.plates[plate]!.born).toBe(1827);
  });

  it('has plates of the other sex, titles and partners with them', () => {
    const { board } = unwrap(changeSex(family, 0, null));
    expectBoard(board);
    expect(board.plates.slice(0, 2).map(({ sex }) => sex)).toEqual(['m', 'f']);
    expect(board.plates[0]!.title).toBe('King of Vell');
    expect(board.names).toEqual(family.names);
    const one = unwrap(changeSex(family, 3, null));
    expectBoard(one.board);
    expect(one.said).toMatch(/joins the names\. Isaure leaves the names\.$/);
  });

  it('has years in which they could be born', () => {
    expect(setYear(family, 2, 1827)).toMatchObject({ ok: false });
    expect(setYear(family, 2, 1801)).toMatchObject({ ok: false });
    expect(setYear(family, 0, 1830)).toMatchObject({ ok: false });
    expect(setYear(family, 2, Number.NaN)).toMatchObject({ ok: false });
    // A later year of birth moves the plate to the right of its siblings.
    const { board, plate } = unwrap(setYear(family, 2, 1840));
    expectBoard(board);
    expect(plate).toBe(4);
    expect(board.plates[4]).toMatchObject({ sex: 'm', born: 1840 });
  });

  it('has titles and a house, in the clues too', () => {
    const titled = unwrap(setTitle(family, 3, 'Duchess of Ambry')).board;
    const clue: Clue = { kind: 'holder', who: 'Odile', title: 'Duchess of Ambry' };
    const told = addClue(titled, clue);
    expectBoard(told);
    const moved = unwrap(setTitle(told, 3, 'Lady of Merrin'));
    expect(moved.board.clues.at(-1)).toEqual({ ...clue, title: 'Lady of Merrin' });
    const bare = unwrap(setTitle(told, 3, ''));
    expect(bare.board.clues).toEqual(family.clues);
    expect(bare.said).toBe('No title. A clue goes with that.');
    expect(setTitle(told, 4, 'Duchess of Ambry')).toMatchObject({ ok: false });
    const house = unwrap(setHouse(family, 'Ravel')).board;
    expect([house.house, house.plates[0]!.title]).toEqual(['Ravel', 'Queen of Ravel']);
  });

  it('never becomes wider than a phone, nor larger than a board', () => {
    let board = family;
    let refused = '';
    for (let i = 0; i < 20 && refused === ''; i++) {
      const grown = addChild(board, 0, 1);
      if (grown.ok) board = grown.value.board;
      else refused = grown.problem.message;
    }
    expect(refused).toBe('The tree would be too wide for a phone.');
    expect(layoutOf(board).width).toBeLessThanOrEqual(WIDEST_TREE);
  });

  it('stays a board whatever is done to it', () => {
    const edits: readonly ((board: Board, a: number, b: number) => ReturnType<typeof addChild>)[] =
      [
        (board, a) => addChild(board, a, treeOf(board).spouses[a]![0] ?? 0),
        (board, a, b) => addPartner(board, a, b % 2 === 0),
        (board, a) => remove(board, a, null),
        (board, a) => changeSex(board, a, null),
        (board, a, b) => setYear(board, a, 1700 + b),
        (board, a, b) => setTitle(board, a, ['', 'Duke of Carrow', 'Lady of Fallow'][b % 3]!),
        (board, _, b) => setHouse(board, ['Carrow', 'Vell', 'Umber'][b % 3]!),
      ];
    const counts = { done: 0, refused: 0 };
    fc.assert(
      fc.property(
        fc.nat(shipped.length - 1),
        fc.array(fc.tuple(fc.nat(edits.length - 1), fc.nat(99), fc.nat(250)), { maxLength: 12 }),
        (at, list) => {
          let board = shipped[at]!;
          for (const [edit, a, b] of list) {
            const after = edits[edit]!(board, a % board.plates.length, b);
            if (!after.ok) {
              counts.refused++;
              expect(after.problem.message).toMatch(/^[A-Z].*\.$/);
              continue;
            }
            counts.done++;
            const value: Edited = after.value;
            expectBoard(value.board);
            expect(value.board.plates[value.plate]).toBeDefined();
            expect(value.said).toMatch(/^[A-Z].*\.$/);
            board = value.board;
          }
        },
      ),
      { numRuns: 120 },
    );
    expect(counts.done).toBeGreaterThan(100);
    expect(counts.refused).toBeGreaterThan(20);
  });
});

describe('names by hand', () => {
  it('change in the clues too, and stay in alphabetical order', () => {
    const board = unwrap(rename(family, 'Odile', 'Anwen'));
    expectBoard(board);
    expect(namesIn(board)).toEqual(['Anwen', 'Corvin', 'Isaure', 'Osric', 'Tamsin']);
    expect(printClue(board.clues[0]!, board)).toBe(
      'Anwen comes directly after Osric in line to the throne.',
    );
    expect(rename(family, 'Odile', 'Tamsin')).toMatchObject({ ok: false });
    expect(rename(family, 'Odile', 'Corvin')).toMatchObject({ ok: false });
    expect(freeNames(family, 'f')).not.toContain('Odile');
  });
});

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

  it('can be begun on every board, of whomever is wanted', () => {
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
      'Nobody can be that: choose another word.',
    );
    expect(whyNoClue(family, { kind: 'either', one: aunt, other: aunt })).toBe(
      'Choose two different statements.',
    );
    const four = { ...aunt, who: 'Isaure', of: 'Osric' };
    expect(whyNoClue(family, { kind: 'neither', one: aunt, other: four })).toBe(
      'It would depend on 4 names, and nobody can follow more than 3.',
    );
    expect(whyNoClue(family, { kind: 'born-after', who: 'Odile', year: -3 })).toBe(
      'This number cannot stand here.',
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
    'Clue out: Tamsin is Osric’s sister.',
    '2 beans in place of 1',
  ]);
  expect(differences(family, moveClue(family, 0, 1)!)).toEqual(['The clues in another order']);
  expect(differences(family, unwrap(setYear(family, 2, 1840)).board)).toEqual([
    'a man, born 1824 → a man, born 1840',
  ]);
  expect(differences(family, unwrap(rename(family, 'Odile', 'Anwen')))).toEqual([
    'Names out: Odile',
    'Names in: Anwen',
    'Clue out: Odile comes directly after Osric in line to the throne.',
    'Clue in: Anwen comes directly after Osric in line to the throne.',
  ]);
  expect(differences(family, unwrap(setHouse(family, 'Ravel')).board)[0]).toBe(
    'House of Vell → Ravel',
  );
});
