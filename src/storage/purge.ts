/**
 * Which cached puzzles are not needed any more: those that are finished and not the one being
 * played. Packs bring them back when they are opened again; results are never purged.
 */
export function purgeable(
  cached: readonly string[],
  finished: ReadonlySet<string>,
  current: string | undefined,
): string[] {
  return cached.filter((id) => finished.has(id) && id !== current);
}
