/** Places the names of Royal Family by trial, without the game's solver. */
import type { Constraint } from '../../../src/games/royal-family/rules/constraints.ts';

/** Keeps, for each name, the plates that some way of each clue leaves. @returns whether all have one. */
function narrow(open: Set<number>[], constraints: readonly Constraint[]): boolean {
  for (let before = -1, now = 0; before !== now; ) {
    before = now;
    for (const { names, ways } of constraints) {
      const left = ways.filter((way) => way.every((plate, i) => open[names[i]!]!.has(plate)));
      for (const [i, name] of names.entries()) {
        const plates = new Set(left.map((way) => way[i]!));
        for (const plate of open[name]!) if (!plates.has(plate)) open[name]!.delete(plate);
      }
    }
    for (const [name, plates] of open.entries()) {
      if (plates.size === 0) return false;
      const [plate] = plates;
      if (plates.size > 1) continue;
      for (const [other, own] of open.entries()) if (other !== name) own.delete(plate!);
    }
    now = open.reduce((sum, plates) => sum + plates.size, 0);
  }
  return true;
}

/**
 * The plate of each name; an error if the clues leave none, or several.
 * @param plates those that each name may have by its sex.
 */
export function placeNames(
  plates: readonly (readonly number[])[],
  constraints: readonly Constraint[],
): readonly number[] {
  const found: (readonly number[])[] = [];
  const run = (open: Set<number>[]): void => {
    if (!narrow(open, constraints)) return;
    const unsure = [...open.keys()].filter((name) => open[name]!.size > 1);
    if (unsure.length === 0) found.push(open.map(([...only]) => only[0]!));
    else {
      const name = unsure.reduce((a, b) => (open[b]!.size < open[a]!.size ? b : a));
      for (const plate of open[name]!) {
        if (found.length > 1) return;
        run(open.map((own, i) => new Set(i === name ? [plate] : own)));
      }
    }
  };
  run(plates.map((own) => new Set(own)));
  const [only, another] = found;
  if (!only || another) throw new Error('The clues do not leave one plate for each name.');
  return only;
}
