import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definitionOf, GAME_IDS, type GameId } from '../games/definitions.ts';
import { addDays, type CivilDate } from './date.ts';
import { dateOf, idFor, nextRelease, ordinalOf, parseId, releasedOn } from './numbering.ts';

describe('the five schedules', () => {
  it.each([
    ['sudoku-shift', '2025-06-24', '1'],
    ['sudoku-shift', '2026-11-20', '515'],
    ['crossnumber', '2025-10-05', '1'],
    ['crossnumber', '2025-10-11', '1'],
    ['crossnumber', '2025-10-12', '2'],
    ['crossnumber', '2026-11-20', '59'],
    ['geografind', '2025-10-19', '1'],
    ['royal-family', '2025-10-26', '1'],
    ['yearly-daily', '2026-11-20', '2026-11-20'],
    ['yearly-daily', '2028-02-29', '2028-02-29'],
  ] as const)('%s on %s is %s', (game, date, id) => {
    expect(idFor(definitionOf(game).schedule, date)).toBe(id);
  });

  it('never goes below the first puzzle, however wrong the clock is', () => {
    for (const game of GAME_IDS) {
      const schedule = definitionOf(game).schedule;
      const first = schedule.naming === 'date' ? '2025-06-24' : '1';
      for (const date of ['1970-01-01', '0001-01-01', addDays(schedule.first, -1)] as CivilDate[]) {
        expect(idFor(schedule, date)).toBe(first);
        expect(parseId(schedule, first, date).ok).toBe(true);
      }
    }
  });

  it('reaches the year 9999', () => {
    for (const game of GAME_IDS) {
      const id = idFor(definitionOf(game).schedule, '9999-12-31');
      expect(parseId(definitionOf(game).schedule, id, '9999-12-31').ok).toBe(true);
    }
  });
});

describe('idFor and dateOf', () => {
  const cases = fc.record({
    schedule: fc.constantFrom(...GAME_IDS.map((g) => definitionOf(g).schedule)),
    days: fc.integer({ min: 0, max: 200_000 }),
  });

  it('undo each other, and every day has exactly one puzzle', () => {
    fc.assert(
      fc.property(cases, ({ schedule, days }) => {
        const date = addDays(schedule.first, days);
        const id = idFor(schedule, date);
        const released = dateOf(schedule, id);
        expect(idFor(schedule, released)).toBe(id);
        expect(released <= date).toBe(true);
        expect(date < nextRelease(schedule, id)).toBe(true);
        expect(dateOf(schedule, idFor(schedule, nextRelease(schedule, id)))).toBe(
          nextRelease(schedule, id),
        );
        expect(ordinalOf(schedule, idFor(schedule, nextRelease(schedule, id)))).toBe(
          ordinalOf(schedule, id) + 1,
        );
        expect(parseId(schedule, id, date)).toEqual({ ok: true, value: id });
      }),
    );
  });

  it('throw on what is no id', () => {
    expect(() => dateOf(definitionOf('geografind').schedule, '0')).toThrow(RangeError);
    expect(() => dateOf(definitionOf('yearly-daily').schedule, '2026-02-30')).toThrow(RangeError);
    expect(() => nextRelease(definitionOf('geografind').schedule, 'x')).toThrow(RangeError);
  });
});

describe('parseId', () => {
  const today = '2026-11-20';
  function verdict(game: GameId, text: unknown) {
    const read = parseId(definitionOf(game).schedule, text, today);
    return read.ok ? 'ok' : read.problem.code;
  }

  it.each(['01', '1e3', '-5', ' 5', '', '१', '5\n', '99999999', 5, null, undefined, ['5']])(
    'calls the number %j malformed',
    (text) => expect(verdict('sudoku-shift', text)).toBe('malformed'),
  );
  it.each(['2026-02-30', '2026-2-3', '20261120', '11_20_2026', '5', '2026-11-20T00:00', ''])(
    'calls the date %j malformed',
    (text) => expect(verdict('yearly-daily', text)).toBe('malformed'),
  );

  it('knows too early and not yet', () => {
    expect(verdict('sudoku-shift', '0')).toBe('early');
    expect(verdict('sudoku-shift', '515')).toBe('ok');
    expect(verdict('sudoku-shift', '516')).toBe('future');
    expect(verdict('sudoku-shift', '9999999')).toBe('future');
    expect(verdict('crossnumber', '59')).toBe('ok');
    expect(verdict('crossnumber', '60')).toBe('future');
    expect(verdict('yearly-daily', '2025-06-23')).toBe('early');
    expect(verdict('yearly-daily', '2025-06-24')).toBe('ok');
    expect(verdict('yearly-daily', '2026-11-21')).toBe('future');
  });
});

describe('releasedOn', () => {
  it.each([
    ['crossnumber', '2025-10-04', null],
    ['crossnumber', '2025-10-05', '1'],
    ['crossnumber', '2025-10-06', null],
    ['crossnumber', '2026-11-22', '60'],
    ['royal-family', '2026-11-22', '393'],
    ['yearly-daily', '2026-11-22', '2026-11-22'],
  ] as const)('%s on %s: %s', (game, date, id) => {
    expect(releasedOn(definitionOf(game).schedule, date)).toBe(id);
  });
});
