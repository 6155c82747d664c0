import { describe, expect, it } from 'vitest';
import { definition } from './definition.ts';

describe('how far a family has got', () => {
  it('is never a percentage, and true of every tree', () => {
    for (let plates = 5; plates <= 30; plates++) {
      for (let placed = 0; placed < plates; placed++) {
        const words = definition.begun(placed / plates);
        expect(words).not.toMatch(/[%\d]/);
        expect(words === 'Nobody placed yet').toBe(placed === 0);
        if (words === 'Less than half placed') expect(2 * placed).toBeLessThan(plates);
        if (words === 'At least half placed') expect(2 * placed).toBeGreaterThanOrEqual(plates);
      }
    }
  });
});
