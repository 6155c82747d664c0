/**
 * A true sentence about a player in a game, from their results; null without any. It compares only with
 * weaker months: nothing tells of a decline. Pure.
 */
import { addDays, type CivilDate, daysBetween, monthOf, weekdayOf } from '../../daily/date.ts';
import { dateOf, idFor, ordinalOf, parseId } from '../../daily/numbering.ts';
import { medianOf } from '../../daily/statistics.ts';
import type { PieceModule } from '../../games/contract/view.ts';
import { count } from '../../lib/count.ts';
import { formatDuration } from '../../lib/duration.ts';
import { monthName, weekdayName } from '../../ui/dates.ts';
import { type GameRecord, playedOn } from '../records/records.ts';

/** Days that are compared with a calendar month before them. */
const RECENT = 30;
const LATELY = 'in the last 30 days';
/** Days within which the name of a month says its year. */
const YEAR = 365;
/** Fewest plays of a comparison's sides; of a weekly game a month has only four. */
const ENOUGH = { daily: 5, weekly: 4 };
/** Fewest plays of one weekday. */
const ENOUGH_OF_WEEKDAY = 4;
/** Smallest gain to tell of, as a share; steadiness and hints vary more than times. */
const LEAST = { time: 0.05, spread: 0.3, hints: 0.3 };
/** Fewest puzzles in a row, and fewest results for the best of them. */
const ROW = 4;
const ENOUGH_FOR_A_BEST = 6;
/** Up to this number of results, the sentence is no more than their count. */
const FEW = 3;

interface Play {
  readonly id: string;
  readonly released: CivilDate;
  readonly on: CivilDate;
  readonly rank: number;
  readonly won: boolean;
  readonly hints: number;
}

/** A sentence with its weight, from 0 to 1: the heaviest is told. */
type Claim = readonly [weight: number, words: string];

export function sentenceFor(
  record: GameRecord,
  today: CivilDate,
  { collected, hintsOf }: Pick<PieceModule, 'collected' | 'hintsOf'>,
): string | null {
  const { definition } = record;
  const { schedule, results } = definition;
  const rows = [...record.results.values()].filter(
    ({ id }) => parseId(schedule, id, '9999-12-31').ok,
  );
  const plays = rows.map((row): Play => {
    return {
      id: row.id,
      released: dateOf(schedule, row.id),
      on: playedOn(definition, row),
      rank: results.rank(row.result),
      won: results.isWin(row.result),
      hints: hintsOf?.(row.result) ?? 0,
    };
  });
  if (plays.length === 0) return null;
  if (plays.length <= FEW) return `${count(plays.length, 'puzzle')} so far.`;
  const claims: Claim[] = [
    [0, `You’ve finished ${count(plays.length, 'puzzle')}.`],
    ...collection(collected?.(rows.map(({ result }) => result))),
    ...rowsInARow(record, plays, today),
    ...comparisons(record, plays, today, hintsOf !== undefined),
    ...newBest(record, plays, today),
  ];
  claims.sort(([a, first], [b, second]) => b - a || (first < second ? -1 : 1));
  return claims[0]![1];
}

function* collection(all: ReturnType<NonNullable<PieceModule['collected']>> | undefined) {
  if (!all || all.found === 0) return;
  const weight = 0.3 + (0.7 * all.found) / all.of;
  yield [weight, `You’ve found ${all.found} of ${all.of} ${all.things}.`] as const;
}

const rowWeight = (row: number, half: number) => (0.75 * row) / (row + half);

/** The last puzzles without a gap; the current one may be open. For daily games also by weekday. */
function* rowsInARow(
  { definition }: GameRecord,
  plays: readonly Play[],
  today: CivilDate,
): Generator<Claim> {
  const { schedule } = definition;
  const isDaily = schedule.cadence === 'daily';
  const done = new Set(plays.map(({ id }) => ordinalOf(schedule, id)));
  const now = ordinalOf(schedule, idFor(schedule, today));
  const rowOf = (last: number, step: number) => {
    // Only the current puzzle may still be open.
    const from = done.has(last) || last < now ? last : last - step;
    let at = from;
    while (done.has(at)) at -= step;
    return (from - at) / step;
  };
  const all = rowOf(now, 1);
  if (all >= ROW) {
    const words = `You’ve finished the last ${count(all, isDaily ? 'daily puzzle' : 'weekly puzzle')}.`;
    yield [rowWeight(all, 30), words];
  }
  for (let ago = 0; isDaily && ago < 7; ago++) {
    const row = rowOf(now - ago, 7);
    const weekday = weekdayName(addDays(today, -ago));
    if (row >= ROW)
      yield [rowWeight(row, 10), `You’ve finished the last ${count(row, `${weekday} puzzle`)}.`];
  }
}

