/**
 * Predicts key by key how the import would treat a localStorage dump or a backup, with the import's
 * own functions. Writes nothing. The text may be anything.
 */

import type { GameId } from '../games/definitions.ts';
import { joinWithAnd } from '../lib/joinWithAnd.ts';
import { fieldsOf } from '../lib/reading.ts';
import { fail, ok, type Result } from '../lib/result.ts';
import { type FormerValue, judgeFormerCaches, type PuzzleParsers } from './formerCaches.ts';
import { puzzleKey } from './keys.ts';
import { MAX_BACKUP_BYTES, parseBackup } from './parseBackup.ts';
import { resultKey, storedNames } from './tables.ts';

/** The import's treatment of a key. `left`: no import touches it. */
export type Fate = 'kept' | 'purged' | 'refused' | 'left';

export interface Explained {
  /** Name of the cache in localStorage, or of the part of the backup. */
  readonly place: string;
  readonly key: string;
  /** The puzzle of the result or saved game; null when unknown. */
  readonly about: { readonly game: GameId; readonly id: string } | null;
  readonly fate: Fate;
  /** The reason for `fate`, as a full sentence. */
  readonly why: string;
}

export interface ExplainedDump {
  readonly kind: 'local-storage' | 'backup';
  readonly keys: readonly Explained[];
}

/** @param at epoch ms of the import. */
export function explainDump(
  text: string,
  parsers: PuzzleParsers,
  at: number,
): Result<ExplainedDump> {
  if (text.length > MAX_BACKUP_BYTES) {
    return fail('too-large', 'That is larger than anything Crema reads (20 MB).');
  }
  const json = parsed(text);
  if (fieldsOf(json)?.app === 'crema') return explainBackup(text);
  const dump = readDump(json) ?? readLines(text);
  if (dump === null) {
    return fail(
      'unreadable',
      'That is neither a dump of a browser’s storage nor a backup from Crema. Perhaps it was cut off.',
    );
  }
  return ok({ kind: 'local-storage', keys: explainCaches(dump, parsers, at) });
}

/** `localStorage` values by key. */
type Dump = ReadonlyMap<string, string>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isPair = (one: unknown): one is readonly [string, unknown] =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === 'string';

/** Reads `JSON.stringify(localStorage)`, its entries, or a list of `{ name or key, value }`. */
function readDump(json: unknown): Dump | null {
  if (!Array.isArray(json)) {
    const fields = fieldsOf(json);
    return fields && dumpOf(Object.entries(fields));
  }
  const pairs = json.map((one: unknown) => {
    if (isPair(one)) return one;
    const { name, key = name, value } = fieldsOf(one) ?? {};
    return typeof key === 'string' && value !== undefined ? ([key, value] as const) : null;
  });
  return pairs.length > 0 && pairs.every((pair) => pair !== null) ? dumpOf(pairs) : null;
}

/** Reads text from browser developer tools: one entry a line, a tab between key and value. */
function readLines(text: string): Dump | null {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const pairs = lines.map((line) => /^([^\t]+)\t(.*)$/.exec(line));
  return lines.length > 0 && pairs.every((pair) => pair !== null)
    ? dumpOf(pairs.map((pair) => [pair[1]!, pair[2]!]))
    : null;
}

/** localStorage values are strings; some dump tools parse them as JSON. */
function dumpOf(entries: readonly (readonly [string, unknown])[]): Dump {
  return new Map(
    entries.map(([key, value]) => [key, typeof value === 'string' ? value : JSON.stringify(value)]),
  );
}

function explainCaches(dump: Dump, parsers: PuzzleParsers, at: number): Explained[] {
  const web = { getItem: (key: string) => dump.get(key) ?? null };
  const { read, values } = judgeFormerCaches(web, parsers, at);
  const empty = read.filter((cache) => !values.some((value) => value.cache === cache));
  const others = [...dump.keys()].filter((key) => !read.includes(key));
  return [
    ...values.map(explainValue),
    ...empty.map((place) =>
      line(place, '', 'purged', 'There is nothing in it, and it is removed.'),
    ),
    ...others.map((place) => line(place, '', 'left', 'It is no cache of results or puzzles.')),
  ];
}

const line = (
  place: string,
  key: string,
  fate: Fate,
  why: string,
  about: Explained['about'] = null,
): Explained => ({ place, key, about, fate, why });

function explainValue(value: FormerValue): Explained {
  const { cache, key, verdict } = value;
  switch (verdict) {
    case 'result':
      return line(cache, key, 'kept', keptWords(value.how), { game: value.game, id: value.id });
    case 'puzzle':
      return line(cache, key, 'kept', `It is puzzle ${value.id} and is taken over.`, {
        game: value.game,
        id: value.id,
      });
    case 'purged':
      return line(cache, key, 'purged', obsoleteWords(key));
    case 'refused':
      return line(cache, key, 'refused', value.why);
  }
}

/** @param how names of the former forms found in the result. */
function keptWords(how: readonly string[]): string {
  return how.length === 0
    ? 'It is a result and is taken over.'
    : `It is a result in an older form (${joinWithAnd(how)}) and is taken over.`;
}

/** Explains an obsolete key; the game's definition has classified it. */
function obsoleteWords(key: string): string {
  return /^[89]_/.test(key)
    ? 'It begins with 8_ or 9_, the old form of August and September.'
    : 'It has fewer than three parts, as in the old form without a year.';
}

function explainBackup(text: string): Result<ExplainedDump> {
  const backup = parseBackup(text);
  if (!backup.ok) return backup;
  const { data, settings, former, rejected } = backup.value;
  const formerById = new Map(former.map((one) => [puzzleKey(one.game, one.id), one]));
  const keys = new Map<string, Explained>();
  for (const { game, id } of data.results) {
    const map = storedNames(game).profileMap;
    const { key = resultKey(game, id), how = [] } = formerById.get(puzzleKey(game, id)) ?? {};
    keys.set(`${map}/${key}`, line(map, key, 'kept', keptWords(how), { game, id }));
  }
  const refused = new Set(rejected.map(({ place }) => place));
  let index = 0;
  for (const { game, id } of data.progress) {
    while (refused.has(`progress/${index}`)) index++;
    const why = 'It is an unfinished game and is taken over.';
    keys.set(`progress/${index}`, line('progress', String(index), 'kept', why, { game, id }));
    index++;
  }
  if (settings !== undefined) {
    keys.set(
      'settings',
      line('settings', '', 'kept', 'Whatever in it is a setting is taken over.'),
    );
  }
  for (const { place, why } of rejected) {
    const [name = '', ...key] = place.split('/');
    const before = keys.get(place);
    keys.set(
      place,
      before === undefined
        ? line(name, key.join('/'), 'refused', why)
        : { ...before, why: `${before.why} But: ${why}` },
    );
  }
  return ok({ kind: 'backup', keys: [...keys.values()] });
}
