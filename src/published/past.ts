/**
 * Listings of past puzzles. Every player reads the index (`PUBLISHED_INDEX`) at every start, so it
 * must not grow with the years: listings of past puzzles move to a document for each month
 * (`pastPath`), and the index keeps a note of a dozen characters for each. Notes suffice for
 * archive and streaks; a listing is read when its puzzle is opened.
 */
import { addDays, type CivilDate } from '../daily/date.ts';
import { dateOf, parseId } from '../daily/numbering.ts';
import { definitionOf, type GameId, isGameId } from '../games/definitions.ts';
import type { Json } from '../lib/json.ts';
import { fieldsOf } from '../lib/reading.ts';
import {
  LISTED_STATES,
  type Listing,
  listingIn,
  listingKey,
  parseIndex,
  parseListing,
} from './listing.ts';
import { pastPath } from './paths.ts';

/** Age in days beyond which a puzzle's listing moves to the document of its month. */
export const RECENT_DAYS = 31;

/** The fields of a listing that its note holds: known without the month's document. */
export type PastNote = Pick<Listing, 'state' | 'excused' | 'revision'>;

const LETTERS = { published: 'p', corrected: 'c', held: 'h', withdrawn: 'w' } as const;
const NOTE = /^([\d-]{1,20})([pchw])([1-9]\d{0,9})(x?)$/;
/** A date later than any puzzle's. */
const NEVER: CivilDate = '9999-12-31';

const noteOf = (id: string, { state, excused, revision }: PastNote): string =>
  `${id}${LETTERS[state]}${revision}${excused ? 'x' : ''}`;

/** Parses a `listingKey`; null for anything else. */
export function puzzleOfKey(key: string): { readonly game: GameId; readonly id: string } | null {
  const slash = key.indexOf('/');
  const [game, id] = [key.slice(0, slash), key.slice(slash + 1)];
  return isGameId(game) && parseId(definitionOf(game).schedule, id, NEVER).ok ? { game, id } : null;
}

/** Whether the puzzle's listing belongs in the document of its month. Throws like `dateOf`. */
export function isLongAgo(game: GameId, id: string, today: CivilDate): boolean {
  return dateOf(definitionOf(game).schedule, id) < addDays(today, -RECENT_DAYS);
}

/** The notes of the document `PUBLISHED_INDEX`, by `listingKey`. Accepts anything. */
export function notesIn(document: unknown): Map<string, PastNote> {
  const notes = new Map<string, PastNote>();
  for (const game of Object.keys(fieldsOf(fieldsOf(document)?.past) ?? {})) {
    if (!isGameId(game)) continue;
    for (const [id, note] of notesOf(document, game)) notes.set(listingKey(game, id), note);
  }
  return notes;
}

/** The notes of one game, each with its id. */
function notesOf(document: unknown, game: GameId): [id: string, PastNote][] {
  const text = fieldsOf(fieldsOf(document)?.past)?.[game];
  if (typeof text !== 'string') return [];
  return text.split(' ').flatMap((word): [string, PastNote][] => {
    const [, id, letter, revision, excused] = NOTE.exec(word) ?? [];
    const state = LISTED_STATES.find((one) => LETTERS[one] === letter);
    if (id === undefined || state === undefined) return [];
    return [[id, { state, excused: excused === 'x', revision: Number(revision) }]];
  });
}

/** Whether the document has a note for that puzzle. Accepts anything. */
export function hasNote(document: unknown, game: GameId, id: string): boolean {
  return notesOf(document, game).some(([noted]) => noted === id);
}

export interface Shelved {
  /** The document `PUBLISHED_INDEX` after the change. */
  readonly index: Readonly<Record<string, unknown>>;
  /** Listings to add to the documents of months, by document path and by `listingKey`. */
  readonly months: ReadonlyMap<string, Readonly<Record<string, Listing>>>;
}

/**
 * The index with a listing changed, and past puzzles' listings moved to the documents of their
 * months. Unreadable listings stay in the index.
 *
 * @param document the index, which may be any value; undefined where there is none yet.
 */
