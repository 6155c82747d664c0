import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutHalves } from './text.ts';

it.each([
  ['Row two ☕', 'Row two ☕'],
  ['half \ud83d', 'half '],
  ['\ude00 half', ' half'],
  ['\ude00\ud83d', ''],
  ['whole 😀', 'whole 😀'],
])('%j', (text, whole) => expect(withoutHalves(text)).toBe(whole));

it('makes every text well formed, and changes none that is', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      }),
      (text) => {
        const whole = withoutHalves(text);
        // TextEncoder replaces ill-formed characters by U+FFFD.
        expect(new TextDecoder().decode(new TextEncoder().encode(`.${whole}`))).toBe(`.${whole}`);
        expect(withoutHalves(whole)).toBe(whole);
      },
    ),
  );
});
