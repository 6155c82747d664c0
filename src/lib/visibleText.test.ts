import { expect, it } from 'vitest';
import { visibleText } from './visibleText.ts';

it.each(
  [0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]
    .concat([0x0000, 0x0007, 0x001b, 0x007f, 0x0085, 0x00ad, 0x061c, 0x200b])
    .concat([0x2060, 0x2064, 0x3164, 0xfeff, 0xfffb]),
)('spells out U+%i', (code) => {
  const name = code.toString(16).toUpperCase().padStart(4, '0');
  const char = String.fromCodePoint(code);
  expect(visibleText(`a${char}b${char}`)).toBe(`a[U+${name}]b[U+${name}]`);
});

it.each([
  ['words', 'The border is wrong: 40 km, “not” 38.'],
  ['lines and tabs', 'One.\n\tTwo.\r\n'],
  ['Hebrew and Arabic, with their marks', 'שלום \u200f עולם، مرحبا\u200e'],
  ['a Persian word with its joiner', 'می\u200cخواهم'],
  ['emoji of several signs', '👩\u200d🍳 🏳\ufe0f\u200d🌈 ☕\ufe0f'],
  ['nothing', ''],
])('leaves %s alone', (_, text) => {
  expect(visibleText(text)).toBe(text);
});
