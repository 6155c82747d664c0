/** The entry with whose clue a hint's deduction begins. */
import type { Hint, HintLook } from '../../contract/engine.ts';
import { entryName, gridOf } from '../rules/grid.ts';
import type { Board, Focus, Move } from '../rules/types.ts';

export function lookOf({ rows }: Board, { steps }: Hint<Move, Focus>): HintLook<Focus> {
  const { entries, through } = gridOf(rows);
  const [{ evidence, target }] = steps as [(typeof steps)[number]];
  const [place] = [...evidence, ...target] as [Focus];
  const entry = 'entry' in place ? place.entry : entries[through[place.cell]![0]!]!.id;
  return { text: `Look at ${entryName(entry)}.`, places: [{ entry }] };
}
