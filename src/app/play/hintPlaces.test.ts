import { describe, expect, it } from 'vitest';
import { scrollFor } from './hintPlaces.ts';

describe('scrollFor', () => {
  const room = { top: 50, bottom: 450 };

  it('leaves what is in view where it is', () => {
    expect(scrollFor({ top: 50, bottom: 450 }, room)).toBe(0);
    expect(scrollFor({ top: 200, bottom: 220 }, room)).toBe(0);
  });

  it('brings what lies below or above just into view', () => {
    expect(scrollFor({ top: 430, bottom: 480 }, room)).toBe(30);
    expect(scrollFor({ top: 20, bottom: 60 }, room)).toBe(-30);
  });

  it('shows the beginning of what is larger than the room', () => {
    expect(scrollFor({ top: 100, bottom: 700 }, room)).toBe(50);
  });
});