const ranksOf = (plays: readonly Play[]) =>
  plays.flatMap(({ won, rank }) => (won ? [rank] : [])).sort((a, b) => a - b);

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Comparisons of the last 30 days with each earlier month of the last year. */
function* comparisons(
  { definition }: GameRecord,
  plays: readonly Play[],
  today: CivilDate,
  hasHints: boolean,
): Generator<Claim> {
  const ago = ({ on }: Play) => daysBetween(on, today);
  const recent = plays.filter((play) => ago(play) >= 0 && ago(play) < RECENT);
  const since = addDays(today, 1 - RECENT);
  const enough = ENOUGH[definition.schedule.cadence];
  const months = new Set(plays.map(({ on }) => monthOf(on)));
  for (const month of months) {
    const then = plays.filter(({ on }) => monthOf(on) === month);
    if (month >= monthOf(since) || daysBetween(`${month}-01`, today) >= YEAR) continue;
    const name = monthName(month).split(' ')[0]!;
    if (Math.min(recent.length, then.length) >= enough) {
      yield* quicker(definition.measure.unit, recent, then, name);
      if (hasHints) yield* fewerHints(recent, then, name);
    }
    if (definition.measure.unit === 'time' && definition.schedule.cadence === 'daily') {
      yield* steadier(recent, then, name);
    }
  }
}

function* quicker(
  unit: 'time' | 'guesses',
  recent: readonly Play[],
  then: readonly Play[],
  month: string,
): Generator<Claim> {
  const [now, before] = [ranksOf(recent), ranksOf(then)];
  if (unit === 'time') {
    const gain = medianOf(before)! - medianOf(now)!;
    const share = gain / medianOf(before)!;
    const less = formatDuration(gain);
    if (gain < 1000 || share < LEAST.time) return;
    yield [0.4 + share / 2, `Your typical time ${LATELY} is ${less} shorter than in ${month}.`];
  } else {
    // Fewer guesses at the price of more losses are no gain.
    if (now.length / recent.length < before.length / then.length) return;
    const gain = Math.floor((mean(before) - mean(now)) * 10) / 10;
    if (!(gain >= 0.2)) return;
    const words = `You needed ${gain.toFixed(1)} fewer guesses on average ${LATELY} than in ${month}.`;
    yield [0.4 + gain / 4, words];
  }
}

function* fewerHints(
  recent: readonly Play[],
  then: readonly Play[],
  month: string,
): Generator<Claim> {
  const hintsOf = (plays: readonly Play[]) => mean(plays.map(({ hints }) => hints)).toFixed(1);
  const [now, before] = [Number(hintsOf(recent)), Number(hintsOf(then))];
  if (before - now < LEAST.hints) return;
  const words = `Hints per puzzle: ${hintsOf(then)} in ${month}, ${hintsOf(recent)} ${LATELY}.`;
  yield [0.4 + (0.5 * (before - now)) / before, words];
}

function* steadier(
  recent: readonly Play[],
  then: readonly Play[],
  month: string,
): Generator<Claim> {
  for (let day = 0; day < 7; day++) {
    const [now, before] = [recent, then].map((plays) =>
      ranksOf(plays.filter(({ released }) => weekdayOf(released) === day)),
    ) as [number[], number[]];
    if (Math.min(now.length, before.length) < ENOUGH_OF_WEEKDAY) continue;
    const [apart, were] = [now, before].map((ranks) => ranks.at(-1)! - ranks[0]!) as [
      number,
      number,
    ];
    if (apart > (1 - LEAST.spread) * were || were - apart < 1000) continue;
    const weekday = weekdayName(addDays('2026-11-23', day));
    yield [
      0.35 + (0.5 * (were - apart)) / were,
      `Your ${weekday} times ${LATELY} vary by ${formatDuration(apart)}, down from ${formatDuration(were)} in ${month}.`,
    ];
  }
}

function* newBest(
  { definition }: GameRecord,
  plays: readonly Play[],
  today: CivilDate,
): Generator<Claim> {
  if (definition.measure.unit !== 'time' || plays.length < ENOUGH_FOR_A_BEST) return;
  const best = plays.reduce((a, b) => (b.rank < a.rank ? b : a));
  const ago = daysBetween(best.on, today);
  if (ago < 0 || ago >= RECENT) return;
  const others = plays.filter(({ rank }) => rank === best.rank).length;
  if (others > 1) return;
  yield [
    0.5,
    `Your best time ever, ${formatDuration(best.rank)}, is from the last ${count(RECENT, 'day')}.`,
  ];
}
