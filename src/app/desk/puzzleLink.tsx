/** A puzzle by name and day, leading to its bench. */
import { dateOf, parseId } from '../../daily/numbering.ts';
import { definitionOf, type GameId } from '../../games/definitions.ts';
import { fullDate } from '../../ui/dates.ts';
import { Link } from '../page/Link.tsx';
import { benchPath } from './DeskFrame.tsx';

/** Id and version that a board's name stands for: `517@2` is version 2 of 517. */
export function puzzleOfBoard(board: string): { readonly id: string; readonly version: number } {
  const [id = '', version = '1'] = board.split('@');
  return { id, version: Number(version) || 1 };
}

/** "Sudoku Shift of 21 November 2026, version 2" */
export function puzzleWords(game: GameId, board: string): string {
  const { title, schedule } = definitionOf(game);
  const { id, version } = puzzleOfBoard(board);
  // Whatever stands in a document may be no id at all.
  const isKnown = parseId(schedule, id, '9999-12-31').ok;
  const name = isKnown ? `${title} of ${fullDate(dateOf(schedule, id))}` : `${title} ${id}`;
  return version > 1 ? `${name}, version ${version}` : name;
}

export function PuzzleLink({ game, board }: { readonly game: GameId; readonly board: string }) {
  return (
    <Link
      to={`${benchPath(game)}?id=${puzzleOfBoard(board).id}`}
      className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
    >
      {puzzleWords(game, board)}
    </Link>
  );
}
