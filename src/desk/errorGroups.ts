/** Puts reported errors together that happened at the same place. */
import type { ErrorDocument } from './documents.ts';
import type { Dated } from './port.ts';

type Reported = Dated<ErrorDocument>;

export interface ErrorGroup {
  readonly place: string;
  /** Newest first. */
  readonly errors: readonly Reported[];
}

/** The most frequent place first. */
export function groupErrors(errors: readonly Reported[]): readonly ErrorGroup[] {
  const groups = new Map<string, Reported[]>();
  for (const error of errors) groups.set(error.place, [...(groups.get(error.place) ?? []), error]);
  return [...groups]
    .map(([place, all]) => ({ place, errors: all.toSorted((a, b) => b.at - a.at) }))
    .toSorted((a, b) => b.errors.length - a.errors.length);
}
