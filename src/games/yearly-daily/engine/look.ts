/** The place where a hint's deduction begins: a square, a hole, or a piece. */
import type { Hint, HintLook } from '../../contract/engine.ts';
import { labelOf, theOf } from '../rules/labels.ts';
import type { Focus, Move } from '../rules/types.ts';

export function lookOf({ steps }: Hint<Move, Focus>): HintLook<Focus> {
  const [{ evidence, target }] = steps as [(typeof steps)[number]];
  const squares = [...evidence, ...target].filter((place) => 'square' in place);
  const [first] = squares;
  if (first !== undefined) {
    return { text: `Look around ${labelOf(first.square)}.`, places: squares };
  }
  const [{ piece }] = target as readonly [Extract<Focus, { piece: number }>];
  return { text: `Look at ${theOf(piece)}.`, places: [{ piece }] };
}
