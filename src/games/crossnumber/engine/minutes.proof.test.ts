import { expect, it } from 'vitest';
import { minutesOf } from '../../../../tests/support/crossnumberMinutes.ts';
import { definition } from '../definition.ts';
import { generate } from './generator.ts';
import { MENU } from './menu.ts';

it.each(MENU.map(({ size }, turn) => [size, turn] as const))(
  'a board of size %i takes about as long as the menu says',
  (size, turn) => {
    const told = definition.menu[turn]!;
    expect(told.size).toBe(`${size} × ${size}`);
    // Single 5 × 5 boards take from half to twice the time: the median of three would be chance.
    const found = Array.from({ length: 9 }, (_, round) =>
      minutesOf(generate(`${101 + round * MENU.length + turn}`).boards[0]!),
    ).sort((a, b) => a - b);
    expect(found[4]! / told.minutes).toBeGreaterThan(0.75);
    expect(found[4]! / told.minutes).toBeLessThan(1.3);
  },
);

it('the least and the greatest estimate of the game are those of its menu', () => {
  const minutes = definition.menu.map((week) => week.minutes);
  expect(definition.minutes).toEqual([minutes[0], minutes.at(-1)]);
});
