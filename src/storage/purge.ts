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

/**
 * Whether a yearly-daily score from the former cache is to be deleted (specification, section 5,
 * literally): its key has fewer than three parts, or starts with 8_ or 9_. Our own keys are
 * zero-padded and never fall under it.
 */
export function isObsoleteScoreKey(key: string): boolean {
  return key.split('_').length < 3 || key.startsWith('8_') || key.startsWith('9_');
}
