import { describe, expect, it } from 'vitest';
import { addDays, type CivilDate, weekdayOf } from '../../daily/date.ts';
import { dateOf, idFor, parseId } from '../../daily/numbering.ts';
import type { Definition } from '../../games/contract/definition.ts';
import { DEFINITIONS, type GameId } from '../../games/definitions.ts';
import { makeRng, type Rng } from '../../lib/rng.ts';
import type { ProgressRow, ResultRow } from '../../storage/entities.ts';
import { minutesFor } from '../records/minutes.ts';
import type { GameRecord } from '../records/records.ts';
import { MINUTES, type Picked, pick, type Wish } from './pick.ts';
import { strengthOf } from './strength.ts';

const TODAY: CivilDate = '2026-11-21';
const ANY: Wish = { minutes: null, beans: null };

const resultOf = (game: GameId, ms: number): ResultRow['result'] =>
  ({
    geografind: ['FR', 'win'],
    'yearly-daily': [ms / 1000, 0.1],
    'royal-family': [ms, 1],
    'sudoku-shift': [1, 1, 1, ms],
    crossnumber: [ms, 1],
  })[game];

/** The ids that have come out by today. */
function released({ schedule }: GameRecord['definition']): readonly string[] {
  const ids = new Set<string>();
  for (let date = schedule.first; date <= TODAY; date = addDays(date, 1)) {
    ids.add(idFor(schedule, date));
  }
  return [...ids];
}

/** A made-up player: has finished a share of each archive, started some, and some are withdrawn. */
function playerOf(rng: Rng, share: number): readonly GameRecord[] {
  return DEFINITIONS.map((definition) => {
    const results = new Map<string, ResultRow>();
    const progress = new Map<string, ProgressRow>();
    const excused: [string, 'held' | 'withdrawn' | 'was-unavailable'][] = [];
    for (const id of released(definition)) {
      if (rng.next() < share) {
        const result = resultOf(definition.id, 60_000 * (1 + rng.below(30)));
        results.set(id, { id, result, openedOn: null, finishedAt: null });
      } else if (rng.next() < 0.05) {
        const row = { game: definition.id, id, progress: 0.4, updatedAt: 1 };
        progress.set(id, row as unknown as ProgressRow);
      } else if (rng.next() < 0.02) {
        excused.push([id, (['held', 'withdrawn', 'was-unavailable'] as const)[rng.below(3)]!]);
      }
    }
    return { definition, results, progress, excused: new Map(excused) };
  });
}

const nameOf = ({ record, id }: Picked) => `${record.definition.id}/${id}`;

