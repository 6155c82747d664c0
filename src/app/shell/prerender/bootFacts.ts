/**
 * What boot.ts has to know of the build and of the games, of which it carries no code: whatever is imported here
 * stands in every page, uncompiled.
 */
import type { Schedule } from '../../../daily/numbering.ts';
import type { Preloads } from './preloads.ts';

/** What is known of a game ahead of it. */
export interface GameFacts {
  readonly title: string;
  readonly tagline: string;
  /** A puzzle has several boards, and tabs that lead to them. */
  readonly tabs: boolean;
  readonly schedule: Schedule;
  /** The tables of its puzzles and results. */
  readonly puzzles: string;
  readonly results: string;
}

export interface BootFacts {
  /** Path of the app's own script, `/assets/app-….js`. */
  readonly app: string;
  /** Path of the headlines' font. */
  readonly font: string;
  readonly preloads: Preloads;
  readonly games: Readonly<Record<string, GameFacts>>;
}

/** The element of the page that holds them, as JSON. */
export const BOOT_FACTS_ID = 'boot-facts';
