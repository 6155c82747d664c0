import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { GameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import type { GameResult, ProgressRow } from '../storage/entities.ts';
import { puzzleKey } from '../storage/keys.ts';
import type { CountPuzzlesRequest } from './callables.ts';
import { MOST_COUNTS } from './callables.ts';
import {
  agreeToTally,
  BATCH_LASTS_MS,
  batchesOf,
  GIVEN_UP_MS,
  MOST_SETTLED,
  type OwnTally,
  type PlayedRows,
  parseTally,
  tallyAsJson,
  withBatch,
  withFailedBatch,
  withoutBatch,
  withoutImported,
} from './ownTally.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 10, 22, 8);
const HASH = '0000000000000a';
const GAME: GameId = 'sudoku-shift';

const begun = (id: string, updatedAt: number, progress = 0.42, hash = HASH): ProgressRow => ({
  ...{ game: GAME, id, openedOn: '2026-11-22', progress, updatedAt, counter: 1 },
  session: { version: 2, hash, log: [] },
});
const finished = (id: string, finishedAt: number | null, hash: string = HASH): GameResult => ({
  ...{ game: GAME, id, result: [1, 2, 3, 4], openedOn: null, finishedAt },
  hash,
});
const rows = (progress: readonly ProgressRow[], results: readonly GameResult[]): PlayedRows => ({
  progress,
  results,
});
const NONE = rows([], []);

const agreed = (before: PlayedRows = NONE) => agreeToTally(null, before, START);
/** The batch to be sent, as `{id} {outcome}`. */
const sent = (own: OwnTally) => own.batch?.puzzles.map(({ id, outcome }) => `${id} ${outcome}`);

describe('what is told', () => {
  it('is what was finished, at once, and what was left for a week', () => {
    const at = START + 10 * DAY;
    const played = rows(
      [
        begun('501', at - GIVEN_UP_MS - 1),
        begun('502', at - GIVEN_UP_MS),
        begun('503', START, 0),
        begun('504', START, 1),
        // Another device of the account has played this one last, and tells of it.
        { ...begun('506', START), elsewhere: { playedMs: 1 } },
      ],
      // Another device has finished the last one, and tells of it.
      [finished('505', at - 1), { ...finished('507', at - 1), elsewhere: true }],
    );
    const own = withBatch(agreed(), played, at, 'k');
    expect(sent(own)).toEqual(['505 finished', '501 4', '503 0', '504 9']);
    expect(own.batch).toMatchObject({ key: 'k', at });
    expect(own.batch?.puzzles[0]).toEqual({
      ...{ game: GAME, id: '505', hash: HASH, outcome: 'finished' },
    });
  });

  it('is nothing that was begun before the player agreed', () => {
    // The clock was set back after puzzle 505 was finished.
    const early = [begun('501', START - DAY), begun('502', START)];
    const before = rows(early, [finished('505', START + 9)]);
    const own = agreed(before);
    const later = rows(
      [begun('501', START + DAY)],
      [
        ...[finished('502', START + 5), finished('503', START - 1), finished('504', START)],
        ...before.results,
      ],
    );
    expect(sent(withBatch(own, later, START + 30 * DAY, 'k'))).toEqual(['504 finished']);
  });

  it('is nothing of which nobody knows when, or which version, it was', () => {
    const { hash: _hash, ...old } = finished('503', START + 5);
    const { session: _session, ...row } = begun('504', START);
    const played = rows(
      [
        { ...row, session: { version: 1, moves: [] } },
        { ...row, id: '505', session: null },
      ],
      [
        finished('501', null),
        finished('502', START + 5, 'x'),
        old,
        { ...finished('506', START + 5), result: [1, 2] },
      ],
    );
    expect(withBatch(agreed(), played, START + 30 * DAY, 'k').batch).toBeNull();
  });

  it('is the same until it is answered, then what has come since', () => {
    const first = withBatch(agreed(), rows([], [finished('501', START)]), START, 'k1');
    const both = rows([], [finished('501', START), finished('502', START + 1)]);
    expect(withBatch(first, both, START + DAY, 'k2').batch).toEqual(first.batch);
    expect(withoutBatch(first, 'k2')).toEqual(first);
    const next = withBatch(withoutBatch(first, 'k1'), both, START + DAY, 'k2');
    expect(sent(next)).toEqual(['502 finished']);
    expect(next.batch?.key).toBe('k2');
  });

  it('is let go when nobody has answered for a month, rather than told twice', () => {
    const played = rows([], [finished('501', START)]);
    const own = withBatch(agreed(), played, START, 'k1');
    const late = withBatch(own, played, START + BATCH_LASTS_MS, 'k2');
    expect(late.batch).toBeNull();
  });

  it('is so much a call, and the rest with the next', () => {
    const results = Array.from({ length: MOST_COUNTS + 5 }, (_, i) => finished(`${i + 1}`, START));
    const own = withBatch(agreed(), rows([], results), START, 'k1');
    expect(own.batch?.puzzles).toHaveLength(MOST_COUNTS);
    const next = withBatch(withoutBatch(own, 'k1'), rows([], results), START, 'k2');
    expect(next.batch?.puzzles).toHaveLength(5);
  });

  it('is nothing that a backup has brought', () => {
    const own = agreed();
    const before = rows([begun('501', START + 1)], [finished('502', START + 1)]);
    const after = rows(
      [...before.progress, begun('503', START + 2)],
      [...before.results, finished('504', START + 2), finished('505', START - 9)],
    );
    const kept = withoutImported(own, before, after);
    expect(kept.settled).toEqual(['sudoku-shift/503', 'sudoku-shift/504']);
    expect(withoutImported(kept, before, after)).toEqual(kept);
    const at = START + 30 * DAY;
    expect(sent(withBatch(kept, after, at, 'k'))).toEqual(['502 finished', '501 4']);
  });
});

describe('what is kept of it', () => {
  it('is read back, by its owner and by who signs in first', () => {
    const own = withBatch(agreed(), rows([], [finished('501', START)]), START, 'k1');
    const json = JSON.parse(JSON.stringify(tallyAsJson(own))) as Json;
    expect(parseTally(json, null)).toEqual(own);
    const anna = parseTally(json, 'anna')!;
    expect(anna).toEqual({ ...own, owner: 'anna' });
    expect(parseTally(tallyAsJson(anna), 'anna')).toEqual(anna);
    for (const other of ['ben', null]) expect(parseTally(tallyAsJson(anna), other)).toBeNull();
  });

  it('without what cannot be read of it', () => {
    const own = withBatch(agreed(), rows([], [finished('501', START)]), START, 'k1');
    const json = tallyAsJson(own) as Record<string, Json>;
    const spoilt = { ...json, settled: [7, 'a', null], batch: { key: 'k', at: 1, puzzles: [{}] } };
    expect(parseTally(spoilt, null)).toEqual({ ...own, settled: ['a'], batch: null });
    for (const wrong of [undefined, null, true, [], { ...json, since: 'now' }, { since: 1 }]) {
      expect(parseTally(wrong, null)).toBeNull();
    }
    fc.assert(fc.property(fc.anything(), (any) => void parseTally(any, null)));
  });

  it('does not grow for ever, and forgets nothing that could be told again', () => {
    const results: GameResult[] = [];
    let own = agreed(rows([begun('1', START - 1)], []));
    const progress = [begun('1', START - 1), begun('2', START - 1)];
    const told: string[] = [];
    for (let i = 3; i < MOST_SETTLED + 300; i++) {
      const at = START + (i + 20) * DAY;
      results.push(finished(`${i}`, at));
      own = withBatch(own, rows(progress, results), at, `k${i}`);
      told.push(...(sent(own) ?? []));
      own = withoutBatch(own, `k${i}`);
    }
    expect(own.settled.length).toBeLessThanOrEqual(MOST_SETTLED + 1);
    expect(own.settled).toEqual(expect.arrayContaining(['sudoku-shift/1', 'sudoku-shift/2']));
    expect(new Set(told).size).toBe(told.length);
    expect(told).toHaveLength(MOST_SETTLED + 298);
  });
});

/** A device, a server that keeps keys, and a network that loses calls and answers. */
class World {
  now = START;
  progress = new Map<string, ProgressRow>();
  results = new Map<string, GameResult>();
  stored: Json = null;
  /** The outcomes counted by the server, by puzzle. */
  counted = new Map<string, string[]>();
  keys = new Set<string>();
  /** Puzzles imported, or begun or finished while the player did not agree to be counted. */
  private = new Set<string>();
  #calls = 0;

  rows = (): PlayedRows => ({
    progress: [...this.progress.values()],
    results: [...this.results.values()],
  });
  own = () => parseTally(this.stored, null);
  keep = (own: OwnTally | null) => {
    // Through JSON, as after every reload.
    this.stored = own && (JSON.parse(JSON.stringify(tallyAsJson(own))) as Json);
  };

  agree(isAgreed: boolean) {
    if (isAgreed === (this.own() !== null)) return;
    this.keep(isAgreed ? agreeToTally(null, this.rows(), this.now) : null);
  }
  play(id: string, progress: number) {
    if (this.results.has(id)) return;
    if (!this.progress.has(id) && this.own() === null) this.private.add(id);
    this.progress.set(id, begun(id, this.now, progress));
  }
  finish(id: string) {
    if (this.results.has(id)) return;
    if (!this.progress.has(id) && this.own() === null) this.private.add(id);
    this.progress.delete(id);
    this.results.set(id, finished(id, this.now));
  }
  restore(ids: readonly string[]) {
    const before = this.rows();
    for (const id of ids) {
      if (this.results.has(id) || this.progress.has(id)) continue;
      this.private.add(id);
      if (Number(id) % 2) this.results.set(id, finished(id, this.now + 5));
      else this.progress.set(id, begun(id, this.now));
    }
    const own = this.own();
    if (own) this.keep(withoutImported(own, before, this.rows()));
  }
  send(fate: 'arrives' | 'lost' | 'answer lost') {
    let own = this.own();
    if (own === null) return;
    own = withBatch(own, this.rows(), this.now, `key${this.#calls++}`);
    this.keep(own);
    if (own.batch === null || fate === 'lost') return;
    this.take(own.batch);
    if (fate === 'arrives') this.keep(withoutBatch(this.own()!, own.batch.key));
  }
  take({ key, puzzles }: CountPuzzlesRequest) {
    if (this.keys.has(key)) return;
    this.keys.add(key);
    for (const { game, id, outcome } of puzzles) {
      const name = puzzleKey(game, id);
      this.counted.set(name, [...(this.counted.get(name) ?? []), String(outcome)]);
    }
  }
}

type Step =
  | { readonly do: 'agree'; readonly isAgreed: boolean }
  | { readonly do: 'play'; readonly id: string; readonly progress: number }
  | { readonly do: 'finish'; readonly id: string }
  | { readonly do: 'restore'; readonly ids: readonly string[] }
  | { readonly do: 'wait'; readonly days: number }
  | { readonly do: 'send'; readonly fate: 'arrives' | 'lost' | 'answer lost' };

const ids = fc.integer({ min: 1, max: 12 }).map(String);
const fate = fc.constantFrom('arrives', 'lost', 'answer lost');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constant('agree'), isAgreed: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      ...{ do: fc.constant('play'), id: ids },
      progress: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('finish'), id: ids }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('restore'), ids: fc.array(ids, { maxLength: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('wait'), days: fc.integer({ min: -2, max: 40 }) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('send'), fate }) },
) as fc.Arbitrary<Step>;

