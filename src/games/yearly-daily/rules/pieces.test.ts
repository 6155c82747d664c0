import { describe, expect, it } from 'vitest';
import { cellsOfRows, ORIENTATIONS, oriented } from './orientations.ts';
import { PIECES } from './pieces.ts';

describe('the pieces', () => {
  it('are those that every published puzzle means, in this order', () => {
    expect(PIECES.map(({ name, rows }) => `${name} ${rows.join('/')}`)).toEqual([
      'croissant .XX/XX./.X.',
      'spoon X.../XXXX',
      'wave XX../.XXX',
      'mug XXX/XX.',
      'bowl X.X/XXX',
      'napkin X../X../XXX',
      'twig .X../XXXX',
      'pan XXXX/XX..',
    ]);
  });

  it('have 41 cells, one less than the months and two less than the board', () => {
    expect(PIECES.reduce((sum, { cells }) => sum + cells.length, 0)).toBe(12 + 31 - 2);
  });

  it('are all different, however they are turned, and begin with letters of their own', () => {
    const shapes = PIECES.map(({ cells }) =>
      ORIENTATIONS.map((orientation) => String(oriented(cells, orientation)))
        .sort()
        .join(' '),
    );
    expect(new Set(shapes).size).toBe(8);
    expect(new Set(PIECES.map(({ name }) => name)).size).toBe(8);
  });
});

describe('orientations', () => {
  it('turn clockwise, and flip before they turn', () => {
    const spoon = cellsOfRows(['X..', 'XXX']);
    const drawn = (orientation: number) =>
      oriented(spoon, orientation)
        .map(([r, c]) => `${r}${c}`)
        .join(' ');
    // The piece turned by quarters: X.. XX XXX .X XXX X. ..X .X X. XX
    expect([0, 1, 2, 3].map(drawn)).toEqual([
      '00 10 11 12',
      '00 01 10 20',
      '00 01 02 12',
      '01 11 20 21',
    ]);
    // The piece flipped, and flipped and turned: ..X X. XXX X. XX
    expect([4, 5].map(drawn)).toEqual(['02 10 11 12', '00 10 20 21']);
  });
});
