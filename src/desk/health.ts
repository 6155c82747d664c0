/**
 * The daily look at the whole site, and what of it is due. The functions write a `HealthDocument`
 * each day; the desk judges it. Pure.
 */
import { addDays, type CivilDate } from '../daily/date.ts';
import { definitionOf, GAME_IDS, type GameId } from '../games/definitions.ts';
import { fieldsOf, isWhole } from '../lib/reading.ts';
import { ENOUGH_AHEAD } from './supply.ts';

/** `health/{day}`: a `HealthDocument`. */
export const HEALTH = 'health';

/** Days for which the looks are kept. */
export const HEALTH_DAYS = 400;

export interface HealthDocument {
  /** The latest date on earth when it was written; also the document's name. */
  readonly day: CivilDate;
  /** Days for which each game has puzzles in its packs, from `day` on. */
  readonly packs: Readonly<Record<GameId, number>>;
  /** Boards whose sum is older than an hour though results came since. */
  readonly openSums: number;
  /** Errors that players reported in the last day. */
  readonly errors: number;
  /** Results that editors refused or took off a board in the last day. */
  readonly refused: number;
  /** Results that wait for an editor. */
  readonly held: number;
  /** Hours for which the oldest of them waits; 0 without any. */
  readonly heldHours: number;
  /** Reports on puzzles that are not settled. */
  readonly reports: number;
  /** Results on the boards of yesterday's puzzles. */
  readonly results: number;
}

export interface HealthLook extends HealthDocument {
  /** Epoch ms, by the server. */
  readonly at: number;
}

const COUNTS = [
  'openSums',
  'errors',
  'refused',
  'held',
  'heldHours',
  'reports',
  'results',
] as const;

/** Accepts anything; null unless it is a whole look. A game that it does not know has 0 days. */
export function parseHealth(day: string, data: unknown): HealthDocument | null {
  const fields = fieldsOf(data);
  const packs = fieldsOf(fields?.packs);
  const most = Number.MAX_SAFE_INTEGER;
  if (fields === null || packs === null || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  if (!COUNTS.every((name) => isWhole(fields[name], 0, most))) return null;
  const days = (game: GameId) => (isWhole(packs[game], 0, most) ? packs[game] : 0);
  return {
    ...(Object.fromEntries(COUNTS.map((name) => [name, fields[name]])) as Record<
      (typeof COUNTS)[number],
      number
    >),
    day: day as CivilDate,
    packs: Object.fromEntries(
      GAME_IDS.map((game) => [game, days(game)]),
    ) as HealthDocument['packs'],
  };
}

/** More waiting results and reports than an editor gets through in an evening. */
const MANY_HELD = 20;
const MANY_REPORTS = 50;
/** A player waits so long for a decision at the most. */
const LONG_HELD_HOURS = 72;
/** Fewer errors a day are single devices. */
const FEW_ERRORS = 5;

export type Measure = 'packs' | 'openSums' | 'errors' | 'held' | 'reports' | 'written';

/** Something that is due, as a sentence for editors. */
export interface Due {
  readonly measure: Measure;
  readonly text: string;
}

/**
 * @param looks newest first, of a fortnight.
 * @param today where the editor is.
 */
export function duesOf(looks: readonly HealthDocument[], today: CivilDate): readonly Due[] {
  const [now, ...earlier] = looks;
  if (now === undefined)
    return [{ measure: 'written', text: 'No look at the site was written yet.' }];
  const dues: Due[] = [];
  const due = (measure: Measure, text: string) => dues.push({ measure, text });
  // The look of a day is written in its morning by UTC, when other zones are a day behind or ahead.
  if (now.day < addDays(today, -1)) {
    due('written', `The last look at the site is of ${now.day}: the daily function does not run.`);
  }
  for (const game of GAME_IDS) {
    const days = now.packs[game];
    if (days >= ENOUGH_AHEAD) continue;
    due('packs', `${definitionOf(game).title} has puzzles for ${days} more days. Make new packs.`);
  }
  if (now.openSums > 0) {
    due('openSums', `${now.openSums} boards have not been summed up for an hour.`);
  }
  if (areErrorsRising(now.errors, earlier)) {
    due('errors', `${now.errors} errors were reported in a day, more than before.`);
  }
  if (now.held > MANY_HELD) due('held', `${now.held} results wait for an editor.`);
  else if (now.heldHours >= LONG_HELD_HOURS) {
    due('held', `A result has waited for ${Math.floor(now.heldHours / 24)} days.`);
  }
  if (now.reports > MANY_REPORTS) due('reports', `${now.reports} reports wait for an editor.`);
  return dues;
}

/** Twice as many as on a usual day of the week before, and more than a few. */
function areErrorsRising(errors: number, earlier: readonly HealthDocument[]): boolean {
  const week = earlier.slice(0, 7).map((look) => look.errors);
  const usual = week.length === 0 ? 0 : week.reduce((sum, n) => sum + n, 0) / week.length;
  return errors >= FEW_ERRORS && errors > 2 * usual;
}

/**
 * Reads and writes of the database that a result costs, and their list prices in dollars: measured
 * at a thousand finishers an hour, of which each costs more than of a million
 * (docs/decisions/0028-scale.md).
 */
export const MEASURED_READS = 41;
export const MEASURED_WRITES = 3.3;
const DOLLARS_PER_READ = 0.06 / 100_000;
const DOLLARS_PER_WRITE = 0.18 / 100_000;

/** Cost of a day’s results in the database, in dollars; all else is not counted. */
export const costOf = ({ results }: Pick<HealthDocument, 'results'>): number =>
  results * (MEASURED_READS * DOLLARS_PER_READ + MEASURED_WRITES * DOLLARS_PER_WRITE);
