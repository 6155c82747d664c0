import { expect, it } from 'vitest';
import { countCoverings } from '../engine/coverings.ts';
import { generate } from '../engine/generator.ts';
import { questionOf } from '../engine/question.ts';
import { apply, squaresUnder, start } from '../rules/rules.ts';
import { EXAMPLE, EXAMPLE_START } from './example.ts';

it('is the board of Christmas Eve', () => {
  expect(generate('2026-12-24').boards).toEqual([EXAMPLE]);
});

it('lies by the rules, and can be finished', () => {
  let state = start();
  for (const [piece, placement] of EXAMPLE_START.entries()) {
    if (!placement) continue;
    const next = apply(EXAMPLE, state, { type: 'place', piece, ...placement });
    expect(next.ok, String(squaresUnder(piece, placement))).toBe(true);
    if (next.ok) state = next.value;
  }
  expect(state).toEqual(EXAMPLE_START);
  expect(countCoverings(questionOf(EXAMPLE, EXAMPLE_START))).toBeGreaterThan(0);
});
