/**
 * Names: of the tables, of the maps in the profile, of the markers in the session, and of one
 * result within its map. The tables carry the names of the caches in the specification (section 3).
 */
import { isCivilDate, latestDateOnEarth } from '../daily/date.ts';
import { dateOf } from '../daily/numbering.ts';
import { SCHEDULES } from '../daily/schedules.ts';
import { GAME_IDS, type GameId } from '../games/game.ts';

export interface GameTables {
  /** Cached puzzles. */
  readonly puzzles: string;
  readonly results: string;
  /** Entry in sessionStorage that holds the id of the puzzle being played. */
  readonly marker: string;
  /** Field of the user profile that holds the results. */
  readonly profileMap: string;
}

export const GAME_TABLES = {
  'sudoku-shift': {
    puzzles: 'ssPuzzles',
    results: 'ssPuzzlesTimes',
    marker: 'ssPuzzleNo',
    profileMap: 'sudokuShiftTimes',
  },
  'yearly-daily': {
    puzzles: 'ydPuzzles',
    results: 'ydScores',
    marker: 'ydPuzzleDate',
    profileMap: 'yearlyDailyScores',
  },
  crossnumber: {
    puzzles: 'cnDocs',
    results: 'cnPuzzleTimes',
    marker: 'cnPuzzleNo',
    profileMap: 'crossnumberTimes',
  },
  geografind: {
    puzzles: 'gfDocs',
    results: 'gfGuesses',
    marker: 'gfPuzzleNo',
    profileMap: 'geografindGuesses',
  },
  'royal-family': {
    puzzles: 'rfDocs',
    results: 'rfTimes',
    marker: 'rfPuzzleNo',
    profileMap: 'royalFamilyTimes',
  },
} as const satisfies Readonly<Record<GameId, GameTables>>;

type PerGame = (typeof GAME_TABLES)[GameId];
export type PuzzleTable = PerGame['puzzles'];
export type ResultTable = PerGame['results'];
export type TableName = PuzzleTable | ResultTable | 'outbox' | 'progress' | 'profile' | 'meta';

export const RESULT_TABLES: readonly ResultTable[] = GAME_IDS.map((g) => GAME_TABLES[g].results);
export const PUZZLE_TABLES: readonly PuzzleTable[] = GAME_IDS.map((g) => GAME_TABLES[g].puzzles);

/** Every table there is. */
export const TABLE_NAMES: readonly TableName[] = [
  ...PUZZLE_TABLES,
  ...RESULT_TABLES,
  'outbox',
  'progress',
  'profile',
  'meta',
];

/**
 * The key of a puzzle's result in its results table and in the profile map: the id itself, but
 * `MM_DD_YYYY` for a puzzle that is named by its date.
 */
export function resultKey(game: GameId, id: string): string {
  if (SCHEDULES[game].naming === 'number') return id;
  return `${id.slice(5, 7)}_${id.slice(8, 10)}_${id.slice(0, 4)}`;
}

/** The id that a result key stands for, or null when the key is malformed. Undoes `resultKey`. */
export function idFromResultKey(game: GameId, key: string): string | null {
  if (SCHEDULES[game].naming === 'number') return /^[1-9]\d{0,6}$/.test(key) ? key : null;
  const found = /^(\d{2})_(\d{2})_(\d{4})$/.exec(key);
  if (found === null) return null;
  const date = `${found[3]}-${found[1]}-${found[2]}`;
  return isCivilDate(date) && date >= SCHEDULES[game].first ? date : null;
}

/** Whether the text is the id of a puzzle of the game, released or not. */
export function isPuzzleId(game: GameId, id: string): boolean {
  return idFromResultKey(game, resultKey(game, id)) === id;
}

/**
 * Whether the puzzle was out somewhere on earth at that moment (epoch ms). Results of later ones
 * come from no player, and would close a puzzle that nobody has seen.
 */
export function isReleased(game: GameId, id: string, at: number): boolean {
  return dateOf(SCHEDULES[game], id) <= latestDateOnEarth(at);
}

/** `{game}/{id}`: the key of a row in the outbox and in progress. */
export function puzzleKey(game: GameId, id: string): string {
  return `${game}/${id}`;
}
