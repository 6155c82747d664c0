import { describe, expect, it } from 'vitest';
import { goneRound, putDown, type SecondFinger, wasTap } from './secondFinger.ts';

const FIRST = { x: 100, y: 100 };

/** A point around the first finger, in degrees clockwise from the finger's right. */
const at = (degrees: number) => ({
  x: FIRST.x + 50 * Math.cos((degrees * Math.PI) / 180),
  y: FIRST.y + 50 * Math.sin((degrees * Math.PI) / 180),
});

const moved = (finger: SecondFinger, degrees: number) => {
  Object.assign(finger, at(degrees));
  return goneRound(finger, FIRST);
};

describe('a second finger', () => {
  it('turns the piece each quarter that it goes round, either way', () => {
    const finger = putDown(2, 0, at(0), FIRST);
    expect([20, 52, 51, 80, 142, 180].map((degrees) => moved(finger, degrees))).toEqual([
      0, 1, 0, 0, 1, 0,
    ]);
    const back = putDown(2, 0, at(0), FIRST);
    expect([-30, -55, -145].map((degrees) => moved(back, degrees))).toEqual([0, -1, -1]);
  });

  it('may pass the far side, where angles begin anew', () => {
    const finger = putDown(2, 0, at(170), FIRST);
    expect([190, 225].map((degrees) => moved(finger, degrees))).toEqual([0, 1]);
  });

  it('taps when it is lifted at once and has turned nothing', () => {
    const finger = putDown(2, 1000, at(0), FIRST);
    expect(wasTap(finger, 1200)).toBe(true);
    expect(wasTap(finger, 1400)).toBe(false);
    moved(finger, 60);
    expect(wasTap(finger, 1200)).toBe(false);
  });
});
