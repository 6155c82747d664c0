import fc from 'fast-check';
import { expect, it } from 'vitest';
import { makeCode, parseCode } from './tableCode.ts';

it('has the words of the scheme’s author', () => {
  // 127.0.0.1 and 63.84.220.193, from the paper.
  const bits = [0x7f00, 0x0001, 0x3f54];
  expect(makeCode(() => bits.shift()!)).toBe('lusab-babad-gutih');
});

it('is read back however it was written down', () => {
  const words = fc.array(fc.nat(0xffff), { minLength: 3, maxLength: 3 });
  fc.assert(
    fc.property(words, (bits) => {
      const rest = [...bits];
      const code = makeCode(() => rest.shift()!);
      expect(parseCode(code)).toBe(code);
      expect(parseCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(code);
      expect(parseCode(code.replaceAll('-', ''))).toBe(code);
      const link = `https://crema.example/join/${code}`;
      expect(parseCode(link)).toBe(code);
      expect(parseCode(`${link}?from=chat`)).toBe(code);
      expect(parseCode(`Join our table on Crema: ${link} See you there!`)).toBe(code);
    }),
  );
});

it.each([
  'Code: funah-zidad-domaj',
  'Our table’s code is Funah, Zidad, Domaj.',
  'funah%2Dzidad%2Ddomaj',
  '/join/funah-zidad-domaj.',
  '(funah–zidad–domaj)',
  '100% sure: funah zidad domaj thanks',
  'ｆｕｎａｈ－ｚｉｄａｄ－ｄｏｍａｊ',
  'funah\u2011zidad\u2011domaj',
])('is found in %j', (text) => {
  expect(parseCode(text)).toBe('funah-zidad-domaj');
});

it('differs for different numbers', () => {
  const codes = new Set(
    Array.from({ length: 0x10000 }, (_, bits) => {
      const rest = [bits, 0, 0];
      return makeCode(() => rest.shift()!);
    }),
  );
  expect(codes.size).toBe(0x10000);
});

it.each([
  ['nothing', ''],
  ['two words', 'lusab-babad'],
  ['four words', 'lusab-babad-gutih-babad'],
  ['part of other words', 'xfunah-zidad-domaj'],
  ['letters that no word has', 'lusab-babad-gutex'],
  ['no text', 7],
  ['a book', 'lusab'.repeat(1000)],
])('is not in %s', (_, text) => {
  expect(parseCode(text)).toBeNull();
});
