/**
 * Generates firestore.rules from the games' definitions, the lists of names and avatars, and a
 * readable template (template.rules). The language of rules has neither loops nor imports: code
 * that repeats for every result map, and for every result in a write, is expanded here.
 */
/// <reference path="./to-regex-range.d.ts" />
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import toRegexRange from 'to-regex-range';
import type { RulesPatterns } from '../../src/games/contract/definition.ts';
import type { GameDefinition } from '../../src/games/definitions.ts';
import { MOST_COUNTED } from '../../src/leaderboard/place.ts';
import { AVATAR_COLORS, AVATAR_ICONS } from '../../src/protocol/avatars.ts';
import { MAX_RESULTS_PER_CALL } from '../../src/protocol/callables.ts';
import { MOST_READ } from '../../src/protocol/deskDocuments.ts';
import { DEVICE_NAMES } from '../../src/protocol/devices.ts';
import { ADJECTIVES, NOUNS } from '../../src/protocol/names.ts';
import { SETTING_NAMES, SETTING_VALUES } from '../../src/settings/settings.ts';
import {
  KEPT_DAYS,
  LONGEST_GAME,
  MOST_CHOICES,
  MOST_GAMES,
  MOST_LISTED,
} from '../../src/sittings/document.ts';
import {
  LONGEST_PLAYS,
  LONGEST_WAYS,
  MOST_MONTHS,
  MOST_PLAYS,
  MOST_WAYS,
} from '../../src/storage/monthOfPlays.ts';

const TEMPLATE = readFileSync(join(import.meta.dirname, 'template.rules'), 'utf8');

const NOTICE =
  'Made by `npm run rules` from the games\u2019 definitions and tools/rules/template.rules.';

/** Days by which a device's clock may be fast: the games of such a day would be refused for good. */
const EARLY_DAYS = 7;

const MONTH = '(0[1-9]|1[0-2])';
const DAY = '(0[1-9]|[12][0-9]|3[01])';
const YEAR = '20[2-4][0-9]';
const DATE = `${YEAR}-${MONTH}-${DAY}`;
/**
 * Pattern of a puzzle's number: 9,999 are 27 years of a daily game. Keys of unlimited length would
 * cost us.
 */
const NUMBER = '[1-9][0-9]{0,3}';

/**
 * Pattern of a game's keys in its result map; `ANY_KEY` matches the characters of all games' keys.
 */
const keyOf = ({ schedule }: GameDefinition) =>
  schedule.naming === 'number' ? NUMBER : `${MONTH}_${DAY}_${YEAR}`;
const ANY_KEY = '[0-9_]+';
const idOf = ({ schedule }: GameDefinition) => (schedule.naming === 'number' ? NUMBER : DATE);

/**
 * Pattern of an item in a result's list, which contains none of the separators (`/`, `|`, `=`) of
 * the text that the rules match.
 */
const ITEM = '[^ /|=]+';

/** Replaces a pattern's placeholders by expressions: see `RulesPatterns`. */
function expand(pattern: string): string {
  return pattern
    .replaceAll('{item}', ITEM)
    .replace(/\{(\d+)-(\d+)\}/g, (_, from: string, to: string) =>
      toRegexRange(from, to, { shorthand: false }),
    );
}

/**
 * Pattern of a result map's rows in the text that the rule `addsResults` matches: keys, new values,
 * replaced values.
 */
function rowsPattern(definition: GameDefinition): string {
  const { complete, unfinished } = definition.rulesPatterns();
  return [
    `= (${keyOf(definition)} )*/ `,
    `((${expand(complete)}) / )*`,
    '[|] / ',
    `(((${expand(unfinished)}) )?/ )*`,
  ].join('');
}

/** Pattern of a result map's rows in the text that holds only the strings among the values. */
function textsPattern({ items }: RulesPatterns): string {
  const values = items === 'words' ? '[A-Za-z /]*' : '(/ )*';
  return `= (${ANY_KEY} )*/ ${values}[|] [^=|]*`;
}

/** A condition that the field is missing, or has one of the values, or matches the pattern. */
function isMissingOrOf(
  map: string,
  name: string,
  values: readonly unknown[] | { readonly pattern: string },
): string {
  const isValid =
    'pattern' in values
      ? `${map}.${name}.matches('^(${values.pattern})$')`
      : `${map}.${name} in [${values.map(literal).join(', ')}]`;
  return `(!('${name}' in ${map}) || ${isValid})`;
}

const literal = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

const quoted = (words: readonly string[]) => words.map((word) => `'${word}'`);

/** A map of the rules with an expression for each game. */
const byGame = (
  definitions: readonly GameDefinition[],
  expression: (schedule: GameDefinition['schedule']) => string,
) => `{${definitions.map(({ id, schedule }) => `'${id}': ${expression(schedule)}`).join(', ')}}`;

/** An expression of the rules that concatenates lists. */
function chain([first = '[]', ...others]: readonly string[]): string {
  return others.reduce((sum, list) => `${sum}.concat(${list})`, first);
}

/**
 * Rules that join the rows `from` to `to` of `r` into a list, ten a line: expressions must not nest
 * too deeply.
 */
