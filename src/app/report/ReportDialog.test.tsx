// @vitest-environment jsdom
/** Tests the reasons that a player can choose when reporting a faulty puzzle. */
import { expect, it, vi } from 'vitest';
import { drawn } from '../../../tests/support/drawn.tsx';
import { ReportDialog } from './ReportDialog.tsx';

vi.mock('../../firebase/config.ts', () => ({ loadSite: async () => ({}) }));
vi.mock('../background/reports.ts', () => ({
  readReports: async () => ({ made: [], waiting: [] }),
  report: vi.fn(),
}));

const page = drawn();

it.each([
  [false, true],
  [true, false],
])('many ways being the rule: %s', async (manyWays, isOffered) => {
  const of = { game: 'yearly-daily', id: '2026-11-21', hash: '00000000000001' } as const;
  await page.draw(<ReportDialog {...of} manyWays={manyWays} open onClose={() => {}} />);
  const reasons = [...page.place.querySelectorAll('fieldset label')].map((one) => one.textContent);
  expect(reasons).toContain('It can’t be solved');
  expect(reasons.includes('It has more than one solution')).toBe(isOffered);
});
