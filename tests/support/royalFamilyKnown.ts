/**
 * A fixed family for judging clues. Each person is shown with plate number and year of birth:
 *
 *     Alma (1, Queen of Vell, 1700) = Bran (0, 1698)      Alma's first marriage
 *     Alma (1)                      = Cuth (2, 1705)      Alma's second marriage
 *
 *     Alma's children by Bran: Dora (3, 1722, Duchess of Ambry), Edric (5, 1725)
 *     Alma's child by Cuth: Fulk (6, 1731)
 *
 *     Dora (3) = Gawen (4, 1720, Earl of Merrin): Hedda (7, 1745), Iden (8, 1747), Adda (9, 1750)
 */
import { readFileSync } from 'node:fs';
import { constraintOf } from '../../src/games/royal-family/rules/constraints.ts';
import type { Clue, Name, Plate } from '../../src/games/royal-family/rules/types.ts';

const plate = (sex: 'm' | 'f', born: number, title: string, ...parents: number[]): Plate => ({
  sex,
  born,
  title,
  parents,
});
/**
 * The family's plates, numbered row by row from left to right: Bran stands left of Alma, Cuth right
 * of her.
 */
export const FAMILY = {
  plates: [
    plate('m', 1698, ''),
    plate('f', 1700, 'Queen of Vell'),
    plate('m', 1705, ''),
    plate('f', 1722, 'Duchess of Ambry', 0, 1),
    plate('m', 1720, 'Earl of Merrin'),
    plate('m', 1725, '', 0, 1),
    plate('m', 1731, '', 1, 2),
    plate('f', 1745, '', 3, 4),
    plate('m', 1747, '', 3, 4),
    plate('f', 1750, '', 3, 4),
  ],
  marriages: [[0, 1] as const, [1, 2] as const, [3, 4] as const],
  monarch: 1,
  names: ['Adda', 'Alma', 'Bran', 'Cuth', 'Dora', 'Edric', 'Fulk', 'Gawen', 'Hedda', 'Iden'].map(
    (name): Name => ({ name, sex: /a$/.test(name) ? 'f' : 'm' }),
  ),
};
/** The right plate of each name, in the order of `names`. */
const PLACES = [9, 1, 0, 2, 3, 5, 6, 4, 7, 8];

/** Whether the clue holds with every name of the family on its right plate. */
export function isTrue(clue: Clue): boolean {
  const { names, ways } = constraintOf(FAMILY, clue);
  return ways.some((way) => names.every((name, i) => way[i] === PLACES[name]));
}

/** The parts of a fixture's lines, without its comments. */
export const linesOf = (name: string): readonly (readonly string[])[] =>
  readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes('|') && !line.startsWith('#'))
    .map((line) => line.split('|').map((part) => part.trim()));

export const not = (of: Clue): Clue => ({ kind: 'not', of });
export const relation = (who: string, is: string, of: string): Clue => ({
  ...{ kind: 'relation', who, is, of },
});
export const has = (who: string, relation: string): Clue => ({ kind: 'has', who, relation });
export const count = (who: string, n: number, of: string): Clue => ({
  ...{ kind: 'count', who, count: n, of },
});
export const holder = (who: string, title: string): Clue => ({ kind: 'holder', who, title });
