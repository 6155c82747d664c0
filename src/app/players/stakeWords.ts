import { count } from '../../lib/count.ts';
import { joinWithAnd } from '../../lib/joinWithAnd.ts';

/** The warning before a player is removed. */
export function stakeWords(
  name: string,
  { results, games }: { readonly results: number; readonly games: number },
): string {
  const gone = [
    ...(results > 0 ? [count(results, 'result')] : []),
    ...(games > 0 ? [count(games, 'unfinished game')] : []),
    'all settings',
  ];
  return `This removes ${name} from this device, with ${joinWithAnd(gone)}. This cannot be undone. If you save a backup first, you can restore it later.`;
}
