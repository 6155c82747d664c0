import { expect, it } from 'vitest';
import { generate } from '../engine/generator.ts';
import { EXAMPLE } from './example.ts';

it('is the board of Christmas Eve', () => {
  expect(generate('2026-12-24').boards).toEqual([EXAMPLE]);
});
