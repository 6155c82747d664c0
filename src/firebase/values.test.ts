import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeFields, decodeValue, encodeFields, encodeValue, fieldPath } from './values.ts';

// JSON values with their forms in Firestore's REST reference.
describe('values', () => {
  it.each([
    [null, { nullValue: null }],
    [true, { booleanValue: true }],
    [61000, { integerValue: '61000' }],
    [0.1, { doubleValue: 0.1 }],
    [2 ** 60, { doubleValue: 2 ** 60 }],
    ['win', { stringValue: 'win' }],
    [[], { arrayValue: { values: [] } }],
    [['FR', 1], { arrayValue: { values: [{ stringValue: 'FR' }, { integerValue: '1' }] } }],
    [{}, { mapValue: { fields: {} } }],
    [{ 41: null }, { mapValue: { fields: { 41: { nullValue: null } } } }],
    [{ timestamp: '2026-11-21T10:00:00Z' }, { timestampValue: '2026-11-21T10:00:00Z' }],
  ])('%j', (value, form) => {
    expect(encodeValue(value)).toEqual(form);
    expect(decodeValue(form)).toEqual(value);
  });

  it('empty lists and maps come without their members', () => {
    expect(decodeValue({ arrayValue: {} })).toEqual([]);
    expect(decodeValue({ mapValue: {} })).toEqual({});
    expect(decodeFields(undefined)).toEqual({});
  });

  it.each([[undefined], [Number.NaN], [Number.POSITIVE_INFINITY], [() => {}]])(
    'refuses %s',
    (value) => expect(() => encodeValue(value)).toThrow(TypeError),
  );

  it('comes back as it went, whatever JSON it is', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (record) => {
        fc.pre(!JSON.stringify(record).includes('"timestamp"'));
        const there = JSON.parse(JSON.stringify(encodeFields(record)));
        // Both sides are compared as JSON, which has no negative zero.
        expect(decodeFields(there)).toEqual(JSON.parse(JSON.stringify(record)));
      }),
    );
  });

  it('survives any answer', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        decodeValue(answer);
        decodeFields(answer);
      }),
    );
  });
});

describe('field paths', () => {
  it.each([
    [['updatedAt'], 'updatedAt'],
    [['geografindGuesses', '41'], 'geografindGuesses.`41`'],
    [['yearlyDailyScores', '08_09_2026'], 'yearlyDailyScores.`08_09_2026`'],
    [['openedLate', 'sudoku-shift/12'], 'openedLate.`sudoku-shift/12`'],
    [['a`b\\c'], '`a\\`b\\\\c`'],
  ])('%j: %s', (names, path) => expect(fieldPath(...names)).toBe(path));
});
