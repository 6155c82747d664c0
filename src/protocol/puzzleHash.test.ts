import { expect, it } from 'vitest';
import type { Json } from '../lib/json.ts';
import { puzzleHash } from './puzzleHash.ts';

it('is the same for what says the same, and short', () => {
  const hash = puzzleHash({ id: 3, boards: [{ rows: ['1.', '.2'], beans: 1 }] });
  expect(hash).toMatch(/^[0-9a-f]{14}$/);
  expect(puzzleHash({ boards: [{ beans: 1, rows: ['1.', '.2'] }], id: 3 })).toBe(hash);
});

it('never changes: it is stored beside results', () => {
  expect(puzzleHash({ id: 1, boards: ['é', null, true, 1.5] })).toBe('00d60c1a371c38');
});

it('differs where anything differs', () => {
  const values: Json[] = [null, true, 0, 1, '', '1', [], [[]], [1, 2], [2, 1], ['1,2'], {}];
  const more: Json[] = [{ a: 1 }, { b: 1 }, { a: [1] }, { a: 1, b: 2 }, { a: { b: 2 } }, ['a', 1]];
  const hashes = [...values, ...more].map(puzzleHash);
  expect(new Set(hashes).size).toBe(hashes.length);
});
