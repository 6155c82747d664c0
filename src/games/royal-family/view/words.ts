/** Texts of a Royal Family board for screen readers. */

import { capital } from '../../../lib/capital.ts';
import { joinWithAnd } from '../../../lib/joinWithAnd.ts';
import { type HintRole, hintWords as inHint } from '../../shared/hintRole.ts';
import { numberWord } from '../rules/clues/words.ts';
import { whoIs } from '../rules/places.ts';
import { isPencilled, isStruck, plateOf } from '../rules/rules.ts';
import { treeOf } from '../rules/tree.ts';
import type { Board, Mark, State } from '../rules/types.ts';

/** Words for a plate: the name placed on it or, without one, the plate's description. */
function called(board: Board, state: State, plate: number): string {
  const name = state.placed[plate] ?? null;
  return name === null ? whoIs(board, plate) : board.names[name]!.name;
}

/** A name noted on a plate, by the player or by a hint. */
export interface Note {
  readonly name: string;
  /**
   * The note's kind: ruled out by the shown hint (`by the hint`), which takes precedence; otherwise
   * noted by the player as possible (`pencilled`) or `ruled out`.
   */
  readonly kind: 'by the hint' | 'pencilled' | 'ruled out';
}

/**
 * The unplaced names noted on an empty plate: first those ruled out by the hint, then those noted
 * by the player as possible (pencilled), then as ruled out.
 */
export function notesOn(
  board: Board,
  state: State,
  plate: number,
  rulesOut: readonly Mark[] = [],
): readonly Note[] {
  if ((state.placed[plate] ?? null) !== null) return [];
  const kindOf = (name: number): Note['kind'] | null => {
    if (plateOf(state, name) !== null) return null;
    if (rulesOut.some((mark) => mark.plate === plate && mark.name === name)) {
      return 'by the hint';
    }
    if (isPencilled(state, plate, name)) return 'pencilled';
    return isStruck(state, plate, name) ? 'ruled out' : null;
  };
  const notes = board.names.flatMap(({ name }, i): Note[] => {
    const kind = kindOf(i);
    return kind === null ? [] : [{ name, kind }];
  });
  return (['by the hint', 'pencilled', 'ruled out'] as const).flatMap((kind) =>
    notes.filter((note) => note.kind === kind),
  );
}

/** Describes the role of a plate, name or clue in the hint; empty when it has none. */
export function hintWords(role: HintRole | undefined): string {
  return role === undefined ? '' : `${capital(inHint(role))}.`;
}

/**
 * A plate's text for screen readers: "1871 Duchess of Ambry, woman, empty. Wife of Corvin, mother of
 * two." It begins with the words on the plate, which voice control listens for.
 */
export function plateLabel(
  board: Board,
  state: State,
  plate: number,
  rulesOut: readonly Mark[] = [],
): string {
  const tree = treeOf(board);
  const { sex, born, title } = board.plates[plate]!;
  const name = state.placed[plate] ?? null;
  const notes = notesOn(board, state, plate, rulesOut);
  const noted = (kind: Note['kind']) => {
    const names = notes.flatMap((note) => (note.kind === kind ? [note.name] : []));
    const said = kind === 'by the hint' ? 'ruled out by the hint' : kind;
    return names.length > 0 ? `${said} ${joinWithAnd(names)}` : null;
  };
  const facts = [
    [born, ...(name === null ? [] : [board.names[name]!.name]), ...(title ? [title] : [])].join(
      ' ',
    ),
    plate === board.monarch ? 'with the crown' : null,
    sex === 'm' ? 'man' : 'woman',
    name === null ? 'empty' : null,
    noted('pencilled'),
    noted('ruled out'),
    noted('by the hint'),
  ];
  const names = (plates: readonly number[]) =>
    joinWithAnd(plates.map((other) => called(board, state, other)));
  const [parents, spouses] = [tree.parents[plate]!, tree.spouses[plate]!];
  const children = tree.children[plate]!.length;
  const kin = [
    parents.length > 0 ? `${sex === 'm' ? 'son' : 'daughter'} of ${names(parents)}` : null,
    spouses.length > 0 ? `${sex === 'm' ? 'husband' : 'wife'} of ${names(spouses)}` : null,
    children > 0 ? `${sex === 'm' ? 'father' : 'mother'} of ${numberWord(children)}` : null,
  ];
  const said = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null);
  const relations = said(kin).join(', ');
  return `${said(facts).join(', ')}.${relations ? ` ${capital(relations)}.` : ''}`;
}

/** A name's text for screen readers: "Odile, woman, in the tray". */
export function nameLabel(board: Board, state: State, name: number): string {
  const { name: text, sex } = board.names[name]!;
  const plate = plateOf(state, name);
  const where = plate === null ? 'in the tray' : whoIs(board, plate);
  return `${text}, ${sex === 'm' ? 'man' : 'woman'}, ${where}`;
}

/** Says which clues are broken: "Clue 3 is broken", "Clues 3 and 7 are broken". */
export function brokenWords(clues: readonly number[]): string {
  const numbers = joinWithAnd(clues.map((clue) => String(clue + 1)));
  return clues.length === 1 ? `Clue ${numbers} is broken` : `Clues ${numbers} are broken`;
}
