/** The definitions of all games, in display order, and their names as types. */
import type { Definition } from './contract/definition.ts';
import type { Results } from './contract/results.ts';
import * as LIST from './list.ts';

type Listed = (typeof LIST)[keyof typeof LIST];
export type GameId = Listed['id'];
/** A puzzle, named as by its address. */
export interface PuzzleName {
  readonly game: GameId;
  readonly id: string;
}

export type PuzzleTable = Listed['stored']['puzzles'];
export type ResultTable = Listed['stored']['results'];
export type ProfileMap = Listed['stored']['profileMap'];

/** A definition from list.ts: only the tables and profile fields of listed games exist as types. */
export interface GameDefinition extends Definition<GameId> {
  readonly stored: Definition['stored'] & {
    readonly puzzles: PuzzleTable;
    readonly results: ResultTable;
    readonly profileMap: ProfileMap;
  };
}

export const DEFINITIONS: readonly GameDefinition[] = Object.values<GameDefinition>(LIST).sort(
  (a, b) => a.order - b.order,
);

export const GAME_IDS: readonly GameId[] = DEFINITIONS.map(({ id }) => id);

const BY_ID: ReadonlyMap<string, GameDefinition> = new Map(
  DEFINITIONS.map((definition) => [definition.id, definition]),
);

export function isGameId(value: unknown): value is GameId {
  return typeof value === 'string' && BY_ID.has(value);
}

/** The definition of the game with this id, or null if no game has it. */
export function findDefinition(id: string): GameDefinition | null {
  return BY_ID.get(id) ?? null;
}

export function definitionOf(id: GameId): GameDefinition {
  return BY_ID.get(id)!;
}

export const resultsOf = (id: GameId): Results => definitionOf(id).results;

/** The address of the desk's bench for a game. */
export function benchPath(id: GameId): string {
  const { deskName = id } = definitionOf(id);
  return `/barista/${deskName}`;
}

/** The desk's page about the data that the former site left in browsers. */
export const FORMER_DATA_PATH = '/barista/yearly-daily-legacy';
