/** A player's week or year, from their records. Pure. */
import { addDays, type CivilDate, daysBetween, monthOf, weekdayOf } from '../../daily/date.ts';
import { dateOf, parseId } from '../../daily/numbering.ts';
import type { GameDefinition } from '../../games/definitions.ts';
import { dayAndMonth, fullDate } from '../../ui/dates.ts';
import { type GameRecord, playedOn } from '../records/records.ts';

export type SpanKind = 'week' | 'year';

/** A week from Monday to Sunday, or a calendar year. */
export interface Span {
  readonly kind: SpanKind;
  readonly from: CivilDate;
  /** The last day. */
  readonly until: CivilDate;
}

export interface Play {
  readonly definition: GameDefinition;
  readonly id: string;
  /** The day on which it was finished; the puzzle's own day where that is unknown. */
  readonly playedOn: CivilDate;
  readonly rank: number;
  readonly won: boolean;
  /** Better than all earlier plays of its game; of its weekday, where puzzles grow with the week. */
  readonly isBest: boolean;
}

export interface Recap {
  /** Newest first. */
  readonly plays: readonly Play[];
  /** The days with plays, newest first. */
  readonly days: readonly CivilDate[];
  readonly bests: readonly Play[];
  /** Total time of the timed plays, in ms. */
  readonly time: number;
  /** The plays by the parts of the span, in order: seven days, or twelve months. */
  readonly parts: readonly (readonly Play[])[];
}

export function spanAround(kind: SpanKind, date: CivilDate): Span {
  if (kind === 'week') {
    const from = addDays(date, -weekdayOf(date));
    return { kind, from, until: addDays(from, 6) };
  }
  const year = date.slice(0, 4);
  return { kind, from: `${year}-01-01` as CivilDate, until: `${year}-12-31` as CivilDate };
}

/** The span before or after. */
export const neighbourOf = ({ kind, from, until }: Span, step: 1 | -1): Span =>
  spanAround(kind, addDays(step === 1 ? until : from, step));

/** Number of earlier plays after which the next may be called a best. */
const ENOUGH_FOR_A_BEST = 3;

/** All plays of these records, oldest first, with the bests of their time marked. */
function playsOf(records: readonly GameRecord[]): readonly Play[] {
  return records.flatMap((record) => {
    const { definition, results } = record;
    const { schedule, growsThroughWeek } = definition;
    const plays = [...results.values()]
      .filter(({ id }) => parseId(schedule, id, '9999-12-31').ok)
      .map((row) => {
        const { id, result } = row;
        return {
          ...{ definition, id, released: dateOf(schedule, id) },
          playedOn: playedOn(definition, row),
          order: row.finishedAt ?? 0,
          rank: definition.results.rank(result),
          won: definition.results.isWin(result),
        };
      })
      .sort((a, b) => daysBetween(b.playedOn, a.playedOn) || a.order - b.order);
    const best = new Map<number, { rank: number; count: number }>();
    return plays.map(({ released, order: _, ...play }) => {
      const peers = growsThroughWeek ? weekdayOf(released) : 0;
      const { rank, count } = best.get(peers) ?? { rank: Number.POSITIVE_INFINITY, count: 0 };
      const isBest = play.won && count >= ENOUGH_FOR_A_BEST && play.rank < rank;
      if (play.won) best.set(peers, { rank: Math.min(rank, play.rank), count: count + 1 });
      return { ...play, isBest };
    });
  });
}

export function recapOf(records: readonly GameRecord[], span: Span): Recap {
  const plays = playsOf(records)
    .filter(({ playedOn }) => span.from <= playedOn && playedOn <= span.until)
    .sort((a, b) => daysBetween(a.playedOn, b.playedOn));
  return {
    plays,
    days: [...new Set(plays.map(({ playedOn }) => playedOn))],
    bests: plays.filter(({ isBest }) => isBest),
    time: plays
      .filter(({ definition }) => definition.measure.unit === 'time')
      .reduce((sum, { rank }) => sum + rank, 0),
    parts: partsOf(span).map((_, part) =>
      plays.filter(({ playedOn }) => partOf(span, playedOn) === part),
    ),
  };
}

/** The part of the span that a date belongs to, from 0: a day of the week, or a month. */
function partOf({ kind, from }: Span, date: CivilDate): number {
  return kind === 'week' ? daysBetween(from, date) : Number(date.slice(5, 7)) - 1;
}

/** The first day of each part of a span. */
export const partsOf = ({ kind, from }: Span): readonly CivilDate[] =>
  kind === 'week'
    ? Array.from({ length: 7 }, (_, i) => addDays(from, i))
    : Array.from(
        { length: 12 },
        (_, i) => `${from.slice(0, 4)}-${String(i + 1).padStart(2, '0')}-01` as CivilDate,
      );

/** A span in words: "16–22 November 2026", or "2026". */
export function nameOfSpan({ kind, from, until }: Span): string {
  if (kind === 'year') return from.slice(0, 4);
  const isOneMonth = monthOf(from) === monthOf(until);
  return `${isOneMonth ? `${Number(from.slice(8))}–` : `${dayAndMonth(from)} – `}${fullDate(until)}`;
}
