import { describe, expect, it } from 'vitest';
import { countryOf } from '../../world/countries.ts';
import { targetOf as targetAt } from '../marks.ts';
import { aimedAt, type Target } from './aim.ts';
import { type Camera, pixelsPerDegree, project, type Size, settled } from './camera.ts';

const PHONE: Size = { width: 336, height: 292 };
const HOME: Camera = { projection: 'globe', lon: 12, lat: 18, zoom: 1 };
const centreOf = (code: string) => countryOf(code).centre;

function targetOf(...codes: readonly [string, ...string[]]): Target {
  const [first, ...others] = codes;
  return {
    points: [centreOf(first), ...others.map(centreOf)],
    views: [{ across: 5, share: 0.1, nearest: 3.2 }],
    flight: false,
  };
}

/** Whether a country's middle is in view, with room around it for the number of its guess. */
function isSeen(code: string, camera: Camera): boolean {
  const place = project(camera, PHONE, ...centreOf(code));
  if (!place) return false;
  const [x, y] = place;
  return x > 14 && y > 14 && x < PHONE.width - 14 && y < PHONE.height - 14;
}

describe('where the camera goes', () => {
  it('has a single guess in its middle', () => {
    const camera = aimedAt(targetOf('PG'), HOME, PHONE);
    expect([camera.lat, camera.lon]).toEqual([...centreOf('PG')]);
    expect(camera.zoom).toBeGreaterThan(1.1);
  });

  for (const projection of ['globe', 'map'] as const) {
    it(`shows all guesses that one look takes in, on a ${projection}`, () => {
      for (const codes of [
        ['KE', 'NO'],
        ['UG', 'BR', 'NO'],
        ['CN', 'IN', 'FR', 'KE'],
        ['FJ', 'NZ', 'JP'],
      ] as const) {
        const [first, ...others] = codes;
        const aimed = aimedAt(targetOf(first, ...others), { ...HOME, projection }, PHONE);
        const camera = settled(aimed, PHONE);
        for (const code of codes) expect(isSeen(code, camera), `${codes} ${code}`).toBe(true);
      }
    });
  }

  it('goes nearer to an island that is the answer than to one that was guessed', () => {
    const zoomAt = (end: 'no' | 'now' | 'before') =>
      aimedAt(targetAt(['NR'], end === 'no' ? 'FR' : 'NR', end)!, HOME, PHONE).zoom;
    expect(zoomAt('now')).toBeGreaterThan(4 * zoomAt('no'));
    // A finished game that is opened again shows the answer at the same zoom.
    expect(zoomAt('before')).toBe(zoomAt('now'));
  });

  it('has the guesses near the answer in view, and not a far one', () => {
    // Algeria is 1,131 km from North Macedonia; Bulgaria and Kosovo are its neighbours.
    for (const end of ['no', 'now'] as const) {
      const target = targetAt(['DZ', 'BG', 'HR', 'XK'], 'MK', end)!;
      const camera = settled(aimedAt(target, HOME, PHONE), PHONE);
      for (const code of ['BG', 'HR', 'XK']) expect(isSeen(code, camera), code).toBe(true);
      expect(isSeen('DZ', camera)).toBe(false);
      // A degree is wide enough for the answer, 1.5 degrees across, to be seen between the numbers.
      expect(pixelsPerDegree(camera, PHONE)).toBeGreaterThan(12);
    }
  });

  it('stays where it is near when a far country is guessed', () => {
    const camera = settled(aimedAt(targetAt(['BG', 'BR'], 'MK', 'no')!, HOME, PHONE), PHONE);
    expect(isSeen('BG', camera)).toBe(true);
    expect(isSeen('BR', camera)).toBe(false);
  });

  it('keeps the last guess in view, whatever is on the other side of the earth', () => {
    for (const codes of [
      ['NZ', 'ES', 'BR', 'CN'],
      ['BR', 'ID', 'US', 'RU'],
    ] as const) {
      const [first, ...others] = codes;
      const camera = settled(aimedAt(targetOf(first, ...others), HOME, PHONE), PHONE);
      expect(isSeen(first, camera)).toBe(true);
      expect(others.filter((code) => isSeen(code, camera)).length).toBeGreaterThan(0);
    }
  });
});
