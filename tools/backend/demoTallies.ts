/**
 * Made-up tallies for the desk's figures, sent by demo devices: how many finished a puzzle, and
 * where others gave up. The same in every run.
 */
import { addDays, type CivilDate, daysBetween } from '../../src/daily/date.ts';
import { dateOf, idFor } from '../../src/daily/numbering.ts';
import {
  type CountPuzzlesRequest,
  GIVEN_UP_DAYS,
  LAST_TENTH,
  MOST_COUNTS,
  type PuzzleCount,
} from '../../src/feedback/callables.ts';
import type { Rng } from '../../src/lib/rng.ts';
import type { AnyToolkit } from '../games/index.ts';

/** Number of devices: enough that most puzzles of the second week show where people gave up. */
const DEVICES = 120;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const KEY_LENGTH = 24;

/**
 * The tallies of all devices over the last `days` days.
 * @param hashOf returns the hash of a puzzle's current version.
 */
export function demoTallies(
  today: CivilDate,
  days: number,
  toolkits: readonly AnyToolkit[],
  hashOf: (toolkit: AnyToolkit, id: string) => string,
  rng: Rng,
): CountPuzzlesRequest[] {
  const puzzles = toolkits.flatMap((toolkit) => {
    const { id: game, schedule } = toolkit;
    const dates = Array.from({ length: days }, (_, back) => addDays(today, -back));
    const ids = new Set(dates.map((date) => idFor(schedule, date)));
    // The share of players who give up varies by puzzle.
    return [...ids].map((id) => ({
      ...{ game, id, hash: hashOf(toolkit, id) },
      leaving: 0.1 + rng.next() * 0.3,
      isOver: daysBetween(dateOf(schedule, id), today) >= GIVEN_UP_DAYS,
    }));
  });
  return Array.from({ length: DEVICES }).flatMap(() => {
    const diligence = 0.4 + rng.next() * 0.6;
    const counts = puzzles.flatMap(({ leaving, isOver, ...of }): PuzzleCount[] => {
      if (rng.next() >= diligence) return [];
      if (rng.next() >= leaving) return [{ ...of, outcome: 'finished' }];
      // An unfinished puzzle counts as given up only some days after its release. More people give
      // up early than late.
      const tenths = Math.floor((LAST_TENTH + 1) * rng.next() * rng.next());
      return isOver ? [{ ...of, outcome: tenths }] : [];
    });
    const calls = Math.ceil(counts.length / MOST_COUNTS);
    return Array.from({ length: calls }, (_, i) => ({
      key: keyBy(rng),
      puzzles: counts.slice(i * MOST_COUNTS, (i + 1) * MOST_COUNTS),
    }));
  });
}

const keyBy = (rng: Rng): string =>
  Array.from({ length: KEY_LENGTH }, () => LETTERS[Math.floor(rng.next() * LETTERS.length)]).join(
    '',
  );
