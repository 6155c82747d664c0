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
  'yearly-daily': {
    id: 'yearly-daily',
    title: 'Yearly Daily',
    tagline: 'Cover all but today',
    hue: 'hue-amber',
    drink: {
      lines:
        'M5.2 7.4h11.8l-1.1 12.3a2 2 0 0 1-2 1.8H8.3a2 2 0 0 1-2-1.8zM12.3 7.4l1.3-5 4.3-.9M5.6 12h11',
      faint: 'M6 16.6h10.2',
    },
    boards: [],
    schedule: SCHEDULES['yearly-daily'],
    measure: 'time',
    begun: (progress) => `${Math.round(progress * 8)} of 8 pieces laid`,
  },
  crossnumber: {
    id: 'crossnumber',
    title: 'Crossnumber',
    tagline: 'Cross the numbers',
    hue: 'hue-sky',
    drink: {
      lines:
        'M6.2 21.5h10.6l-1.3-7h-8zM7.5 14.5v-1.7h8v1.7M7.5 12.8 6.2 6.4h10.6l-1.3 6.4M6.2 6.4 4.4 7.9M7.2 6.4c.5-2 2.2-3.1 4.3-3.1s3.8 1.1 4.3 3.1M11.5 3.3V2M16.8 7.2h3v6.2',
      faint: 'M11.5 17v4.5M11.5 8.8v4',
    },
    boards: [],
    schedule: SCHEDULES.crossnumber,
    measure: 'time',
    begun: percentPoured,
  },
  geografind: {
    id: 'geografind',
    title: 'Geografind',
    tagline: 'Find the country',
    hue: 'hue-teal',
    drink: {
      lines:
        'M3.6 11.4h16.8c0 3.5-2.6 6.3-6.1 6.9H9.7c-3.5-.6-6.1-3.4-6.1-6.9zM8.9 20.9h6.2M9.7 18.3h4.6',
      faint: 'M5.6 11.4a6.4 6.4 0 0 1 12.8 0M9.2 11.4c0-2.6 1-4.8 2.8-6.4 1.8 1.6 2.8 3.8 2.8 6.4',
    },
    boards: [],
    schedule: SCHEDULES.geografind,
    measure: 'count',
    begun: (progress) => `${Math.round(progress * 6)} of 6 guesses`,
  },
  'royal-family': {
    id: 'royal-family',
    title: 'Royal Family',
    tagline: 'Fill the family tree',
    hue: 'hue-violet',
    drink: {
      lines:
        'M6.6 7.6h10.8l-.9 5.6a4.55 4.55 0 0 1-9 0zM12 17v3.9M8.4 21.2h7.2M7.2 7.4 6.4 3l3.2 2L12 2.2 14.4 5l3.2-2-.8 4.4',
      faint: 'M7.4 11.2h9.2',
    },
    boards: [],
    schedule: SCHEDULES['royal-family'],
    measure: 'time',
    begun: (progress) => `${Math.round(progress * 100)}% in place`,
  },
} as const satisfies Partial<Record<GameId, GameFacts>>;

/** A game that Crema serves. */
export type ServedGame = keyof typeof CATALOGUE;
