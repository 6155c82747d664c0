/** What the board says to screen readers. */

import { capital } from '../../../lib/capital.ts';
import { listed } from '../../../lib/listed.ts';
import { numberWord } from '../rules/clues/words.ts';
import { whoIs } from '../rules/places.ts';
import { isPencilled, plateOf } from '../rules/rules.ts';
import { treeOf } from '../rules/tree.ts';
import type { Board, State } from '../rules/types.ts';

/** The name on the plate, or what the plate is called. */
function called(board: Board, state: State, plate: number): string {
  const name = state.placed[plate] ?? null;
  return name === null ? whoIs(board, plate) : board.names[name]!.name;
}

/** The names that are pencilled on a plate and not placed anywhere. */
export function marksOn(board: Board, state: State, plate: number): readonly string[] {
  return board.names.flatMap(({ name }, i) =>
    isPencilled(state, plate, i) && plateOf(state, i) === null ? [name] : [],
  );
}

/** "Duchess of Ambry, woman, born 1871, empty. Wife of Corvin, mother of two." */
export function plateLabel(board: Board, state: State, plate: number): string {
  const tree = treeOf(board);
  const { sex, born, title } = board.plates[plate]!;
  const name = state.placed[plate] ?? null;
  const marks = name === null ? marksOn(board, state, plate) : [];
  const facts = [
    name === null ? null : board.names[name]!.name,
    title || null,
    plate === board.monarch ? 'with the crown' : null,
    sex === 'm' ? 'man' : 'woman',
    `born ${born}`,
    name === null ? 'empty' : null,
    marks.length > 0 ? `pencilled ${listed(marks)}` : null,
  ];
  const names = (plates: readonly number[]) =>
    listed(plates.map((other) => called(board, state, other)));
  const [parents, spouses] = [tree.parents[plate]!, tree.spouses[plate]!];
  const children = tree.children[plate]!.length;
  const kin = [
    parents.length > 0 ? `${sex === 'm' ? 'son' : 'daughter'} of ${names(parents)}` : null,
    spouses.length > 0 ? `${sex === 'm' ? 'husband' : 'wife'} of ${names(spouses)}` : null,
    children > 0 ? `${sex === 'm' ? 'father' : 'mother'} of ${numberWord(children)}` : null,
  ];
  const said = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null);
  const relations = said(kin).join(', ');
  return `${capital(said(facts).join(', '))}.${relations ? ` ${capital(relations)}.` : ''}`;
}

/** "Odile, woman, in the tray" */
export function nameLabel(board: Board, state: State, name: number): string {
  const { name: text, sex } = board.names[name]!;
  const plate = plateOf(state, name);
  const where = plate === null ? 'in the tray' : whoIs(board, plate);
  return `${text}, ${sex === 'm' ? 'man' : 'woman'}, ${where}`;
}

/** "Clue 3 does not hold", "Clues 3 and 7 do not hold" */
export function brokenWords(clues: readonly number[]): string {
  const numbers = listed(clues.map((clue) => String(clue + 1)));
  return clues.length === 1 ? `Clue ${numbers} does not hold` : `Clues ${numbers} do not hold`;
}
