/**
 * A game's metadata, known before any of its rules is loaded: names, dates, looks and results.
 * Every page of the app loads the definitions of all games (definitions.ts), so a definition
 * contains neither rules nor puzzles.
 */
import type { Schedule } from '../../daily/numbering.ts';
import type { Measure } from '../../daily/statistics.ts';
import type { Results } from './results.ts';

/**
 * Names, set by the specification (section 3), under which a game's data is kept in the device's
 * database, in sessionStorage and in the user profile. They never change.
 */
export interface StoredNames {
  /** Table of cached puzzles in the device's database. */
  readonly puzzles: string;
  /** Table of the player's results in the device's database. */
  readonly results: string;
  /** Entry in sessionStorage that holds the id of the puzzle being played. */
  readonly marker: string;
  /** Field of the user profile that holds the results. */
  readonly profileMap: string;
  /**
   * The first version of the device's database that has the tables `puzzles` and `results`
   * (src/storage/database.ts).
   */
  readonly since: number;
}

/**
 * The grammar of results for firestore.rules, which has no loops and no parsers: a result's items
 * separated by a space, as regular expressions in RE2's syntax. `{1-999}` stands for a whole number
 * in that range, `{item}` for any item. `npm run rules` inserts them into the rules;
 * `resultCases.json` checks them against `Results.parse`.
 */
export interface RulesPatterns {
  /** Pattern of a complete result. */
  readonly complete: string;
  /**
   * Pattern of the former site's unfinished results that a complete result may replace; an empty
   * list may always be replaced. The rules let no other stored result be replaced, even one that
   * `Results.parse` refuses.
   */
  readonly unfinished: string;
  /** Type of a result's items. */
  readonly items: 'words' | 'numbers';
  /** Whether no item of a result may occur in it twice. */
  readonly distinct: boolean;
}

/** A week in a menu of sizes. */
export interface MenuWeek {
  /** The size as players read it: "7 × 7". */
  readonly size: string;
  /** Estimated minutes for a beginner. */
  readonly minutes: number;
}

/** A drink as a line drawing: SVG path data on a grid of 24 × 24. */
export interface DrinkDrawing {
  readonly lines: string;
  /** The part of the drink's drawing in a fainter stroke. */
  readonly faint: string;
  /**
   * Closed path of the drink itself, which fills with a puzzle's progress, and the path's top and
   * bottom y.
   */
  readonly body: string;
  readonly reach: readonly [top: number, bottom: number];
}

/** A setting for how a game's boards are shown. */
export type BoardChoice = 'units' | 'arrows';

export interface Definition<Id extends string = string> {
  /** The game's id, as used in addresses and storage keys. */
  readonly id: Id;
  /** The game's position on the home page, ascending; no two games share it. */
  readonly order: number;
  readonly title: string;
  /** The game's name in the desk's addresses (`/barista/…`), where that is not the id. */
  readonly deskName?: string;
  /** A short line about the game, for its card on the home page and for search results. */
  readonly tagline: string;
  /** The CSS class that sets the game's hue (src/ui/styles/tokens.css). */
  readonly hue: string;
  /** The drink that the app draws as the sign of the game. */
  readonly drink: DrinkDrawing;
  /** Name and a word of detail of each board of a puzzle; empty if there is only one board. */
  readonly boards: readonly { readonly name: string; readonly detail: string }[];
  readonly schedule: Schedule;
  /** Whether puzzles grow harder from Monday to Sunday. */
  readonly growsThroughWeek: boolean;
  /**
   * Estimated minutes for the easiest and the hardest puzzle, used until the player has times of
   * their own.
   */
  readonly minutes: readonly [easiest: number, hardest: number];
  /**
   * The sizes of a weekly game's puzzles, from small to large; after the last week the first comes
   * again. Only for games whose ids are numbers.
   */
  readonly menu?: readonly MenuWeek[];
  /** Unit of a result's rank (`Results.rank`): a time, or a number of guesses. */
  readonly measure: Measure;
  /** The display settings that apply to this game. */
  readonly choices: readonly BoardChoice[];
  readonly stored: StoredNames;
  readonly results: Results;
  /**
   * Words for the progress of an unfinished puzzle, such as "42% filled in".
   * @param progress 0 to 1.
   * @param parts number of equal parts of the whole board (`Game.parts`), if the board is at hand.
   */
  begun(progress: number, parts?: number): string;
  /**
   * Whether the specification (section 5) has deleted this key of the former site's results. A game
   * without this function has no obsolete keys.
   */
  isObsoleteKey?(key: string): boolean;
  rulesPatterns(): RulesPatterns;
}
