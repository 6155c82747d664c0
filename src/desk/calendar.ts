/**
 * The desk's calendar: the puzzles of the days around today, how they keep to the plan, and the
 * alarms for editors. Pure; the data read comes in as arguments.
 */
import { addDays, type CivilDate, daysBetween } from '../daily/date.ts';
import { releasedOn } from '../daily/numbering.ts';
import { packUrlOf } from '../daily/packs.ts';
import { ENOUGH_AHEAD, reachOf } from '../daily/supply.ts';
import { DEFINITIONS, definitionOf, type GameId } from '../games/definitions.ts';
import { count } from '../lib/count.ts';
import { type ListedState, listingOf, type PublishedIndex } from '../protocol/listing.ts';
import { listingKey } from '../protocol/listings.ts';
import { plannedBeans } from './plans.ts';
import { countOf } from './reports.ts';

export const DAYS_BACK = 14;
export const DAYS_AHEAD = 90;
export const NO_PUZZLE_YET = 'There is no puzzle for this day yet.';

/** A held puzzle raises an alarm from this many days before its day. */
const HELD_SOON = 7;

/** By `listingKey`, a puzzle's hardest board in beans (1 to 5); null where that is unknown. */
export type BeansOf = ReadonlyMap<string, number | null>;

export interface CalendarInput {
  readonly today: CivilDate;
  readonly puzzles: BeansOf;
  /** URLs (`packUrlOf`) of packs that could not be read: their puzzles may or may not exist. */
  readonly unread: ReadonlySet<string>;
  readonly index: PublishedIndex;
  /** Unsettled reports; `more` is the number of reports that were only counted. */
  readonly reports: readonly {
    readonly game: GameId;
    readonly id: string;
    readonly more?: number;
  }[];
}

export type AlarmKind = 'missing' | 'held' | 'report';

export interface Alarm {
  readonly kind: AlarmKind;
  /** A sentence for the editor. */
  readonly words: string;
}

export interface CalendarPuzzle {
  readonly game: GameId;
  readonly id: string;
  readonly date: CivilDate;
  /**
   * The puzzle's state: null where there is no puzzle, `unknown` where its pack could not be read.
   */
  readonly state: ListedState | 'planned' | 'unknown' | null;
  readonly version: number;
  readonly beans: number | null;
  readonly planned: number | null;
  readonly alarms: readonly Alarm[];
}

export interface CalendarDay {
  readonly date: CivilDate;
  readonly puzzles: readonly CalendarPuzzle[];
}

export interface Supply {
  readonly game: GameId;
  /** The last day of the unbroken supply; null where today has no puzzle. */
  readonly until: CivilDate | null;
  /** Days from today up to `until`. */
  readonly days: number;
  /** A sentence where the puzzles last for too few days, else null. */
  readonly alarm: string | null;
}

export interface Calendar {
  readonly days: readonly CalendarDay[];
  readonly supplies: readonly Supply[];
}

export function calendarOf(input: CalendarInput): Calendar {
  const { today } = input;
  const days = Array.from({ length: DAYS_BACK + 1 + DAYS_AHEAD }, (_, i) => {
    const date = addDays(today, i - DAYS_BACK);
    const puzzles = DEFINITIONS.flatMap(({ id: game, schedule }) => {
      const id = releasedOn(schedule, date);
      return id === null ? [] : [puzzleOf(input, game, id, date)];
    });
    return { date, puzzles };
  });
  return { days, supplies: DEFINITIONS.map(({ id }) => supplyOf(input, id)) };
}

function puzzleOf(
  { today, puzzles, unread, index, reports }: CalendarInput,
  game: GameId,
  id: string,
  date: CivilDate,
): CalendarPuzzle {
  const key = listingKey(game, id);
  const isOf = (one: { readonly game: GameId; readonly id: string }) =>
    one.game === game && one.id === id;
  const isThere = puzzles.has(key);
  const listing = listingOf(index, game, id);
  const reported = reports.filter(isOf).reduce((sum, report) => sum + countOf(report), 0);
  const ahead = daysBetween(today, date);
  const alarms: Alarm[] = [];
  const raise = (kind: AlarmKind, words: string) => alarms.push({ kind, words });

  const isUnknown = !isThere && unread.has(packUrlOf(game, definitionOf(game).schedule, id));
  if (!isThere && !isUnknown && ahead >= 0 && ahead < ENOUGH_AHEAD) {
    raise('missing', NO_PUZZLE_YET);
  }
  if (listing?.state === 'held' && ahead <= HELD_SOON) raise('held', heldWords(ahead));
  // Players get the planned puzzle after it was held and released, or changed and the change undone.
  const isAsPlanned = listing?.state === 'published' && listing.version === 1;
  if (reported > 0) {
    raise('report', `${count(reported, 'player report')}.`);
  }
  return {
    game,
    id,
    date,
    state:
      listing !== null && !isAsPlanned
        ? listing.state
        : isUnknown
          ? 'unknown'
          : isThere
            ? 'planned'
            : null,
    version: listing?.version ?? 1,
    beans: puzzles.get(key) ?? null,
    planned: plannedBeans(game, id),
    alarms,
  };
}

function heldWords(ahead: number): string {
  if (ahead < 0) return 'On hold: players who hadn’t started can’t play it.';
  if (ahead === 0) return 'On hold, and due today.';
  return `On hold, and due in ${count(ahead, 'day')}.`;
}

function supplyOf({ today, puzzles, unread }: CalendarInput, game: GameId): Supply {
  const { schedule } = definitionOf(game);
  const { until, days, missing } = reachOf(schedule, today, (id) =>
    puzzles.has(listingKey(game, id)),
  );
  const isTooFew = days < ENOUGH_AHEAD && !unread.has(packUrlOf(game, schedule, missing));
  return { game, until, days, alarm: isTooFew ? supplyWords(days, until) : null };
}

function supplyWords(days: number, until: CivilDate | null): string {
  if (until === null) return 'There is no puzzle for today.';
  return `Only enough puzzles for ${count(days, 'more day')}.`;
}
