/** All places that the shown step of a hint speaks of. */
import type { ShownHint } from '../contract/view.ts';

const NONE: readonly never[] = [];

export function placesOf<Focus>(hint: ShownHint<Focus> | null): readonly Focus[] {
  return hint ? [...hint.evidence, ...hint.target] : NONE;
}
