import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../games/contract/game.ts';
import { GAME_IDS } from '../games/definitions.ts';
import { game as geografind } from '../games/geografind/rules/game.ts';
import { loadRules } from '../games/loaders.ts';
import { game as sudokuShift } from '../games/sudoku-shift/rules/game.ts';
import { unwrap } from '../lib/result.ts';
import { puzzleHash } from '../published/hash.ts';
import type { DraftDocument } from './documents.ts';
import { draftFacts, factsOfPack, playsOf } from './facts.ts';

const packText = (game: string) =>
  readFileSync(new URL(`../../public/puzzles/${game}/2027-01.json`, import.meta.url), 'utf8');

const asGame = (game: unknown) => game as Game;

describe('a pack', () => {
  it('tells the beans of every puzzle, and what it is like in a few characters', () => {
    const facts = factsOfPack(asGame(sudokuShift), 'sudoku-shift', packText('sudoku-shift'))!;
    expect(facts.size).toBe(31);
    const first = facts.get('sudoku-shift/557');
    expect(first).toMatchObject({ beans: 3 });
    expect(first?.likeness).toHaveLength(4);
    expect(first?.likeness.every((word) => /^[0-9a-f]{14}$/.test(word))).toBe(true);
  });

  it.each(GAME_IDS)(
    'tells of %s the hash that a draft has in which nothing is changed',
    async (id) => {
      const { game } = await loadRules(id);
      for (const [key, { hash }] of factsOfPack(game, id, packText(id))!) {
        const packed = JSON.parse(packText(id)).puzzles.find(
          (one: { id: unknown }) => key === `${id}/${one.id}`,
        );
        expect(hash).toBe(puzzleHash(game.makePuzzle(unwrap(game.parsePuzzle(packed)))));
      }
    },
  );

  it('tells Geografind’s countries', () => {
    const facts = factsOfPack(asGame(geografind), 'geografind', packText('geografind'))!;
    expect([...facts.values()].every(({ likeness }) => /^[A-Z]{2}$/.test(likeness[0]!))).toBe(true);
  });

  it('is none when it is anything else, and without the puzzles that cannot be read', () => {
    const read = (text: string) => factsOfPack(asGame(sudokuShift), 'sudoku-shift', text);
    expect(read('<!doctype html>')).toBeNull();
    expect(read('null')).toBeNull();
    expect(read('{"puzzles":{}}')).toBeNull();
    expect(read('{"puzzles":[null,{"id":1,"boards":[]},7]}')?.size).toBe(0);
  });
});

describe('a draft', () => {
  const puzzle = { id: 516, boards: [{ a: 1 }, { a: 2 }, { a: 3 }, { a: 4 }] };
  const draft = (more: Partial<DraftDocument> = {}): DraftDocument => ({
    uid: 'anna',
    email: 'anna@example.com',
    game: 'sudoku-shift',
    id: '516',
    puzzle: JSON.stringify(puzzle),
    base: 0,
    note: '',
    plays: '[]',
    revision: 1,
    ...more,
  });

  it('is known by its hash once it is whole', () => {
    expect(draftFacts(draft()).hash).toBe(puzzleHash(puzzle));
    const holey = { ...puzzle, boards: [null, ...puzzle.boards.slice(1)] };
    expect(draftFacts(draft({ puzzle: JSON.stringify(holey) })).hash).toBeNull();
    const short = { ...puzzle, boards: puzzle.boards.slice(1) };
    expect(draftFacts(draft({ puzzle: JSON.stringify(short) })).hash).toBeNull();
    expect(draftFacts(draft({ puzzle: '{"id":' })).hash).toBeNull();
  });

  it('tells its test plays, but for what is none', () => {
    const play = {
      ...{ hash: 'a', at: 1, email: 'anna@example.com' },
      ...{ times: [1], hints: [0], finished: true, note: '' },
    };
    expect(playsOf(JSON.stringify([play, null, { hash: 'a' }]))).toEqual([play]);
    expect(playsOf('oops')).toEqual([]);
    expect(playsOf('{}')).toEqual([]);
  });
});
