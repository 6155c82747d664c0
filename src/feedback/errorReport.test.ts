import { expect, it } from 'vitest';
import { MOST_OF_ERROR } from '../protocol/reportCallables.ts';
import { cutErrorReport, errorText } from './errorReport.ts';

const parts = { build: '20261127', message: '500 Oh', path: '/x', agent: 'Browser', stack: 'at y' };

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
