/** Words about the effects of signing out. */
import { count } from '../../lib/count.ts';

export function unsentWords(unsent: number): string {
  return `${count(unsent, 'result hasn’t', 'results haven’t')} been sent.`;
}

/** @param unsentGames number of unfinished games that the server lacks. */
export function keptWords(unsentGames: number): string {
  const kept = 'Everything in your profile comes back when you sign in again.';
  const words = `Signing out removes your results, unfinished games and settings from this device. ${kept}`;
  if (unsentGames === 0) return words;
  const games = count(unsentGames, 'unfinished game hasn’t', 'unfinished games haven’t');
  const stay = unsentGames === 1 ? 'It stays' : 'They stay';
  return `${words} ${games} been saved to your profile yet. ${stay} on this device until you sign in here again.`;
}