export function shelve(
  document: unknown,
  game: GameId,
  id: string,
  listing: Listing,
  today: CivilDate,
): Shelved {
  const fields = fieldsOf(document) ?? {};
  const puzzles: Record<string, unknown> = {
    ...fieldsOf(fields.puzzles),
    [listingKey(game, id)]: listing,
  };
  const notes = notesIn(document);
  const months = new Map<string, Record<string, Listing>>();
  for (const [key, json] of Object.entries(puzzles)) {
    const [puzzle, old] = [puzzleOfKey(key), parseListing(json)];
    if (puzzle === null || old === null || !isLongAgo(puzzle.game, puzzle.id, today)) continue;
    const path = pastPath(puzzle.game, puzzle.id);
    months.set(path, { ...months.get(path), [key]: old });
    notes.set(key, old);
    delete puzzles[key];
  }
  return { index: { ...fields, puzzles, past: pastJson(notes, fields.past) }, months };
}

/** The notes that this build cannot read, such as a later build's: they are kept unchanged. */
function unreadIn(past: unknown): Record<string, string> {
  const unread: Record<string, string> = {};
  for (const [game, text] of Object.entries(fieldsOf(past) ?? {})) {
    if (typeof text !== 'string') continue;
    const words = isGameId(game) ? text.split(' ').filter((word) => !NOTE.test(word)) : [text];
    if (words.length > 0) unread[game] = words.join(' ');
  }
  return unread;
}

function pastJson(notes: ReadonlyMap<string, PastNote>, before: unknown): Record<string, string> {
  const past = unreadIn(before);
  for (const [key, note] of notes) {
    const { game, id } = puzzleOfKey(key) ?? {};
    if (game === undefined || id === undefined) continue;
    const before = past[game];
    past[game] = `${before === undefined ? '' : `${before} `}${noteOf(id, note)}`;
  }
  return past;
}

/**
 * The index as stored on a device, with an entry for every past puzzle that has a note: the listing
 * where the device has read it, else the note. Accepts anything.
 *
 * @param kept the previous copy on the device.
 */
export function withPast(document: unknown, kept: unknown): Json {
  const fields = fieldsOf(document) ?? {};
  const notes = notesIn(document);
  if (notes.size === 0) return { ...fields } as Json;
  const known = parseIndex(kept);
  const rows: Record<string, unknown> = {};
  for (const [key, note] of notes) {
    const listing = known.get(key);
    rows[key] = listing?.revision === note.revision ? listing : { ...note, past: true };
  }
  const { past: _, ...others } = fields;
  return { ...others, puzzles: { ...rows, ...fieldsOf(fields.puzzles) } } as Json;
}

/** The note in an entry of a device's index; null for a listing, or any other value. */
export function noteIn(row: unknown): PastNote | null {
  const fields = fieldsOf(row);
  const state = LISTED_STATES.find((one) => one === fields?.state);
  if (fields?.past !== true || state === undefined) return null;
  return { state, excused: fields.excused === true, revision: Number(fields.revision) };
}

/**
 * The listing of a puzzle, from the index or the document of its month; null where the desk has not
 * changed the puzzle.
 *
 * @param document the index (`PUBLISHED_INDEX`), which may be any value.
 * @param readMonth reads the document at a path; called only for past puzzles.
 */
export async function findListing(
  document: unknown,
  game: GameId,
  id: string,
  readMonth: (path: string) => Promise<unknown>,
): Promise<Listing | null> {
  const recent = listingIn(document, game, id);
  if (recent !== null || !hasNote(document, game, id)) return recent;
  return listingIn(await readMonth(pastPath(game, id)), game, id);
}

/**
 * Size of a value in a Firestore document, in bytes
 * (https://firebase.google.com/docs/firestore/storage-size); a document holds 1,048,576.
 */
export function storedBytes(value: unknown): number {
  if (typeof value === 'string') return utf8.encode(value).length + 1;
  if (typeof value === 'number') return 8;
  if (typeof value !== 'object' || value === null) return 1;
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + storedBytes(one), 0);
  return Object.entries(value).reduce(
    (sum, [name, one]) => sum + storedBytes(name) + storedBytes(one),
    0,
  );
}

const utf8 = new TextEncoder();