function flatten(from: number, to: number): string {
  const lines: string[] = [];
  const names: string[] = [];
  for (let start = from; start < to; start += 10) {
    const rows = Array.from({ length: Math.min(10, to - start) }, (_, i) => `r[${start + i}]`);
    const [first = '[]', ...others] = rows;
    const list = others.reduce((sum, row) => `${sum}\n        .concat(${row}).concat(end)`, '');
    const name = `from${start}`;
    lines.push(`let ${name} = ${first}.concat(end)${list};`);
    names.push(name);
  }
  return [...lines, `return ${chain(names)};`].join('\n      ');
}

/**
 * A condition of the rules that none of the first `most` rows of `r` holds an item twice, in groups
 * of five rows: groups after the last existing row cost nothing.
 */
function distinctRows(most: number): string {
  const five = (start: number) => {
    const rows = Array.from({ length: 5 }, (_, i) => `r[${start + i}]`);
    const sizes = rows.map((row) => `${row}.size()`).join(', ');
    const distinct = rows.map((row) => `${row}.toSet().size()`).join(', ');
    return `[${sizes}]\n          == [${distinct}]`;
  };
  const starts = Array.from({ length: Math.ceil(most / 5) }, (_, i) => 5 * i);
  // Before this condition `areDistinct` makes sure that the first five rows exist.
  const parts = starts.map((start) =>
    start === 0 ? five(start) : `(rows.size() <= ${start} || ${five(start)})`,
  );
  return parts.join('\n        && ');
}

/** The text of firestore.rules for these games. */
export function makeRules(definitions: readonly GameDefinition[]): string {
  const maps = definitions.map(({ stored }) => stored.profileMap);
  const most = MAX_RESULTS_PER_CALL;
  const newRows = most + 2 * maps.length;
  const allRows = newRows + most;
  const parameters = definitions.map((_, i) => `map${i + 1}`);
  const ofMap = (when: 'after' | 'before', map: string) => `${when}.get('${map}', {})`;
  const distinct = definitions
    .filter((definition) => definition.rulesPatterns().distinct)
    .map(({ stored: { profileMap: map } }) => {
      const [after, before] = [ofMap('after', map), ofMap('before', map)];
      return `${after}.values().removeAll(${before}.values())`;
    });
  const values: Readonly<Record<string, string>> = {
    notice: NOTICE,
    maps: quoted(maps).join(', '),
    growths: maps
      .map((map) => `growth(${ofMap('after', map)}, ${ofMap('before', map)})`)
      .join(',\n            '),
    distinct: chain(distinct),
    adjectives: ADJECTIVES.join('|'),
    nouns: NOUNS.join('|'),
    icons: AVATAR_ICONS.join('|'),
    colors: AVATAR_COLORS.join('|'),
    puzzles: definitions.map((one) => `${one.id}/${idOf(one)}`).join('|'),
    sittings: definitions.map((one) => `${one.id}~${idOf(one)}`).join('|'),
    games: quoted(definitions.map(({ id }) => id)).join(', '),
    settingNames: quoted(SETTING_NAMES).join(', '),
    settingValues: SETTING_NAMES.map((name) =>
      isMissingOrOf('settings', name, SETTING_VALUES[name]),
    ).join('\n        && '),
    devices: DEVICE_NAMES.join('|'),
    mostDevices: String(DEVICE_NAMES.length),
    months: `(${definitions.map(({ id }) => id).join('|')})~${YEAR}-${MONTH}`,
    firsts: byGame(
      definitions,
      ({ first }) => `timestamp.date(${first.split('-').map(Number).join(', ')})`,
    ),
    steps: byGame(definitions, ({ cadence }) => (cadence === 'weekly' ? '7' : '1')),
    early: String(EARLY_DAYS),
    mostMonths: String(MOST_MONTHS),
    ids: `(${NUMBER}|${DATE})`,
    mostInMonth: String(MOST_PLAYS),
    longestPlays: String(LONGEST_PLAYS),
    mostWays: String(MOST_WAYS),
    longestWays: String(LONGEST_WAYS),
    mostSittings: String(MOST_LISTED),
    mostGames: String(MOST_GAMES),
    mostChoices: String(MOST_CHOICES),
    longestGame: String(LONGEST_GAME),
    leastDays: String(KEPT_DAYS - 40),
    mostDays: String(KEPT_DAYS + 1),
    date: DATE,
    most: String(most),
    mostListed: String(MOST_COUNTED),
    mostRead: String(MOST_READ),
    empty: maps.map((map) => `request.resource.data.${map} == {}`).join('\n        && '),
    // The most entries in the list of keys: a `=` for each result map, the puzzles' keys, and the
    // final full stop.
    mostKeys: String(maps.length + most + 1),
    newRows: String(newRows),
    allRows: String(allRows),
    parameters: parameters.join(', '),
    rows: chain(parameters),
    textsPattern: definitions.map((one) => textsPattern(one.rulesPatterns())).join(''),
    rowsPattern: definitions.map(rowsPattern).join(''),
    flattenFirst: flatten(0, newRows),
    flattenRest: flatten(newRows, allRows),
    distinctRows: distinctRows(most),
  };
  return TEMPLATE.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template uses ${name}, which has no value.`);
    return value;
  });
}
