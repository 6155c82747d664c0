/**
 * THE list of games, in the order in which they are shown. A game is added with one line here and
 * one in loaders.ts; pages, storage, sync, leaderboards, rules and tools follow from that.
 */
import type { Definition } from './contract/definition.ts';
import type { Results } from './contract/results.ts';
import { definition as crossnumber } from './crossnumber/definition.ts';
import { definition as geografind } from './geografind/definition.ts';
import { definition as royalFamily } from './royal-family/definition.ts';
import { definition as sudokuShift } from './sudoku-shift/definition.ts';
import { definition as yearlyDaily } from './yearly-daily/definition.ts';

const LIST = [sudokuShift, yearlyDaily, crossnumber, geografind, royalFamily] as const;

type Listed = (typeof LIST)[number];
export type GameId = Listed['id'];
export type PuzzleTable = Listed['stored']['puzzles'];
export type ResultTable = Listed['stored']['results'];
export type ProfileMap = Listed['stored']['profileMap'];

/** A definition of the list: its names are those that storage and profile know. */
export interface GameDefinition extends Definition<GameId> {
  readonly stored: Definition['stored'] & {
    readonly puzzles: PuzzleTable;
    readonly results: ResultTable;
    readonly profileMap: ProfileMap;
  };
}

export const DEFINITIONS: readonly GameDefinition[] = LIST;

export const GAME_IDS: readonly GameId[] = DEFINITIONS.map(({ id }) => id);

const BY_ID: ReadonlyMap<string, GameDefinition> = new Map(
  DEFINITIONS.map((definition) => [definition.id, definition]),
);

export function isGameId(value: unknown): value is GameId {
  return typeof value === 'string' && BY_ID.has(value);
}

/** The definition of a game, or null when Crema does not serve it. */
export function findDefinition(id: string): GameDefinition | null {
  return BY_ID.get(id) ?? null;
}

export function definitionOf(id: GameId): GameDefinition {
  return BY_ID.get(id)!;
}

export const resultsOf = (id: GameId): Results => definitionOf(id).results;
