// @vitest-environment jsdom
/** What can be said to be wrong with a puzzle. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { ReportDialog } from './ReportDialog.tsx';

vi.mock('../../firebase/config.ts', () => ({ loadSite: async () => ({}) }));
vi.mock('../device/reports.ts', () => ({
  readReports: async () => ({ made: [], waiting: [] }),
  report: vi.fn(),
}));

afterEach(() => vi.unstubAllGlobals());

it.each([
  [false, true],
  [true, false],
])('many ways being the rule: %s', async (manyWays, isOffered) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // jsdom has dialogs that do not open.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const of = { game: 'yearly-daily', id: '2026-11-21', hash: '00000000000001' } as const;
  await act(async () =>
    root.render(<ReportDialog {...of} manyWays={manyWays} open onClose={() => {}} />),
  );
  const reasons = [...place.querySelectorAll('fieldset label')].map((one) => one.textContent);
  expect(reasons).toContain('It cannot be solved');
  expect(reasons.includes('It has more than one solution')).toBe(isOffered);
  await act(async () => root.unmount());
  place.remove();
});
