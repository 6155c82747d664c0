import fc from 'fast-check';
import { expect, it } from 'vitest';
import { grouped } from './grouped.ts';

it('writes whole numbers as the platform does', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (n) => {
      expect(grouped(n)).toBe(n.toLocaleString('en-GB'));
    }),
  );
});
