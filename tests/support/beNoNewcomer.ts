/**
 * To be run before a page's own scripts: the player has seen the games before, so that puzzles open
 * at once. It may use nothing from outside.
 */
export function beNoNewcomer(games: readonly string[]): void {
  try {
    localStorage.setItem('crema-tried', games.join(' '));
  } catch {
    // A page without storage of its own, such as about:blank.
  }
}
