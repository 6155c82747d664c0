/**
 * Labels that a player gives to members of tables, such as a friend's real name. Labels stay on the
 * device and in its backups: no text that a player types reaches another.
 */
import { fieldsOf } from '../lib/reading.ts';
import type { MetaEntry } from './metaEntry.ts';

/** By account id of the member. */
export type Labels = Readonly<Record<string, string>>;

export const LONGEST_LABEL = 24;

export const LABELS: MetaEntry<Labels> = {
  key: 'table-labels',
  parse: (json) =>
    Object.fromEntries(
      Object.entries(fieldsOf(json) ?? {}).flatMap(([uid, text]) => {
        const label = typeof text === 'string' ? shortened(text) : '';
        return label === '' ? [] : [[uid, label] as const];
      }),
    ),
  json: (labels) => labels,
};

/** The labels with one of them changed; an empty text removes it. */
export function withLabel(labels: Labels, uid: string, text: string): Labels {
  const { [uid]: _, ...others } = labels;
  const label = shortened(text);
  return label === '' ? others : { ...others, [uid]: label };
}

/** The text as a short name: one line of at most `LONGEST_LABEL` characters; empty if none is seen. */
export function shortened(text: string): string {
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(text)) return '';
  return [...text.normalize('NFC').trim().replace(/\s+/g, ' ')].slice(0, LONGEST_LABEL).join('');
}
