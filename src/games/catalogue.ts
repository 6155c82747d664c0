/**
 * What each game is called, how it looks and when it comes out: the facts of the registry without
 * its code, so that the build can read them for the manifest and the icons.
 */
import type { Schedule } from '../daily/numbering.ts';
import { SCHEDULES } from '../daily/schedules.ts';
import type { RankKind } from '../daily/statistics.ts';
import type { GameId } from './game.ts';

export interface GameFacts {
  readonly id: GameId;
  readonly title: string;
  /** One short line for cards and search results. */
  readonly tagline: string;
  /** What it is, in two or three sentences, for the landing page. */
  readonly about: string;
  /** The class that sets the game's hue (src/ui/styles/tokens.css). */
  readonly hue: string;
  /** The game's drink as a line drawing: SVG path data on a 24 × 24 grid, main and faint lines. */
  readonly drink: { readonly lines: string; readonly faint: string };
  /** Name and a word of detail of each board of a puzzle; empty where there is only one. */
  readonly boards: readonly { readonly name: string; readonly detail: string }[];
  readonly schedule: Schedule;
  /** What the game's rank measures. */
  readonly measure: RankKind;
  /** How far an unfinished puzzle has got, in a few words. `progress`: 0 to 1. */
  begun(progress: number): string;
}

/** "42% poured" */
const percentPoured = (progress: number) => `${Math.round(progress * 100)}% poured`;

/** In the order in which they are shown. */
export const CATALOGUE = {
  'sudoku-shift': {
    id: 'sudoku-shift',
    title: 'Sudoku Shift',
    tagline: 'Slide the rows home',
    about:
      'Every row of a finished sudoku has slipped sideways, wrapping round, and some digits are gone. Slide the rows home and fill the blanks. Four boards a day, from a quick ristretto to a long mocha.',
    hue: 'hue-emerald',
    drink: {
      lines:
        'M5 9.5h11.5v4.2a4.8 4.8 0 0 1-4.8 4.8H9.8A4.8 4.8 0 0 1 5 13.7zM16.5 10.6h1.1a2.3 2.3 0 0 1 0 4.6h-1.4M4.2 21.2h13.2M9 6.9c-.9-1.1.9-1.9 0-3.3M12.7 6.9c-.9-1.1.9-1.9 0-3.3',
      faint: 'M5 12.4h11.5',
    },
    boards: [
      { name: 'Ristretto', detail: '4 × 4' },
      { name: 'Cortado', detail: '6 × 6' },
      { name: 'Latte', detail: '8 × 8' },
      { name: 'Mocha', detail: '9 × 9' },
    ],
    schedule: SCHEDULES['sudoku-shift'],
    measure: 'time',
    begun: percentPoured,
  },
} as const satisfies Partial<Record<GameId, GameFacts>>;

/** A game that Crema serves. */
export type ServedGame = keyof typeof CATALOGUE;
