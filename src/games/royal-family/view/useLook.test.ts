import { describe, expect, it } from 'vitest';
import { clueBeside } from './useLook.ts';

describe('the clue that comes next on the bar', () => {
  it('passes over those that are ticked off, unless all of them are', () => {
    const some = [true, false, true, false];
    expect(clueBeside(some, null, 1)).toBe(1);
    expect(clueBeside(some, 1, 1)).toBe(3);
    expect(clueBeside(some, 3, 1)).toBe(1);
    expect(clueBeside(some, 0, -1)).toBe(3);
    expect(clueBeside([true, true, true, true], 1, 1)).toBe(2);
    expect(clueBeside([], null, 1)).toBeNull();
  });
});
