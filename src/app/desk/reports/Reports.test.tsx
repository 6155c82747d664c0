// @vitest-environment jsdom
/** The desk's list of players' reports: they are settled one by one, and settling can be undone. */
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { AtDesk, drawn, press } from '../../../../tests/support/drawn.tsx';
import type { ReportDocument } from '../../../desk/documents.ts';
import type { Dated } from '../../../desk/port.ts';
import { ServerError } from '../../../sync/status.ts';
import { Reports } from './Reports.tsx';

const { settleReport, given } = vi.hoisted(() => ({
  settleReport: vi.fn(),
  given: { value: [] as unknown[] },
}));
vi.mock('../openDesk.ts', () => ({ openDesk: async () => ({ settleReport }) }));
vi.mock('../useReading.ts', async (original) => ({
  ...(await original<object>()),
  useReading: () => ({ value: given.value, trouble: null, again: () => {} }),
}));
vi.mock('./useVerdicts.ts', async (original) => ({
  ...(await original<object>()),
  useVerdicts: () => new Map(),
}));

const report = (key: string, more: Partial<ReportDocument> = {}): Dated<ReportDocument> => ({
  ...{
    key,
    at: 1000 - key.charCodeAt(0),
    game: 'geografind',
    id: '401',
    version: 1,
    reason: 'other',
  },
  ...{ text: `Text of ${key}`, settled: false },
  ...more,
});

const page = drawn();
const draw = () =>
  page.draw(
    <MemoryRouter>
      <AtDesk>
        <Reports />
      </AtDesk>
    </MemoryRouter>,
  );
const row = (key: string) =>
  [...page.place.querySelectorAll('li li')].find((one) =>
    one.textContent?.includes(`Text of ${key}`),
  )!;
const buttonIn = (key: string) => row(key).querySelector('button')!;
beforeEach(() => {
  settleReport.mockReset().mockResolvedValue(undefined);
  given.value = [report('a', { id: '400' }), report('b', { id: '402' }), report('c')];
});

it('goes on with the next report when one is settled, and offers the way back', async () => {
  await draw();
  await press(buttonIn('a'));
  expect(settleReport.mock.calls).toEqual([['a', true]]);
  expect(document.activeElement).toBe(buttonIn('b'));
  // The server's next answer no longer contains the settled report.
  given.value = [report('b', { id: '402' }), report('c')];
  await draw();
  expect(row('a').textContent).toContain('Settled.');
  await press(buttonIn('a'));
  expect(settleReport).toHaveBeenLastCalledWith('a', false);
  expect(row('a').textContent).not.toContain('Settled.');
  expect(buttonIn('a').textContent).toBe('Settle');
  expect(document.activeElement).toBe(buttonIn('a'));
});

it('stays where it is after the last one, and where it failed', async () => {
  await draw();
  await press(buttonIn('c'));
  expect(buttonIn('c').textContent).toBe('Undo');
  expect(document.activeElement).toBe(buttonIn('c'));
  settleReport.mockRejectedValue(new ServerError('permission-denied'));
  await press(buttonIn('b'));
  expect(buttonIn('b').textContent).toBe('Settle');
  expect(document.activeElement).toBe(buttonIn('b'));
});

it('settles all of a puzzle, those that were only counted too, and takes all of it back', async () => {
  given.value = [report('a'), report('b'), report('more', { more: 7, text: '' })];
  await draw();
  const all = () => [...page.place.querySelectorAll('button')].at(-1)!;
  await press(buttonIn('a'));
  expect(all().textContent).toBe('Settle all 8');
  await press(all());
  expect(settleReport.mock.calls.map(([key]) => key)).toEqual(['a', 'b', 'more']);
  expect(all().textContent).toBe('Undo all');
  settleReport.mockClear();
  await press(all());
  expect(settleReport.mock.calls.toSorted()).toEqual([
    ['a', false],
    ['b', false],
    ['more', false],
  ]);
  expect(all().textContent).toBe('Settle all 9');
});

it('settles one while another is under way, and says so of both', async () => {
  const answers: (() => void)[] = [];
  settleReport.mockImplementation(() => new Promise<void>((resolve) => answers.push(resolve)));
  given.value = [report('a'), report('b'), report('c')];
  await draw();
  await press(buttonIn('a'));
  await press(buttonIn('b'));
  for (const key of ['a', 'b']) expect(row(key).textContent).toContain('Settling.');
  // A second press of "settle" sends no second request.
  await press(buttonIn('a'));
  expect(settleReport.mock.calls.map(([key]) => key)).toEqual(['a', 'b']);
  await act(async () => answers[1]!());
  expect(row('a').textContent).toContain('Settling.');
  expect(row('b').textContent).toContain('Settled.');
  // The focus must stay on a button that the editor has moved to meanwhile.
  expect(document.activeElement).toBe(buttonIn('a'));
  await act(async () => answers[0]!());
  expect(row('a').textContent).toContain('Settled.');
});

it('marks what was settled where not all of it was', async () => {
  given.value = [report('a'), report('b'), report('c')];
  settleReport.mockImplementation(async (key: string) => {
    if (key === 'b') throw new ServerError('permission-denied');
  });
  await draw();
  const all = () => [...page.place.querySelectorAll('button')].at(-1)!;
  await press(all());
  expect(['a', 'b', 'c'].map((key) => row(key).textContent?.includes('Settled.'))).toEqual([
    ...[true, false, true],
  ]);
  expect(page.place.querySelector('[role="alert"]')?.textContent).not.toBe('');
  expect(all().textContent).toBe('Settle the last one');
});

it('shows what players have typed isolated, with nothing hidden in it', async () => {
  given.value = [report('a', { text: 'Text of a is \u202Egnorw\u202C, \u2067see\u2069' })];
  await draw();
  const typed = row('a').querySelector('bdi');
  expect(typed?.textContent).toBe('Text of a is [U+202E]gnorw[U+202C], [U+2067]see[U+2069]');
  // The quotation marks around a player's words are outside of the element that isolates them.
  expect(typed?.parentElement?.textContent).toBe(`“${typed?.textContent}”`);
});
