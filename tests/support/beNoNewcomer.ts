/**
 * Marks the games as tried by the current player, so that puzzles open at once, without the example for newcomers. Runs
 * in the page before its own scripts, so it must not use anything outside of itself.
 */
export function beNoNewcomer(games: readonly string[]): void {
  try {
    const player = localStorage.getItem('crema-player') ?? 'crema';
    localStorage.setItem(`crema-tried${player.slice('crema'.length)}`, games.join(' '));
  } catch {
    // Pages such as about:blank have no localStorage.
  }
}
