/**
 * The text that a player shares about a finished calendar: time and hints, never where a piece
 * lies.
 */

import { capital } from '../../../lib/capital.ts';
import { formatDuration, spokenDuration } from '../../../lib/duration.ts';
import type { Json } from '../../../lib/json.ts';
import type { FinalMoves, Puzzle } from '../../contract/game.ts';
import type { ShareText } from '../../contract/view.ts';
import { hintsOf, results } from '../results.ts';
import { extraOf } from '../rules/extras.ts';

import type { Board } from '../rules/types.ts';
import { isExtraMet } from './metExtra.ts';

export const markOf = ({ id }: Puzzle<Board>, _result: Json, ending: FinalMoves | null) =>
  isExtraMet(id, ending) ? 'with the extra' : null;

export function share(
  name: string,
  { id, boards }: Puzzle<Board>,
  result: Json,
  mark: string | null = null,
): ShareText {
  const hints = hintsOf(result);
  const told = hints === 0 ? 'no hints' : hints === 1 ? '1 hint' : `${hints} hints`;
  const solutions = boards[0]?.solutions ?? 1;
  const one = solutions === 1 ? 'the only solution' : `one of ${solutions} solutions`;
  return {
    lines: [
      name,
      `☕ Done in ${formatDuration(results.rank(result))}, ${told}`,
      capital(one),
      ...(mark === null ? [] : [`✨ Extra: ${extraOf(id).text}`]),
    ].join('\n'),
    sentence: `I finished ${name} in ${spokenDuration(results.rank(result))} with ${told}: ${one}${mark === null ? '' : `, ${mark}`}.`,
  };
}
