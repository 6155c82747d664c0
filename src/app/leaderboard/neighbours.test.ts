import { describe, expect, it } from 'vitest';
import type { Schedule } from '../../daily/numbering.ts';
import { neighboursOf } from './neighbours.ts';

const daily: Schedule = { cadence: 'daily', first: '2026-11-01', naming: 'number' };
const weekly: Schedule = { cadence: 'weekly', first: '2026-11-01', naming: 'number' };
const dated: Schedule = { cadence: 'daily', first: '2026-11-01', naming: 'date' };

describe('neighbours', () => {
  it.each<[Schedule, string, string | null, string | null]>([
    [daily, '1', null, '2'],
    [daily, '20', '19', '21'],
    [daily, '21', '20', null],
    // The weekly game's puzzles 1 to 3 are released on 1, 8 and 15 November.
    [weekly, '2', '1', '3'],
    [weekly, '3', '2', null],
    [dated, '2026-11-01', null, '2026-11-02'],
    [dated, '2026-11-21', '2026-11-20', null],
  ])('%j %s', (schedule, id, previous, next) => {
    expect(neighboursOf(schedule, id, '2026-11-21')).toEqual({ previous, next });
  });
});
