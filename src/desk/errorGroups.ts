/** Puts reported errors together that have one cause, as far as file and message tell. */
import { type ErrorDocument, fileOf } from '../protocol/deskDocuments.ts';
import type { Dated } from './port.ts';

type Reported = Dated<ErrorDocument>;

export interface ErrorGroup {
  readonly file: string;
  readonly message: string;
  /** Newest first. */
  readonly errors: readonly Reported[];
}

/** The most frequent cause first. */
export function groupErrors(errors: readonly Reported[]): readonly ErrorGroup[] {
  const groups = new Map<string, Reported[]>();
  for (const error of errors) {
    const cause = `${fileOf(error.place)}\n${error.message}`;
    groups.set(cause, [...(groups.get(cause) ?? []), error]);
  }
  return [...groups.values()]
    .map((all) => ({
      file: fileOf(all[0]!.place),
      message: all[0]!.message,
      errors: all.sort((a, b) => b.at - a.at),
    }))
    .sort((a, b) => b.errors.length - a.errors.length);
}
