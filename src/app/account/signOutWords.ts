/** Words about the effects of signing out. */

export function unsentWords(unsent: number): string {
  return unsent === 1 ? 'One result has not been sent.' : `${unsent} results have not been sent.`;
}

/** @param begun number of unfinished puzzles, which exist only on this device. */
export function keptWords(begun: number): string {
  const kept = 'What is in your profile comes back when you sign in again.';
  if (begun === 0) return `This device forgets your results and settings. ${kept}`;
  const puzzles = begun === 1 ? 'one unfinished puzzle' : `${begun} unfinished puzzles`;
  return `This device forgets your results, your settings and ${puzzles}. ${kept} Unfinished puzzles are not in it.`;
}
