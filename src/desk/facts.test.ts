import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Game } from '../games/contract/game.ts';
import { game as sudokuShift } from '../games/sudoku-shift/rules/game.ts';
import { beansOfPack } from './facts.ts';

const packText = (game: string) =>
  readFileSync(new URL(`../../public/puzzles/${game}/2027-01.json`, import.meta.url), 'utf8');

const asGame = (game: unknown) => game as Game;

describe('a pack', () => {
  it('tells the beans of every puzzle', () => {
    const facts = beansOfPack(asGame(sudokuShift), 'sudoku-shift', packText('sudoku-shift'))!;
    expect(facts.size).toBe(31);
    const first = facts.get('sudoku-shift/557');
    expect(first).toBe(3);
  });

  it('is none when it is anything else, and without the puzzles that cannot be read', () => {
    const read = (text: string) => beansOfPack(asGame(sudokuShift), 'sudoku-shift', text);
    expect(read('<!doctype html>')).toBeNull();
    expect(read('null')).toBeNull();
    expect(read('{"puzzles":{}}')).toBeNull();
    expect(read('{"puzzles":[null,{"id":1,"boards":[]},7]}')?.size).toBe(0);
  });
});
