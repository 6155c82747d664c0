/** Names of the database's tables. */
import { DEFINITIONS, type PuzzleTable, type ResultTable } from '../games/definitions.ts';

/** Tables that belong to no game. */
export const SHARED_TABLES = ['outbox', 'progress', 'meta', 'plays', 'sittings'] as const;

export type TableName = PuzzleTable | ResultTable | (typeof SHARED_TABLES)[number];

export const RESULT_TABLES: readonly ResultTable[] = DEFINITIONS.map((g) => g.stored.results);
export const PUZZLE_TABLES: readonly PuzzleTable[] = DEFINITIONS.map((g) => g.stored.puzzles);

export const TABLE_NAMES: readonly TableName[] = [
  ...PUZZLE_TABLES,
  ...RESULT_TABLES,
  ...SHARED_TABLES,
];
