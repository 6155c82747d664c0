import { expect, it } from 'vitest';
import { digitValue, plainDigits } from './digits.ts';

it.each([
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Devanagari', '०१२३४५६७८९'],
  ['full-width', '０１２３４５６７８９'],
  ['mathematical sans-serif, after other tens', '𝟢𝟣𝟤𝟥𝟦𝟧𝟨𝟩𝟪𝟫'],
])('reads %s digits', (_, digits) => {
  expect([...digits].map(digitValue)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(plainDigits(`a${digits}b7`)).toBe('a0123456789b7');
});

it('takes nothing else for a digit', () => {
  for (const text of ['', 'x', '12', '½', '²', '五', 'Ⅳ', '-']) expect(digitValue(text)).toBeNull();
});
