import { expect, it } from 'vitest';
import type { CivilDate } from '../../daily/date.ts';
import { streakOf } from '../../daily/streak.ts';
import { definitionOf } from '../../games/definitions.ts';
import type { Json } from '../../lib/json.ts';
import type { ResultRow } from '../../storage/entities.ts';
import { finishedOf, type GameRecord, streakOfDays } from './records.ts';

// The release day of a Geografind puzzle: number 400 is of 22 November 2026.
const dayOf = (id: string) => `2026-11-${Number(id) - 378}` as CivilDate;
const TODAY = dayOf('400');

const won = (id: string, openedOn = dayOf(id)): ResultRow => ({
  ...{ id, openedOn, finishedAt: 1 },
  result: ['FR', 'win'],
});
const lost = (id: string): ResultRow => ({
  ...won(id),
  result: ['FR', 'DE', 'PE', 'BO', 'BR', 'CL', 'loss'] as Json,
});

function record(
  rows: readonly ResultRow[],
  excused: readonly [string, 'held' | 'withdrawn' | 'was-unavailable'][] = [],
): GameRecord {
  return {
    definition: definitionOf('geografind'),
    results: new Map(rows.map((row) => [row.id, row])),
    progress: new Map(),
    excused: new Map(excused),
  };
}

const STRICT = { hasRests: false, absences: [] };
const streak = (of: GameRecord) =>
  streakOf(of.definition.schedule, finishedOf(of), TODAY, STRICT).current;
const days = (of: GameRecord) => streakOfDays([of], TODAY, STRICT).current;

it('no streak ends with a puzzle that was held on its day, missed or played late', () => {
  const others = [won('397'), won('398'), won('400')];
  const late = won('399', TODAY);
  expect([streak(record(others)), days(record(others))]).toEqual([1, 1]);
  for (const excuse of ['held', 'withdrawn', 'was-unavailable'] as const) {
    for (const rows of [others, [...others, late]]) {
      const of = record(rows, [['399', excuse]]);
      expect([excuse, streak(of), days(of)]).toEqual([excuse, 3, 3]);
    }
  }
});

it('who has finished one in time has finished it, and who has lost it has played that day', () => {
  const in399 = record([won('398'), won('399'), won('400')], [['399', 'was-unavailable']]);
  expect([streak(in399), days(in399)]).toEqual([3, 3]);
  const lost399 = record([won('398'), lost('399'), won('400')], [['399', 'withdrawn']]);
  expect([streak(lost399), days(lost399)]).toEqual([2, 3]);
});
