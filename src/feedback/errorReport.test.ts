import { expect, it } from 'vitest';
import { MOST_OF_ERROR } from './callables.ts';
import { ERROR_REPORTS, withErrorReport } from './errorQueue.ts';
import { cutErrorReport, errorText } from './errorReport.ts';

const parts = { build: '20261127', message: '500 Oh', path: '/x', agent: 'Browser', stack: 'at y' };
const report = (key: string) => ({ ...parts, key });

it('is as long as the server takes it, and has no half of a character', () => {
  const cut = cutErrorReport({ ...parts, stack: `${'x'.repeat(MOST_OF_ERROR.stack - 1)}😀` });
  expect(cut.stack).toBe('x'.repeat(MOST_OF_ERROR.stack - 1));
  expect(cutErrorReport(parts)).toEqual(parts);
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
