import { describe, expect, it } from 'vitest';
import { definition } from './definition.ts';
import { game } from './rules/game.ts';
import { EXAMPLE } from './view/example.ts';

describe('how far a family has got', () => {
  it('is counted where the tree is at hand', () => {
    expect(definition.begun(13 / 16, 16)).toBe('13 of 16 placed');
    expect(game.parts!(EXAMPLE)).toBe(5);
    let state = game.start(EXAMPLE);
    expect(definition.begun(game.progress(EXAMPLE, state), 5)).toBe('0 of 5 placed');
    for (const [name, plate] of [
      [1, 0],
      [0, 1],
    ] as const) {
      const next = game.apply(EXAMPLE, state, { type: 'place', plate, name });
      if (next.ok) state = next.value;
    }
    expect(definition.begun(game.progress(EXAMPLE, state), 5)).toBe('2 of 5 placed');
  });

  it('is never a percentage, and true of every tree', () => {
    for (let plates = 5; plates <= 30; plates++) {
      for (let placed = 0; placed < plates; placed++) {
        const words = definition.begun(placed / plates);
        expect(words).not.toMatch(/[%\d]/);
        expect(words === 'Nobody placed yet').toBe(placed === 0);
        if (words === 'Less than half placed') expect(2 * placed).toBeLessThan(plates);
        if (words === 'Half or more placed') expect(2 * placed).toBeGreaterThanOrEqual(plates);
      }
    }
  });
});
