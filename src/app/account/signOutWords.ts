/** Words about the effects of signing out. */

export function unsentWords(unsent: number): string {
  return unsent === 1 ? 'One result has not been sent.' : `${unsent} results have not been sent.`;
}

/** @param unsentGames number of unfinished puzzles that the server lacks. */
export function keptWords(unsentGames: number): string {
  const kept = 'What is in your profile comes back when you sign in again.';
  const words = `This device forgets your results, your unfinished puzzles and your settings. ${kept}`;
  if (unsentGames === 0) return words;
  const puzzles = unsentGames === 1 ? 'One unfinished puzzle' : `${unsentGames} unfinished puzzles`;
  const [is, waits] = unsentGames === 1 ? ['is', 'waits'] : ['are', 'wait'];
  return `${words} ${puzzles} that ${is} not in it yet ${waits} on this device until you sign in here again.`;
}
