/** Parses a draft that only the browser has: JSON that may be anything. */
import { fieldsOf, isWhole } from '../lib/reading.ts';
import { withoutHalves } from '../lib/text.ts';
import { type DraftDocument, type DraftKey, MAX_DRAFT } from './documents.ts';

const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

const isCount = (value: unknown): value is number => isWhole(value, 0, Number.MAX_SAFE_INTEGER);

/** Null unless it is a draft of that editor and puzzle. */
export function parseDraft(
  json: unknown,
  { game, id, uid }: Pick<DraftKey, 'game' | 'id' | 'uid'>,
): DraftDocument | null {
  const fields = fieldsOf(json);
  if (fields === null) return null;
  if (fields.game !== game || fields.id !== id || fields.uid !== uid) return null;
  const { email, copy, puzzle, base, note, plays, revision } = fields;
  if (!isText(email, 320) || !isText(note, MAX_DRAFT.note)) return null;
  if (!isText(puzzle, MAX_DRAFT.puzzle) || !isText(plays, MAX_DRAFT.plays)) return null;
  if (!isCount(base) || !isCount(revision)) return null;
  if (copy !== undefined && !isWhole(copy, 2, 99)) return null;
  return {
    ...{ uid, email, game, id, puzzle, base, note: withoutHalves(note), plays, revision },
    ...(copy !== undefined && { copy }),
  };
}
