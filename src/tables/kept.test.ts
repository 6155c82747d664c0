/** The copies, joins and labels that a device keeps; stored JSON may be anything. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { unwrap } from '../lib/result.ts';
import { joined, newTable, withResults } from '../protocol/table.ts';
import { LABELS, LONGEST_LABEL, withLabel } from '../storage/labels.ts';
import { JOINS, waitingJoins, withAnswer, withJoin, withoutJoin } from './joins.ts';
import { parseTable, parseTableIds } from './parse.ts';
import { SEEN_TABLES, withList, withoutTable, withTable } from './seen.ts';

const INFO = {
  leaderboardName: 'Mellow Mocha',
  avatarIcon: 'coffee',
  avatarColor: 'emerald',
} as const;
const CODE = 'lusab-babad-gutih';
const start = newTable('anna', INFO, { name: 'Cosy Latte', code: CODE, at: 1 });
const TABLE = withResults(
  unwrap(joined(start, 'ben', INFO, { at: 2 })),
  'ben',
  [{ date: '2026-11-27', game: 'geografind', rank: 3, checked: true }],
  '2026-11-27',
);

it('a table is read back as it was written', () => {
  expect(parseTable(JSON.parse(JSON.stringify(TABLE)))).toEqual(TABLE);
  const gone = [{ id: 't9', name: 'Calm Roast' }];
  const seen = { uid: 'anna', at: 5, tables: [{ id: 't1', at: 4, table: TABLE }], gone };
  expect(SEEN_TABLES.parse(JSON.parse(JSON.stringify(SEEN_TABLES.json(seen))))).toEqual(seen);
  const renewed = { id: 't1', at: 9, table: start };
  expect(withTable(seen, renewed).tables).toEqual([renewed]);
});

it('a lost table is named until the notice is closed, or the player sits there again', () => {
  const t1 = { id: 't1', at: 4, table: TABLE };
  const seen = { uid: 'anna', at: 5, tables: [t1], gone: [] };
  const answer = { uid: 'anna', at: 9, tables: [] };
  const lost = withList(seen, answer, seen);
  expect(lost).toEqual({ ...answer, gone: [{ id: 't1', name: 'Cosy Latte' }] });
  expect(withList(lost, answer, lost)).toEqual(lost);
  expect(withList({ ...lost, gone: [] }, answer, seen).gone).toEqual([]);
  expect(withList(lost, { ...answer, tables: [t1] }, lost).gone).toEqual([]);
  // The player has left the table, or joined it, since the request.
  expect(withList(withoutTable(seen, 't1'), answer, seen).gone).toEqual([]);
  expect(withList(seen, answer, { ...seen, tables: [] }).gone).toEqual([]);
  expect(withList(seen, { ...answer, uid: 'ben' }, seen).gone).toEqual([]);
  expect(withList(null, answer, null).gone).toEqual([]);
  expect(SEEN_TABLES.parse(answer)).toEqual({ ...answer, gone: [] });
});

it('anything else is no table, and breaks nothing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (json) => {
      expect(parseTable(json)).toBeNull();
      expect(SEEN_TABLES.parse(json)).toBeNull();
      expect(JOINS.parse(json)).toEqual([]);
      parseTableIds(json);
      LABELS.parse(json);
    }),
  );
});

it('malformed parts of a table are left out', () => {
  const days = {
    '2026-11-27': { ben: { geografind: { rank: -1 }, chess: { rank: 1 } }, carla: 7 },
    yesterday: {},
  };
  const members = { ...TABLE.members, carla: { leaderboardName: 'Bad Words' } };
  const parsed = parseTable({ ...TABLE, days, members });
  expect(Object.keys(parsed!.members)).toEqual(['anna', 'ben']);
  expect(parsed!.days).toEqual({ '2026-11-27': { ben: {}, carla: {} } });
  const months = { '2026-11': { anna: 3, ben: -1, carla: 'many' }, '2026-13': { anna: 1 } };
  expect(parseTable({ ...TABLE, months })!.months).toEqual({ '2026-11': { anna: 3 } });
  expect(parseTable({ ...TABLE, months: undefined })!.months).toEqual({});
  expect(parseTableIds({ tables: ['t1', 7, 't2'] })).toEqual(['t1', 't2']);
});

it('a join waits until it is answered', () => {
  const other = 'babad-babad-babad';
  const joins = withJoin(withJoin([], CODE), other);
  expect(waitingJoins(joins).map(({ code }) => code)).toEqual([CODE, other]);
  const answered = withAnswer(joins, CODE, { problem: 'No table has this code.' });
  expect(waitingJoins(answered).map(({ code }) => code)).toEqual([other]);
  expect(JOINS.parse(JSON.parse(JSON.stringify(JOINS.json(answered))))).toEqual(answered);
  // Asking again drops the answer.
  expect(waitingJoins(withJoin(answered, CODE))).toHaveLength(2);
  expect(withoutJoin(joins, CODE).map(({ code }) => code)).toEqual([other]);
});

it('labels are trimmed, short, and gone when they are empty', () => {
  const labels = withLabel({}, 'ben', `  Ben \n from ${'w'.repeat(40)}`);
  expect([...labels.ben!]).toHaveLength(LONGEST_LABEL);
  expect(labels.ben).toMatch(/^Ben from w/);
  expect(LABELS.parse(LABELS.json(labels))).toEqual(labels);
  expect(withLabel(labels, 'ben', '  ')).toEqual({});
});
