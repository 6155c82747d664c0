/** What a player shares of a finished calendar: time and hints, never where a piece lies. */

import { capital } from '../../../lib/capital.ts';
import { formatDuration, spokenDuration } from '../../../lib/duration.ts';
import type { Json } from '../../../lib/json.ts';
import type { Puzzle } from '../../contract/game.ts';
import type { ShareText } from '../../contract/view.ts';
import { hintsOf, results } from '../results.ts';
import { ways } from '../rules/labels.ts';
import type { Board } from '../rules/types.ts';
import { dateOf } from './words.ts';

export function share(title: string, { id, boards }: Puzzle<Board>, result: Json): ShareText {
  const hints = hintsOf(result);
  const told = hints === 0 ? 'no hints' : hints === 1 ? '1 hint' : `${hints} hints`;
  const [board] = boards;
  const solutions = board?.solutions ?? 1;
  const name = board ? `${title}, ${dateOf(board)} ${id.slice(0, 4)}` : `${title} ${id}`;
  const way = solutions === 1 ? 'the only way' : `one of ${ways(solutions)}`;
  return {
    lines: [name, `☕ Done in ${formatDuration(results.rank(result))}, ${told}`, capital(way)].join(
      '\n',
    ),
    sentence: `I finished ${name} in ${spokenDuration(results.rank(result))} with ${told}, in ${way}.`,
  };
}
