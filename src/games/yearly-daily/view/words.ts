/** The board's texts, for screen readers. */
import { capital } from '../../../lib/capital.ts';
import { type HintRole, hintWords } from '../../shared/hintRole.ts';
import { SQUARES } from '../rules/calendar.ts';
import { labelOf, labelsOf, MONTHS, theOf } from '../rules/labels.ts';
import { PIECES } from '../rules/pieces.ts';
import { coverOf, dateSquares, squaresUnder } from '../rules/rules.ts';
import type { Board, Placement, State } from '../rules/types.ts';
import type { Hinted } from './hinted.ts';

/** The board's date in words: "21 November". */
export function dateOf({ month, day }: Board): string {
  return `${day} ${MONTHS[month - 1]}`;
}

/** Each square's label for screen readers: "March, free", "March, the spoon", "21, stays free". */
export function squareNames(
  board: Board,
  state: State,
  hinted: Hinted,
): ReadonlyMap<number, string> {
  const cover = coverOf(state);
  const stays = dateSquares(board);
  return new Map(
    SQUARES.map((square) => {
      const piece = cover.get(square);
      const what =
        piece !== undefined ? theOf(piece) : stays.includes(square) ? 'stays free' : 'free';
      const role = hinted.squares.get(square);
      return [square, `${labelOf(square)}, ${what}${role ? `, ${hintWords(role)}` : ''}`];
    }),
  );
}

/** The label of a piece's slot in the tray: "Spoon, 5 squares, in the tray". */
export function slotName(piece: number, state: State, role: HintRole | null): string {
  const { name = '', cells = [] } = PIECES[piece] ?? {};
  const place = state[piece] ? 'on the board' : 'in the tray';
  const hint = role ? `${hintWords(role)}, ` : '';
  return `${capital(name)}, ${cells.length} squares, ${hint}${place}`;
}

/** The sentence about a piece that was placed: "The spoon covers March, 2, 9 and 10." */
export function coversSentence(piece: number, placement: Placement): string {
  return `${capital(theOf(piece))} covers ${labelsOf(squaresUnder(piece, placement) ?? [])}.`;
}

export function backSentence(piece: number): string {
  return `${capital(theOf(piece))} is back in the tray.`;
}

export function inHandSentence(piece: number): string {
  return `Picked up ${theOf(piece)}.`;
}

/** Describes where a piece moved by keys would be. */
export function overSentence(piece: number, placement: Placement, problem: string | null): string {
  const squares = squaresUnder(piece, placement);
  if (problem !== null) return squares ? `Over ${labelsOf(squares)}. ${problem}` : problem;
  return `Over ${labelsOf(squares ?? [])}. It fits.`;
}
