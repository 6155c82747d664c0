/** Solutions of a Yearly Daily calendar, in which the pieces cover all squares but the date's. */
import { visitCoverings } from '../../src/games/yearly-daily/engine/coverings.ts';
import { placementOf, questionOf } from '../../src/games/yearly-daily/engine/question.ts';
import { start } from '../../src/games/yearly-daily/rules/rules.ts';
import type { Board, Placement } from '../../src/games/yearly-daily/rules/types.ts';

/** The first `count` solutions, each as the list of the pieces' placements. */
export function coveringsOf(board: Board, count: number): readonly (readonly Placement[])[] {
  const coverings: Placement[][] = [];
  visitCoverings(questionOf(board, start()), (lies) => {
    const covering: Placement[] = [];
    for (const { piece, ...placement } of lies.map(placementOf)) covering[piece] = placement;
    return coverings.push(covering) < count;
  });
  return coverings;
}
