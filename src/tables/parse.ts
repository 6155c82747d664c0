/**
 * Parses tables from the server or this device's copy. Only the functions write them, but malformed
 * parts are skipped anyway, so that a single one cannot hide the table.
 */
import { isCivilDate } from '../daily/date.ts';
import { isGameId } from '../games/definitions.ts';
import { fieldsOf, isWhole } from '../lib/reading.ts';
import { parseInfo } from '../protocol/leaderboardInfo.ts';
import type { DayResults, Member, Table, TableResult } from '../protocol/table.ts';
import { parseCode } from '../protocol/tableCode.ts';

/** The table in any JSON; null if it has no name, no valid code or no member. */
export function parseTable(json: unknown): Table | null {
  const fields = fieldsOf(json);
  const code = parseCode(fields?.code);
  if (fields === null || code === null || typeof fields.name !== 'string') return null;
  const members = entriesOf(fields.members, parseMember);
  if (Object.keys(members).length === 0) return null;
  const days = entriesOf(fields.days, (day, date) =>
    isCivilDate(date) ? entriesOf(day, parseResults) : null,
  );
  const months = entriesOf(fields.months, (month, key) =>
    isCivilDate(`${key}-01`) ? entriesOf(month, parseCount) : null,
  );
  return { name: fields.name, code, owner: String(fields.owner), members, days, months };
}

/** Ids of the player's tables in a `MembershipDocument`, which is missing before the first. */
export function parseTableIds(json: unknown): readonly string[] {
  const tables = fieldsOf(json)?.tables;
  return Array.isArray(tables) ? tables.filter((id) => typeof id === 'string') : [];
}

function entriesOf<T>(
  json: unknown,
  parse: (value: unknown, key: string) => T | null,
): Readonly<Record<string, T>> {
  const entries = Object.entries(fieldsOf(json) ?? {}).flatMap(([key, value]) => {
    const parsed = parse(value, key);
    return parsed === null ? [] : [[key, parsed] as const];
  });
  return Object.fromEntries(entries);
}

function parseMember(json: unknown): Member | null {
  const info = parseInfo(json);
  const { joinedAt, hidesTimes } = fieldsOf(json) ?? {};
  if (!info.ok || !isWhole(joinedAt, 0, Number.MAX_SAFE_INTEGER)) return null;
  return { ...info.value, joinedAt, hidesTimes: hidesTimes === true };
}

const parseCount = (json: unknown): number | null =>
  isWhole(json, 0, Number.MAX_SAFE_INTEGER) ? json : null;

function parseResults(json: unknown): DayResults[string] {
  return entriesOf(json, (value, game) => (isGameId(game) ? parseResult(value) : null));
}

function parseResult(json: unknown): TableResult | null {
  const { rank, checked } = fieldsOf(json) ?? {};
  const isRank = typeof rank === 'number' && Number.isFinite(rank) && rank >= 0;
  if (!isRank && rank !== null) return null;
  return { rank, checked: checked === true };
}
