import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ReportPuzzleRequest } from '../protocol/reportCallables.ts';
import { FAILING_LASTS_MS } from '../storage/failing.ts';
import { afterAttempt, REPORTS, reportName, withError, withReport } from './ownReports.ts';

const request = (id: string, key: string, hash = 'a'): ReportPuzzleRequest => ({
  game: 'geografind',
  id,
  hash: hash.padStart(14, '0'),
  reason: 'wrong-fact',
  text: 'The flag is another.',
  key,
});
const NONE = REPORTS.parse(undefined);
const keysOf = ({ waiting }: typeof NONE) => waiting.map(({ key }) => key);

it('keeps one a puzzle and version until it is sent, and knows of it afterwards', () => {
  const two = [request('41', 'k1'), request('41', 'k2'), request('41', 'k3', 'b')];
  const made = two.reduce(withReport, NONE);
  expect(made.waiting.map(({ key }) => key)).toEqual(['k1', 'k3']);
  const sent = afterAttempt(made, 'k1', false, 0);
  expect(sent.waiting.map(({ key }) => key)).toEqual(['k3']);
  expect(sent.made).toContain(reportName(two[0]!));
  expect(withReport(sent, request('41', 'k4'))).toEqual(sent);
});

it('reads back what it wrote, and of anything else what can be read', () => {
  const made = withReport(NONE, request('41', 'k1'));
  expect(REPORTS.parse(REPORTS.json(made))).toEqual(made);
  const spoilt = { waiting: [{ game: 'chess' }, request('41', 'k1'), null], made: [1, 'x'] };
  expect(REPORTS.parse(spoilt)).toEqual({ waiting: [request('41', 'k1')], made: ['x'] });
  fc.assert(fc.property(fc.anything(), (json) => void REPORTS.parse(json)));
});

it('does not grow for ever', () => {
  let reports = NONE;
  for (let i = 0; i < 600; i++) {
    reports = afterAttempt(withReport(reports, request(`${i}`, `k${i}`)), `k${i}`, false, 0);
  }
  expect(reports.made).toHaveLength(500);
});

it('keeps one that the server fails on for some days, and no longer', () => {
  const two = [request('41', 'k1'), request('42', 'k2')].reduce(withReport, NONE);
  let reports = two;
  for (let i = 0; i < 10; i++) reports = afterAttempt(reports, 'k1', true, i);
  expect(keysOf(reports)).toEqual(['k1', 'k2']);
  expect(REPORTS.parse(REPORTS.json(reports))).toEqual(reports);
  expect(keysOf(afterAttempt(reports, 'k1', true, FAILING_LASTS_MS))).toEqual(['k2']);
});

it('keeps no half of a character', () => {
  const broken = { ...request('41', 'k1'), text: 'A cup \ud83d' };
  const text = 'A cup ';
  expect(withReport(NONE, broken).waiting).toMatchObject([{ text }]);
});

const parts = { build: '20261127', message: '500 Oh', path: '/x', agent: 'Browser', stack: 'at y' };
const error = (key: string) => ({ ...parts, key });

it('keeps twenty errors at the most, the newest ones, and all reports of puzzles', () => {
  const keys = Array.from({ length: 25 }, (_, i) => `key${i}`);
  const reports = keys.map(error).reduce(withError, withReport(NONE, request('41', 'k1')));
  expect(keysOf(reports)).toEqual(['k1', ...keys.slice(5)]);
});

it('reads back errors as they were stored, and nothing else', () => {
  const stored = {
    waiting: [error('a'), { ...error('b'), failing: { count: 2, since: 5 } }],
    made: [],
  };
  expect(REPORTS.parse(REPORTS.json(stored))).toEqual(stored);
  const { stack: _, ...lacking } = error('c');
  expect(REPORTS.parse({ waiting: [null, lacking, { ...error('d'), path: 7 }] })).toEqual(NONE);
});
