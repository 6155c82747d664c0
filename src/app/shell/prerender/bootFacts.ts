/**
 * Data on the build and the games for boot.ts, the script inlined in every page. This file must not
 * import the games: all that it imports becomes part of every page, and is compiled anew for each.
 */
import type { Schedule } from '../../../daily/numbering.ts';
import type { Preloads } from './preloads.ts';

/** Data on a game that boot.ts needs before the game's code loads. */
export interface GameFacts {
  readonly title: string;
  readonly tagline: string;
  /** The game's puzzles have several boards, with tabs. */
  readonly tabs: boolean;
  readonly schedule: Schedule;
  /** Database tables of the game's puzzles and results. */
  readonly puzzles: string;
  readonly results: string;
}

export interface BootFacts {
  /** Paths of React's script and the app's own, `/assets/app-….js`, in the order they run. */
  readonly scripts: readonly string[];
  /** Path of the headline font. */
  readonly font: string;
  readonly preloads: Preloads;
  readonly games: Readonly<Record<string, GameFacts>>;
}

/** Id of the page's element that holds the `BootFacts` as JSON. */
export const BOOT_FACTS_ID = 'boot-facts';
