// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { drawn } from '../../../tests/support/drawn.tsx';
import { accountFailure } from '../../account/problems.ts';
import { ok } from '../../lib/result.ts';
import type { Account } from '../../storage/entities.ts';
import { DownloadMyData } from './DownloadMyData.tsx';

const { exportData, openAccounts, saveFile } = vi.hoisted(() => ({
  ...{ exportData: vi.fn(), openAccounts: vi.fn(), saveFile: vi.fn() },
}));
vi.mock('../device/saveFile.ts', () => ({ saveFile }));
vi.mock('./openAccounts.ts', () => ({ configOf: async () => ({}), openAccounts }));

const page = drawn();
const account = { uid: 'anna', email: 'anna@example.com' } as Account;

async function press(): Promise<string | null | undefined> {
  await page.draw(<DownloadMyData account={account} />);
  await act(async () => page.place.querySelector('button')!.click());
  return page.place.querySelector('[role=status],[role=alert]')?.textContent;
}

beforeEach(() => {
  vi.clearAllMocks();
  saveFile.mockResolvedValue('saved');
  openAccounts.mockResolvedValue({ exportData });
});

it('saves what the server has as a file', async () => {
  exportData.mockResolvedValueOnce(ok('{"account":"anna"}'));
  expect(await press()).toBe('Saved. The file holds everything the server has about you.');
  const file = saveFile.mock.calls[0]![0] as File;
  expect(file.name).toMatch(/^crema-my-data-\d{4}-\d{2}-\d{2}\.json$/);
  expect(await file.text()).toBe('{"account":"anna"}');
});

it('saves what took too long for the first press with the second', async () => {
  exportData.mockResolvedValueOnce(ok('{"account":"anna"}'));
  saveFile.mockResolvedValueOnce('late');
  expect(await press()).toBe('Your data is ready. Press again to save it.');
  await act(async () => page.place.querySelector('button')!.click());
  expect(page.place.textContent).toContain(
    'Saved. The file holds everything the server has about you.',
  );
  expect(saveFile.mock.calls[1]).toEqual(saveFile.mock.calls[0]);
  expect(exportData).toHaveBeenCalledOnce();
});

it('says why there is no file', async () => {
  exportData.mockResolvedValueOnce(accountFailure('too-many'));
  expect(await press()).toMatch(/^Too many attempts/);
  openAccounts.mockRejectedValueOnce(new Error('Its chunk cannot be loaded.'));
  expect(await press()).toMatch(/^We can’t reach the sign-in service/);
  expect(saveFile).not.toHaveBeenCalled();
});
