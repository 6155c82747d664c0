/**
 * The places on the board that a move concerns, read from the move's fields that the game names
 * (`Game.hand`); a field with a list yields each of its elements.
 */
export function placesOf(
  move: Readonly<Record<string, unknown>>,
  at: readonly string[],
): readonly unknown[] {
  const [first, ...others] = at.map((field) => move[field]);
  return Array.isArray(first) ? first : [[first, ...others]];
}