function run(world: World, one: Step): void {
  world.now += 1000;
  if (one.do === 'agree') world.agree(one.isAgreed);
  else if (one.do === 'play') world.play(one.id, one.progress);
  else if (one.do === 'finish') world.finish(one.id);
  else if (one.do === 'restore') world.restore(one.ids);
  else if (one.do === 'wait') world.now += one.days * DAY;
  else world.send(one.fate);
}

let world: World;
beforeEach(() => {
  world = new World();
});

it('no puzzle is counted twice, nor one that was begun without consent, whatever happens', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      world = new World();
      for (const one of steps) run(world, one);
      for (const [key, outcomes] of world.counted) {
        expect([key, outcomes.length]).toEqual([key, 1]);
        expect(world.private).not.toContain(key.split('/')[1]);
      }
    }),
    { numRuns: 500 },
  );
});

it('every puzzle is counted in the end, where the network comes back within a month', () => {
  const playing = step.filter((one) => ['play', 'finish', 'send'].includes(one.do));
  fc.assert(
    fc.property(fc.array(playing, { maxLength: 60 }), (steps) => {
      world = new World();
      world.agree(true);
      for (const one of steps) run(world, one);
      world.now += GIVEN_UP_MS + DAY;
      // The first call sends the pending batch, the second all other puzzles.
      world.send('arrives');
      world.send('arrives');
      const played = [...world.progress.keys(), ...world.results.keys()];
      expect([...world.counted.keys()].sort()).toEqual(played.map((id) => `${GAME}/${id}`).sort());
      for (const id of world.results.keys()) {
        expect(world.counted.get(`${GAME}/${id}`)).toEqual(['finished']);
      }
    }),
  );
});