const median = (sorted: readonly number[]) =>
  (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;

/** Minutes for each puzzle of a game: this player's median of its like, or the game's own estimate. */
function pace(record: GameRecord): (id: string) => number {
  const { schedule, growsThroughWeek, menu, measure } = record.definition as Definition;
  const like = (id: string) =>
    `${growsThroughWeek && weekdayOf(dateOf(schedule, id))} ${menu && (Number(id) - 1) % menu.length}`;
  const times = new Map<string, number[]>();
  for (const { id, result } of measure.unit === 'time' ? record.results.values() : []) {
    const ms = record.definition.results.rank(result);
    times.set(like(id), [...(times.get(like(id)) ?? []), ms]);
  }
  for (const own of times.values()) own.sort((x, y) => x - y);
  const newcomer = { ...record, results: new Map() };
  return (id) => {
    const own = times.get(like(id)) ?? [];
    if (own.length < 3) return minutesFor(newcomer, id, strengthOf(record.definition, id));
    return Math.max(1, Math.round(median(own) / 60_000));
  };
}

interface Unplayed {
  readonly name: string;
  readonly takes: number;
  readonly strength: number | null;
}

/** All puzzles that were not played, worked out apart from `pick`. */
const unplayed = (records: readonly GameRecord[]): readonly Unplayed[] =>
  records.flatMap((record) => {
    const { definition, results, progress, excused } = record;
    const minutesOf = pace(record);
    return released(definition)
      .filter((id) => !results.has(id) && !progress.has(id))
      .filter((id) => !['held', 'withdrawn'].includes(excused.get(id) ?? ''))
      .map((id) => {
        const strength = strengthOf(definition, id);
        return { name: `${definition.id}/${id}`, takes: minutesOf(id), strength };
      });
  });

/** The names of those that may be picked. */
function allowed(
  all: readonly Unplayed[],
  { minutes, beans }: Wish,
  before: string | null,
): readonly string[] {
  const kept = all.filter(
    ({ name, takes, strength }) =>
      name !== before &&
      (beans === null || strength === beans) &&
      (minutes === null || takes <= minutes),
  );
  const floor = minutes === 20 ? 10 : minutes === 10 ? 5 : 0;
  const long = kept.filter(({ takes }) => takes > floor);
  return (long.length > 0 ? long : kept).map(({ name }) => name);
}

describe('a puzzle picked', () => {
  it('is one that was not played, in the minutes and beans asked for, never twice running', () => {
    for (const share of [0, 0.9, 1]) {
      const rng = makeRng(`player ${share}`);
      const records = playerOf(rng, share);
      const all = unplayed(records);
      let last: Picked | null = null;
      for (const wish of [
        ANY,
        { minutes: MINUTES[rng.below(3)]!, beans: null },
        { minutes: null, beans: 1 + rng.below(5) },
        { minutes: MINUTES[rng.below(3)]!, beans: 1 + rng.below(5) },
      ]) {
        for (let press = 0; press < 2; press++) {
          const before: string | null = last && nameOf(last);
          const may = allowed(all, wish, before);
          const picked: Picked | null = pick(records, TODAY, wish, last, rng);
          if (picked === null) {
            expect(may).toEqual([]);
            break;
          }
          expect(may).toContain(nameOf(picked));
          expect(nameOf(picked)).not.toBe(before);
          expect(parseId(picked.record.definition.schedule, picked.id, TODAY).ok).toBe(true);
          last = picked;
        }
      }
    }
  });

  it('comes from every game, as often from a short archive as from a long one', () => {
    const rng = makeRng('every game');
    const records = playerOf(rng, 0);
    const counts = new Map<string, number>();
    for (let i = 0; i < 40; i++) {
      const { record } = pick(records, TODAY, ANY, null, rng)!;
      counts.set(record.definition.id, (counts.get(record.definition.id) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual(DEFINITIONS.map(({ id }) => id).sort());
    expect(Math.min(...counts.values())).toBeGreaterThan(2);
  });

  it('keeps to the player’s own pace', () => {
    const records = playerOf(makeRng('own pace'), 0).map((record) =>
      record.definition.id === 'royal-family'
        ? {
            ...record,
            results: new Map(
              released(record.definition)
                .slice(0, 200)
                .map((id) => [id, { id, result: [180_000, 1], openedOn: null, finishedAt: null }]),
            ),
          }
        : { ...record, excused: new Map(released(record.definition).map((id) => [id, 'held'])) },
    ) as readonly GameRecord[];
    const picked = pick(records, TODAY, { minutes: 5, beans: null }, null, makeRng('x'))!;
    expect(picked.minutes).toBe(3);
    expect(Number(picked.id)).toBeGreaterThan(200);
    // Where nothing takes from 10 to 20 minutes, a shorter puzzle fits as well.
    expect(pick(records, TODAY, { minutes: 20, beans: null }, null, makeRng('x'))?.minutes).toBe(3);
  });

  it('is a shorter one where the only long one was picked just now', () => {
    const records = playerOf(makeRng('mostly played'), 0).map((record) => {
      const ids = released(record.definition);
      const takes = pace(record);
      const isLong = (id: string) => takes(id) > 5 && takes(id) <= 10;
      const long = ids.filter(isLong).slice(0, 1);
      const kept =
        { 'royal-family': long, geografind: ids.filter((id) => takes(id) <= 5) }[
          record.definition.id as string
        ] ?? [];
      const held = ids.filter((id) => !kept.includes(id)).map((id) => [id, 'held']);
      return { ...record, progress: new Map(), excused: new Map(held as never) };
    }) as readonly GameRecord[];
    const wish = { minutes: 10, beans: null };
    const first = pick(records, TODAY, wish, null, makeRng('x'))!;
    expect(first.minutes).toBeGreaterThan(5);
    const second = pick(records, TODAY, wish, first, makeRng('x'))!;
    expect(second.record.definition.id).toBe('geografind');
  });

  it('is none when all is played', () => {
    expect(pick(playerOf(makeRng('all'), 1), TODAY, ANY, null, makeRng('x'))).toBeNull();
  });
});
