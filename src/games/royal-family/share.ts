/** What a player shares of a finished family: the time, never who stood where. */
import type { Json } from '../../lib/json.ts';
import type { Puzzle, ShareText } from '../game.ts';
import { shareTimed } from '../timedShare.ts';
import type { Board } from './types.ts';

export function share(title: string, puzzle: Puzzle<Board>, result: Json): ShareText {
  return shareTimed(title, puzzle, result, puzzle.boards[0]?.beans ?? 1);
}
