/** Royal Family's text to share about a finished puzzle: the time, never the plate of a name. */

import type { Json } from '../../../lib/json.ts';
import type { Puzzle } from '../../contract/game.ts';
import type { ShareText } from '../../contract/view.ts';
import { shareTimed } from '../../shared/timedShare.ts';
import type { Board } from '../rules/types.ts';

export function share(name: string, puzzle: Puzzle<Board>, result: Json): ShareText {
  return shareTimed(name, result, puzzle.boards[0]?.beans ?? 1);
}
