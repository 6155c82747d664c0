import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import table from '../../tests/fixtures/formerResults.json';
import { GAME_IDS, type GameId, resultsOf } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { readEntries, readEntry } from './formerResults.ts';
import { isPuzzleId, resultKey } from './resultKeys.ts';

type Row =
  | readonly [game: GameId, key: string, value: Json, id: string, result: Json, how: string[]]
  | readonly [game: GameId, key: string, value: Json, why: string];

describe('forms of the former site', () => {
  it.each(
    (table as unknown as Row[]).map((row) => [JSON.stringify(row.slice(0, 3)), row] as const),
  )('%s', (_, [game, key, value, id, result, how]) => {
    const read = readEntry(game, key, value);
    if (result === undefined) expect(read).toMatchObject({ problem: { message: id } });
    else expect(read).toEqual({ ok: true, value: { id, result, how } });
  });

  const word = fc.constantFrom<Json>(
    ...['France', 'fr', 'DEU', 'DE', 'Congo', 'win', 'loss', 'South Korea', '', 'constructor'],
  );
  const number = fc.oneof(
    fc.constantFrom(0, 0.1, 1, 35.2, 61000, -0, 1e21, 9999.99, 2592000000),
    fc.double({ noNaN: true, min: -5, max: 3e9 }),
    fc.integer({ min: 0, max: 100000 }),
  );
  const time = fc.oneof(
    fc.constantFrom(35.2, 9999.99, 61000, 35212.3),
    fc.double({ noNaN: true, min: 0, max: 3e6 }),
  );
  const value = fc.oneof(
    fc.tuple(time, fc.constantFrom(0, 1)),
    fc.array(time, { maxLength: 4 }),
    fc.shuffledSubarray([61.5, 2, 0.1]),
    fc.tuple(fc.constantFrom('France', 'fr', 'FRA'), fc.constantFrom('win', 'Togo')),
    fc.array(number, { maxLength: 5 }),
    fc.array(word, { maxLength: 8 }),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const key = fc.oneof(
    fc.integer({ min: 0, max: 600 }).map(String),
    fc
      .tuple(
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        fc.constantFrom('_2025', '_2026', '', '_2025_1'),
      )
      .map(([month, day, rest]) => `${month}_${day}${rest}`),
    fc.constantFrom('10_05_2025', '10_5_2025', '__proto__', ''),
    fc.string({ maxLength: 10 }),
  );
  const game = fc.constantFrom(...GAME_IDS);

  it('are read as valid results of today, or not at all', () => {
    let taken = 0;
    fc.assert(
      fc.property(game, key, value, (id, name, one) => {
        const read = readEntry(id, name, one);
        if (!read.ok) {
          expect(read.problem.message).toMatch(/\.$/);
          return;
        }
        if (read.value.how.length > 0) taken++;
        expect(isPuzzleId(id, read.value.id)).toBe(true);
        expect(resultsOf(id).parse(read.value.result)).toEqual({
          ok: true,
          value: read.value.result,
        });
        // Reading keeps the current form unchanged.
        expect(readEntry(id, resultKey(id, read.value.id), read.value.result)).toEqual({
          ok: true,
          value: { ...read.value, how: [] },
        });
      }),
      { numRuns: 5000 },
    );
    expect(taken).toBeGreaterThan(50);
  });
});

describe('several entries for one puzzle', () => {
  const standing = (entries: readonly (readonly [string, unknown])[]) =>
    readEntries('yearly-daily', entries).flatMap(({ key, read }) => (read.ok ? [key] : []));
  const whole = [61000, 2, 0.1];

  it.each([
    [
      'today’s form',
      [
        ['10_5_2025', whole],
        ['10_05_2025', [9000, 0, 0.1]],
      ],
      '10_05_2025',
    ],
    [
      'what is complete',
      [
        ['10_05_2025', [9, 0]],
        ['10_5_2025', whole],
      ],
      '10_5_2025',
    ],
    [
      'the first key',
      [
        ['10_5_2025_2', whole],
        ['10_5_2025_1', whole],
      ],
      '10_5_2025_1',
    ],
    [
      'what can be read',
      [
        ['10_05_2025', 'tea'],
        ['10_5_2025', [9]],
      ],
      '10_5_2025',
    ],
  ] as const)('%s stands, in any order', (_, entries, key) => {
    expect(standing(entries)).toEqual([key]);
    expect(standing(entries.toReversed())).toEqual([key]);
  });

  it('says so of the others', () => {
    const [first] = readEntries('yearly-daily', [
      ['10_5_2025', whole],
      ['10_05_2025', whole],
    ]);
    expect(first?.read).toMatchObject({
      problem: { message: 'There is another result for the same puzzle.' },
    });
  });
});