describe('a batch that the server fails on', () => {
  const first = withBatch(agreed(), rows([], [finished('501', START + 1)]), START + DAY, 'k1');
  const failed = withFailedBatch(first, 'k1', START + DAY);
  const both = rows([], [finished('501', START + 1), finished('502', START + 2)]);

  it('makes way for the next, and is sent again the same', () => {
    const next = withBatch(failed, both, START + DAY, 'k2');
    expect(batchesOf(next).map(({ key, puzzles }) => [key, puzzles.map(({ id }) => id)])).toEqual([
      ['k2', ['502']],
      ['k1', ['501']],
    ]);
    expect(parseTally(tallyAsJson(next), null)).toEqual(next);
    const { batch, failed: none } = withoutBatch(next, 'k1');
    expect([batch?.key, none]).toEqual(['k2', []]);
  });

  it('is given up after some days', () => {
    let own = failed;
    for (let i = 1; i < 12; i++) own = withFailedBatch(own, 'k1', START + DAY + i);
    expect(batchesOf(own)).toHaveLength(1);
    expect(batchesOf(withFailedBatch(own, 'k1', START + 4 * DAY))).toEqual([]);
  });

  it('goes before the server forgets its key', () => {
    const late = withBatch(failed, both, START + DAY + BATCH_LASTS_MS, 'k2');
    expect(batchesOf(late).map(({ key }) => key)).toEqual(['k2']);
  });
});
