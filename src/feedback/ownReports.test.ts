import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { ReportPuzzleRequest } from '../protocol/reportCallables.ts';
import { FAILING_LASTS_MS } from '../storage/failing.ts';
import {
  parseReports,
  reportName,
  reportsAsJson,
  withFailed,
  withoutSent,
  withReport,
} from './ownReports.ts';

const request = (id: string, key: string, hash = 'a'): ReportPuzzleRequest => ({
  game: 'geografind',
  id,
  hash: hash.padStart(14, '0'),
  reason: 'wrong-fact',
  text: 'The flag is another.',
  key,
});
const NONE = parseReports(undefined);

it('keeps one a puzzle and version until it is sent, and knows of it afterwards', () => {
  const two = [request('41', 'k1'), request('41', 'k2'), request('41', 'k3', 'b')];
  const made = two.reduce(withReport, NONE);
  expect(made.waiting.map(({ key }) => key)).toEqual(['k1', 'k3']);
  const sent = withoutSent(made, new Set(['k1']));
  expect(sent.waiting.map(({ key }) => key)).toEqual(['k3']);
  expect(sent.made).toContain(reportName(two[0]!));
  expect(withReport(sent, request('41', 'k4'))).toEqual(sent);
});

it('reads back what it wrote, and of anything else what can be read', () => {
  const made = withReport(NONE, request('41', 'k1'));
  expect(parseReports(reportsAsJson(made))).toEqual(made);
  const spoilt = { waiting: [{ game: 'chess' }, request('41', 'k1'), null], made: [1, 'x'] };
  expect(parseReports(spoilt)).toEqual({ waiting: [request('41', 'k1')], made: ['x'] });
  fc.assert(fc.property(fc.anything(), (json) => void parseReports(json)));
});

it('does not grow for ever', () => {
  let reports = NONE;
  for (let i = 0; i < 600; i++) {
    reports = withoutSent(withReport(reports, request(`${i}`, `k${i}`)), new Set([`k${i}`]));
  }
  expect(reports.made).toHaveLength(500);
});

it('keeps one that the server fails on for some days, and no longer', () => {
  const two = [request('41', 'k1'), request('42', 'k2')].reduce(withReport, NONE);
  const keys = (reports: typeof two) => reports.waiting.map(({ key }) => key);
  let reports = two;
  for (let i = 0; i < 10; i++) reports = withFailed(reports, 'k1', i);
  expect(keys(reports)).toEqual(['k1', 'k2']);
  expect(parseReports(reportsAsJson(reports))).toEqual(reports);
  expect(keys(withFailed(reports, 'k1', FAILING_LASTS_MS))).toEqual(['k2']);
});

it('keeps no half of a character', () => {
  const broken = { ...request('41', 'k1'), text: 'A cup \ud83d' };
  const text = 'A cup ';
  expect(withReport(NONE, broken).waiting).toMatchObject([{ text }]);
});
