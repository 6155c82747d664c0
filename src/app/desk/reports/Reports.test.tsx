// @vitest-environment jsdom
/** Reports are settled one after the other, and what was settled by mistake is taken back. */
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReportDocument } from '../../../desk/documents.ts';
import type { Dated } from '../../../desk/port.ts';
import { ServerError } from '../../../sync/status.ts';
import { DeskContext } from '../deskContext.ts';
import { Reports } from './Reports.tsx';

const { settleReport, given } = vi.hoisted(() => ({
  settleReport: vi.fn(),
  given: { value: [] as unknown[] },
}));
vi.mock('../openDesk.ts', () => ({ openDesk: async () => ({ settleReport }) }));
vi.mock('../useReading.ts', async (original) => ({
  ...(await original<object>()),
  useReading: () => ({ value: given.value, seenAt: null, trouble: null, again: () => {} }),
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

let root: Root;
let place: HTMLElement;
const draw = () =>
  act(async () =>
    root.render(
      <MemoryRouter>
        <DeskContext value={AT_DESK}>
          <Reports />
        </DeskContext>
      </MemoryRouter>,
    ),
  );
const AT_DESK = {
  ...{ uid: 'anna', email: 'anna@crema.test', turn: 0 },
  ...{ readAgain() {}, doubt() {} },
};
const row = (key: string) =>
  [...place.querySelectorAll('li li')].find((one) => one.textContent?.includes(`Text of ${key}`))!;
const buttonIn = (key: string) => row(key).querySelector('button')!;
async function press(found: HTMLElement): Promise<void> {
  found.focus();
  await act(async () => found.click());
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  settleReport.mockReset().mockResolvedValue(undefined);
  given.value = [report('a', { id: '400' }), report('b', { id: '402' }), report('c')];
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
  vi.unstubAllGlobals();
});

it('goes on with the next report when one is settled, and offers the way back', async () => {
  await draw();
  await press(buttonIn('a'));
  expect(settleReport.mock.calls).toEqual([['a', true]]);
  expect(document.activeElement).toBe(buttonIn('b'));
  // Read again the server does not tell of it any more.
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
  const all = () => [...place.querySelectorAll('button')].at(-1)!;
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
