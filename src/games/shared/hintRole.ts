/** The roles that a hint's step gives to places of the board. */
import type { ShownHint } from '../contract/view.ts';

/** The subject of a hint's step (target), or its grounds (evidence). */
export type HintRole = 'target' | 'evidence';

/**
 * The places that a hint marks. Targets come last, so that they override evidence on the same
 * place.
 */
export function rolesIn<Focus>(
  hint: Pick<ShownHint<Focus>, HintRole> | null,
): readonly (readonly [place: Focus, role: HintRole])[] {
  return (['evidence', 'target'] as const).flatMap((role) =>
    (hint?.[role] ?? []).map((place) => [place, role] as const),
  );
}

/** Describes the role of a place in the hint to screen readers. */
export function hintWords(role: HintRole): string {
  return role === 'target' ? 'hint target' : 'hint reason';
}
