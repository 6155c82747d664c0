/** A puzzle's name and day, as a link to its bench (the desk's page that edits it). */
import { dateOf, parseId } from '../../daily/numbering.ts';
import { benchPath, definitionOf, type GameId } from '../../games/definitions.ts';
import { fullDate } from '../../ui/dates.ts';
import { Link } from '../page/Link.tsx';

/** Parses the id of a leaderboard: `517@2` is version 2 of puzzle 517. */
export function puzzleOfBoard(board: string): { readonly id: string; readonly version: number } {
  const [id = '', version = '1'] = board.split('@');
  return { id, version: Number(version) || 1 };
}

/** A puzzle's version in words, such as "Sudoku Shift of 21 November 2026, version 2". */
export function puzzleWords(game: GameId, board: string): string {
  const { title, schedule } = definitionOf(game);
  const { id, version } = puzzleOfBoard(board);
  // Puzzle ids in the server's documents may be invalid.
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
