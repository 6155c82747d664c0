/** The clue, name or place with which a hint's deduction begins. */
import type { HintLook } from '../../contract/engine.ts';
import { calledOf, whoIs } from '../rules/places.ts';
import type { Board, Focus } from '../rules/types.ts';
import { clueWords, shortest } from './sentences.ts';
import type { FamilyHint } from './steps.ts';

export function lookOf(board: Board, { steps, technique }: FamilyHint): HintLook<Focus> {
  const { evidence, target } = steps[0]!;
  const clue = evidence.find((place) => 'clue' in place);
  if (clue) {
    const [full, short] = clueWords(board, clue.clue);
    return { text: shortest(`Look at ${full}.`, `Look at ${short}.`), places: [clue] };
  }
  const places = [...evidence, ...target];
  const plate = places.find((place) => 'plate' in place);
  const name = places.find((place) => 'name' in place);
  if (plate && (technique === 'only name' || !name)) {
    return { text: `Look at ${whoIs(board, plate.plate)}.`, places: [plate] };
  }
  return { text: `Look at ${calledOf(board, name!.name)}.`, places: [name!] };
}
