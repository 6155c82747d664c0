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
import { ways } from '../rules/labels.ts';
import type { Board } from '../rules/types.ts';

export function share(name: string, { boards }: Puzzle<Board>, result: Json): ShareText {
  const hints = hintsOf(result);
  const told = hints === 0 ? 'no hints' : hints === 1 ? '1 hint' : `${hints} hints`;
  const solutions = boards[0]?.solutions ?? 1;
  const way = solutions === 1 ? 'the only way' : `one of ${ways(solutions)}`;
  return {
    lines: [name, `☕ Done in ${formatDuration(results.rank(result))}, ${told}`, capital(way)].join(
      '\n',
    ),
    sentence: `I finished ${name} in ${spokenDuration(results.rank(result))} with ${told}, in ${way}.`,
  };
}
