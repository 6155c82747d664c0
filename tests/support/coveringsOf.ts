/** Several of the ways in which a calendar of Yearly Daily can be covered. */
import { visitCoverings } from '../../src/games/yearly-daily/engine/coverings.ts';
import { placementOf, questionOf } from '../../src/games/yearly-daily/engine/question.ts';
import { start } from '../../src/games/yearly-daily/rules/rules.ts';
import type { Board, Placement } from '../../src/games/yearly-daily/rules/types.ts';

/** The first `count` of them, each by piece. */
export function coveringsOf(board: Board, count: number): readonly (readonly Placement[])[] {
  const coverings: Placement[][] = [];
  visitCoverings(questionOf(board, start()), (lies) => {
    const covering: Placement[] = [];
    for (const { piece, ...placement } of lies.map(placementOf)) covering[piece] = placement;
    return coverings.push(covering) < count;
  });
  return coverings;
}
