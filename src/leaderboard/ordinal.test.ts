import { describe, expect, it } from 'vitest';
import { ordinal } from './ordinal.ts';

describe('ordinals', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [4, '4th'],
    [10, '10th'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [22, '22nd'],
    [100, '100th'],
    [101, '101st'],
    [111, '111th'],
    [112, '112th'],
    [143, '143rd'],
    [1013, '1013th'],
  ])('%d: %s', (n, text) => expect(ordinal(n)).toBe(text));
});
