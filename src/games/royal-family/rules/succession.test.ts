import { expect, it } from 'vitest';
import { lineOfSuccession } from './succession.ts';

const plate = (born: number, ...parents: number[]) => ({ born, parents });

it('goes to the eldest child, then to that child’s children, and only then to the next', () => {
  // Plates by index: 0 and 1 are the parents of 2 (born 1722), 3 (1720) and 4 (1725); 3 and 5 are
  // the parents of 6 and 7; 2 and 8 of 9.
  const plates = [
    plate(1700),
    plate(1701),
    plate(1722, 0, 1),
    plate(1720, 0, 1),
    plate(1725, 0, 1),
    plate(1719),
    plate(1745, 3, 5),
    plate(1741, 3, 5),
    plate(1723),
    plate(1750, 2, 8),
  ];
  expect(lineOfSuccession({ plates, monarch: 0 })).toEqual([3, 7, 6, 2, 9, 4]);
  // People who married in or do not descend from the monarch are not in line to the throne.
  expect(lineOfSuccession({ plates, monarch: 3 })).toEqual([7, 6]);
  expect(lineOfSuccession({ plates, monarch: 4 })).toEqual([]);
});

it('counts the children of two marriages by age, all of them', () => {
  const plates = [plate(1700), plate(1701), plate(1710), plate(1730, 0, 2), plate(1721, 0, 1)];
  expect(lineOfSuccession({ plates, monarch: 0 })).toEqual([4, 3]);
});

it('puts a child of cousins in line once, by the nearer way', () => {
  const plates = [
    plate(1700),
    plate(1720, 0),
    plate(1722, 0),
    plate(1740, 1),
    plate(1742, 2),
    plate(1760, 3, 4),
  ];
  expect(lineOfSuccession({ plates, monarch: 0 })).toEqual([1, 3, 5, 2, 4]);
});
