import { describe, expect, it } from 'vitest';
import { scrollFor } from './hintPlaces.ts';

describe('scrollFor', () => {
  const spot = (top: number, bottom: number, limit = 450) => ({ top, bottom, limit });

  it('leaves what is in view where it is', () => {
    expect(scrollFor([spot(50, 400)])).toBe(0);
    expect(scrollFor([spot(200, 220), spot(12, 438)])).toBe(0);
  });

  it('brings what lies below or above just into view', () => {
    expect(scrollFor([spot(430, 480)])).toBe(42);
    expect(scrollFor([spot(-20, 60)])).toBe(-32);
  });

  it('goes by the card only where the card is', () => {
    // In the two-column layout the board extends below the upper edge of the hint card.
    expect(scrollFor([spot(80, 700, 800), spot(300, 340)])).toBe(0);
  });

  it('has no answer where there is no room for all', () => {
    expect(scrollFor([spot(100, 700)])).toBeNull();
    expect(scrollFor([spot(-100, 0), spot(500, 640)])).toBeNull();
  });
});
