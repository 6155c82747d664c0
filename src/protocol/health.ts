/**
 * The daily check of the site, and the faults that it has found. A function writes it each morning; the desk
 * judges it. Pure.
 */
import { addDays, type CivilDate } from '../daily/date.ts';
import { ENOUGH_AHEAD } from '../daily/supply.ts';
import { definitionOf, GAME_IDS, type GameId } from '../games/definitions.ts';
import { count } from '../lib/count.ts';
import { fieldsOf, isWhole } from '../lib/reading.ts';

/** Path of the last `HealthDocument`. */
export const HEALTH = 'health/now';

export interface HealthDocument {
  /** The server's date when it was written. */
  readonly day: CivilDate;
  /** Days for which each game has puzzles in its packs, from `day` on. */
  readonly packs: Readonly<Record<GameId, number>>;
  /** Boards whose sum is older than an hour though results came since. */
  readonly openSums: number;
}

/** Accepts anything; null unless it is a whole look. A game that it does not know has 0 days. */
export function parseHealth(data: unknown): HealthDocument | null {
  const { day, packs, openSums } = fieldsOf(data) ?? {};
  const known = fieldsOf(packs);
  const isCount = (value: unknown): value is number => isWhole(value, 0, Number.MAX_SAFE_INTEGER);
  if (typeof day !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  if (known === null || !isCount(openSums)) return null;
  const days = GAME_IDS.map((game) => [game, isCount(known[game]) ? known[game] : 0]);
  return { day: day as CivilDate, packs: Object.fromEntries(days), openSums };
}

/**
 * A sentence for editors for each thing that is due.
 *
 * @param today where the editor is.
 */
export function duesOf(look: HealthDocument | null, today: CivilDate): readonly string[] {
  if (look === null) return ['No daily check has run yet.'];
  const { day, packs, openSums } = look;
  const short = GAME_IDS.filter((game) => packs[game] < ENOUGH_AHEAD).map(
    (game) =>
      `${definitionOf(game).title} has puzzles for ${count(packs[game], 'more day')}. Make new packs.`,
  );
  return [
    // It is written in the morning by UTC, when other zones are a day behind or ahead.
    ...(day < addDays(today, -1) ? ['The daily check has stopped running.'] : []),
    ...short,
    ...(openSums > 0
      ? [`Totals not updated for over an hour: ${count(openSums, 'leaderboard')}.`]
      : []),
  ];
}
