import { beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../tests/support/storages.ts';
import { REPORTS, withReport } from '../../feedback/ownReports.ts';
import { ServerError } from '../../protocol/status.ts';
import { writeEntry } from '../../storage/metaEntry.ts';

const HASH = '0000000000000a';
const opened = memoryStorage();
const { sendReport, sendError } = vi.hoisted(() => ({
  ...{ sendReport: vi.fn(), sendError: vi.fn() },
}));

vi.mock('../device/storage.ts', () => ({ storage: async () => opened }));
vi.mock('../../firebase/config.ts', () => ({ loadSite: async () => ({ firebase: {} }) }));
vi.mock('../../firebase/reports.ts', () => ({ sendReport, sendError }));

const { readReports, report, sendReports } = await import('./reports.ts');

beforeEach(async () => {
  vi.clearAllMocks();
  await writeEntry(opened, REPORTS, { waiting: [], made: [] });
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(console, 'warn').mockReturnValue();
});

it('a report that the server fails on waits, and those behind it go', async () => {
  const request = { game: 'geografind', hash: HASH, reason: 'other', text: '' } as const;
  const reports = ['41', '42'].map((id) => ({ ...request, id, key: `key-of-${id}` }));
  const none = { waiting: [], made: [] };
  await writeEntry(opened, REPORTS, reports.reduce(withReport, none));
  sendReport.mockImplementation(async (_, { id }: { id: string }) => {
    if (id === '41') throw new ServerError('internal');
  });
  await expect(sendReports()).rejects.toMatchObject({ status: 'internal' });
  expect((await readReports()).waiting).toMatchObject([{ id: '41', failing: { count: 1 } }]);
});

it('an error report waits while there is no network, and those behind a failing one go', async () => {
  const parts = { build: 'b', message: 'm', path: '/', agent: 'a', stack: 's' };
  vi.stubGlobal('navigator', { onLine: false });
  await report({ ...parts, key: 'first' });
  await report({ ...parts, key: 'second' });
  await sendReports();
  expect(sendError).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  sendError.mockRejectedValueOnce(new ServerError('internal'));
  await expect(sendReports()).rejects.toMatchObject({ status: 'internal' });
  expect((await readReports()).waiting).toMatchObject([{ key: 'first', failing: { count: 1 } }]);
  await sendReports();
  expect(sendError.mock.lastCall?.[1]).toEqual({ ...parts, key: 'first' });
  expect((await readReports()).waiting).toEqual([]);
});
