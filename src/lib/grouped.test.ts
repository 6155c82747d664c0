import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it('writes whole numbers as the platform does', () => {
  for (const n of [0, 7, 999, 1000, 12_345, 1_234_567, -1234]) {
    expect(grouped(n)).toBe(n.toLocaleString('en-GB'));
  }
  fc.assert(
    fc.property(fc.maxSafeInteger(), (n) => {
      expect(grouped(n)).toBe(n.toLocaleString('en-GB'));
    }),
  );
});
