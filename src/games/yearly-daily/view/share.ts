/**
 * The text that a player shares about a finished calendar: time and hints, never where a piece
 * lies.
 */

import { capital } from '../../../lib/capital.ts';
import { formatDuration, spokenDuration } from '../../../lib/duration.ts';
import type { Json } from '../../../lib/json.ts';
import type { Puzzle } from '../../contract/game.ts';
import type { ShareText } from '../../contract/view.ts';
import { hintsOf, results } from '../results.ts';

import type { Board } from '../rules/types.ts';

export function share(name: string, { boards }: Puzzle<Board>, result: Json): ShareText {
  const hints = hintsOf(result);
  const told = hints === 0 ? 'no hints' : hints === 1 ? '1 hint' : `${hints} hints`;
  const solutions = boards[0]?.solutions ?? 1;
  const one = solutions === 1 ? 'the only solution' : `one of ${solutions} solutions`;
  return {
    lines: [name, `☕ Done in ${formatDuration(results.rank(result))}, ${told}`, capital(one)].join(
      '\n',
    ),
    sentence: `I finished ${name} in ${spokenDuration(results.rank(result))} with ${told}: ${one}.`,
  };
}
