import { expect, it } from 'vitest';
import { unwrap } from '../../../lib/result.ts';
import { apply, start } from '../rules/rules.ts';
import type { Move } from '../rules/types.ts';
import { EXAMPLE } from './example.ts';
import { clueStates, squareFaces } from './faces.ts';
import { NOT_HINTED } from './hinted.ts';

it('never marks as a clash what was checked and is right', () => {
  // The 25 in 1 across is right; 2 down cannot be 516, whose 5 is also in 1 across.
  const moves: Move[] = [
    { type: 'fill', entry: '1a', value: 25 },
    { type: 'check', entry: '1a', wrong: [] },
    { type: 'fill', entry: '2d', value: 516 },
  ];
  const state = moves.reduce((now, move) => unwrap(apply(EXAMPLE, now, move)), start(EXAMPLE));
  const faces = squareFaces(EXAMPLE, state, null, clueStates(EXAMPLE, state, true), NOT_HINTED);
  expect([1, 4, 7].map((cell) => faces[cell]!.broken)).toEqual([false, true, true]);
});
