import { expect, it } from 'vitest';
import { MOST_OF_ERROR } from '../protocol/reportCallables.ts';
import { ERROR_REPORTS, withErrorReport } from './errorQueue.ts';
import { cutErrorReport, errorText } from './errorReport.ts';

const parts = { build: '20261127', message: '500 Oh', path: '/x', agent: 'Browser', stack: 'at y' };
const report = (key: string) => ({ ...parts, key });

it('is as long as the server takes it, and has no half of a character', () => {
  const cut = cutErrorReport({ ...parts, stack: `${'x'.repeat(MOST_OF_ERROR.stack - 1)}😀` });
  expect(cut.stack).toBe('x'.repeat(MOST_OF_ERROR.stack - 1));
  expect(cutErrorReport(parts)).toEqual(parts);
});

it.each([
  ['/join/lusab-babad-gutih', '/join/:code'],
  ['/JOIN/LUSAB%20babad,gutih/', '/JOIN/:code/'],
  ['The page of /join/lusab-babad-gutih did not come.', 'The page of /join/:code did not come.'],
  [
    'at load (https://crema.example/join/lusab-babad-gutih:12:3)\n    at b (https://crema.example/x.js:1:2)',
    'at load (https://crema.example/join/:code:12:3)\n    at b (https://crema.example/x.js:1:2)',
  ],
  ['/magic-link?oobCode=a_b-C1&apiKey=x', '/magic-link'],
  [
    '"https://crema.example/magic-link?oobCode=a_b#c", said',
    '"https://crema.example/magic-link", said',
  ],
  ['f@https://crema.example/x.js?token=1:10:5', 'f@https://crema.example/x.js:10:5'],
  ['/sudoku-shift/516/leaderboard', '/sudoku-shift/516/leaderboard'],
  ['TypeError: x is null, or is it?', 'TypeError: x is null, or is it?'],
  ['Safari/605.1.15 (KHTML, like Gecko)', 'Safari/605.1.15 (KHTML, like Gecko)'],
])('leaves out how to sit down or sign in: %j', (text, left) => {
  const cut = cutErrorReport({ ...parts, path: text, message: text, stack: text });
  expect(cut).toMatchObject({ path: left, message: left, stack: left });
});

it('shows each part that is sent', () => {
  const text = errorText(parts);
  for (const part of Object.values(parts)) expect(text).toContain(part);
});

it('waits among twenty at the most, the newest ones', () => {
  const keys = Array.from({ length: 25 }, (_, i) => `key${i}`);
  const waiting = keys.map(report).reduce(withErrorReport, []);
  expect(waiting.map(({ key }) => key)).toEqual(keys.slice(5));
});

it('is read as it was stored, and nothing else is', () => {
  const failing = { count: 2, since: 5 };
  const stored = [report('a'), { ...report('b'), failing }];
  expect(ERROR_REPORTS.parse(ERROR_REPORTS.json(stored))).toEqual(stored);
  const { stack: _, ...lacking } = report('c');
  expect(ERROR_REPORTS.parse([null, lacking, { ...report('d'), path: 7 }])).toEqual([]);
  expect(ERROR_REPORTS.parse('text')).toEqual([]);
});
