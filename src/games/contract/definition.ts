/**
 * What the whole of Crema has to know of a game before any of its rules is loaded: names, dates,
 * looks and results. Five of them stand in definitions.ts, and every page carries all five, so a
 * definition holds nothing heavy.
 */
import type { Schedule } from '../../daily/numbering.ts';
import type { Measure } from '../../daily/statistics.ts';
import type { Results } from './results.ts';

/** Names of the specification (section 3) under which a game's data is kept. They never change. */
export interface StoredNames {
  /** Table of cached puzzles. */
  readonly puzzles: string;
  /** Table of results. */
  readonly results: string;
  /** Entry in sessionStorage that holds the id of the puzzle being played. */
  readonly marker: string;
  /** Field of the user profile that holds the results. */
  readonly profileMap: string;
  /** The version of the device's database that brought the two tables (src/storage/database.ts). */
  readonly since: number;
}

/**
 * The grammar of results once more for firestore.rules, where there are no loops and no parsers: a
 * result's items with a space between them, as regular expressions in RE2's syntax. `{1-999}` stands
 * for a whole number in that range, `{item}` for any item. `npm run rules` puts them together; tests/fixtures/results holds
 * them to `Results.parse`.
 */
export interface RulesPatterns {
  /** A complete result. */
  readonly complete: string;
  /**
   * What the former site left unfinished and may make way for a complete result; an empty list may
   * always. Anything else stays, even where `Results.parse` refuses it.
   */
  readonly unfinished: string;
  /** Whether the items are words; otherwise they are numbers. */
  readonly items: 'words' | 'numbers';
  /** Whether no item may stand in a result twice. */
  readonly distinct: boolean;
}

/** A drink as a line drawing: SVG path data on a grid of 24 × 24. */
export interface DrinkDrawing {
  readonly lines: string;
  /** Drawn more faintly. */
  readonly faint: string;
  /** What the drink fills: a closed path, and from where to where it reaches, top and bottom. */
  readonly body: string;
  readonly reach: readonly [top: number, bottom: number];
}

/** Something that a player can choose about how a game's boards are shown. */
export type BoardChoice = 'units';

export interface Definition<Id extends string = string> {
  /** As it stands in addresses and keys. */
  readonly id: Id;
  readonly title: string;
  /** One short line for cards and search results. */
  readonly tagline: string;
  /** The class that sets the game's hue (src/ui/styles/tokens.css). */
  readonly hue: string;
  /** The game's drink (`DrinkDrawing`). */
  readonly drink: DrinkDrawing;
  /** Name and a word of detail of each board of a puzzle; empty where there is only one. */
  readonly boards: readonly { readonly name: string; readonly detail: string }[];
  readonly schedule: Schedule;
  /** Whether puzzles grow harder from Monday to Sunday. */
  readonly growsThroughWeek: boolean;
  /**
   * About how many minutes a puzzle takes, the easiest and the hardest: an estimate, until the player's
   * own times say better.
   */
  readonly minutes: readonly [easiest: number, hardest: number];
  /** What the game's rank measures. */
  readonly measure: Measure;
  /** Choices in the settings that bear on this game. */
  readonly choices: readonly BoardChoice[];
  readonly stored: StoredNames;
  readonly results: Results;
  /**
   * How far an unfinished puzzle has got, in a few words.
   *
   * @param progress 0 to 1.
   * @param parts of how many that is the share (`Game.parts`), where the board is at hand.
   */
  begun(progress: number, parts?: number): string;
  /**
   * Whether a key of the former site's results is one of those that the specification has deleted
   * (section 5). Without it none is.
   */
  isObsoleteKey?(key: string): boolean;
  rulesPatterns(): RulesPatterns;
}
