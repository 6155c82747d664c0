/**
 * Checks that a family can be drawn as one tree without crossing lines: everyone descends from the
 * monarch or married a descendant, no couple is related, and a person who married twice stands
 * between both partners.
 */
import type { Drawn } from './tree.ts';

/**
 * Returns why the family cannot be drawn as a tree, as a sentence, or an empty string when it can.
 */
export function whyNotDrawable({ plates, marriages, monarch }: Drawn): string {
  const isBlood = (plate: number) => plate === monarch || plates[plate]!.parents.length > 0;
  const couples = new Set<string>();
  for (const [left, right] of marriages) {
    if (left >= right || right >= plates.length) {
      return 'A marriage must name two plates of the tree, in order.';
    }
    if (isBlood(left) === isBlood(right)) {
      return 'Each marriage must join a family member and someone from outside.';
    }
    if (couples.has(`${left} ${right}`)) return 'No two people may marry each other twice.';
    couples.add(`${left} ${right}`);
  }
  for (const [plate, { parents }] of plates.entries()) {
    const asLeft = marriages.filter(([left]) => left === plate).length;
    const asRight = marriages.filter(([, right]) => right === plate).length;
    if (asLeft > 1 || asRight > 1)
      return 'A person who married twice must be between the two spouses.';
    if (!isBlood(plate) && asLeft + asRight !== 1) {
      return 'A person from outside must have married once.';
    }
    if (plate === monarch ? parents.length > 0 : parents.length === 1) {
      return 'The monarch must have no parents, and everyone else two or none.';
    }
    if (parents.length === 0) continue;
    const [left, right] = parents as readonly [number, number];
    if (right >= plate) return 'Parents must come before their children.';
    if (!couples.has(`${left} ${right}`)) return 'Parents must be married to each other.';
  }
  return '';
}
