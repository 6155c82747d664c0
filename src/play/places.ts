/**
 * The places that a move is made at, by its named fields (`Game.hand`): where a field lists several, each
 * of them.
 */
export function placesOf(
  move: Readonly<Record<string, unknown>>,
  at: readonly string[],
): readonly unknown[] {
  const [first, ...others] = at.map((field) => move[field]);
  return Array.isArray(first) ? first : [[first, ...others]];
}
