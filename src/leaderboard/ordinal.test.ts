import { describe, expect, it } from 'vitest';
import { ordinal } from './ordinal.ts';

describe('ordinals', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [12, '12th'],
    [13, '13th'],
    [21, '21st'],
    [101, '101st'],
    [112, '112th'],
  ])('%d: %s', (n, text) => expect(ordinal(n)).toBe(text));
});
