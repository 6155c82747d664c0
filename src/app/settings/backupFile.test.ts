import { expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../../settings/settings.ts';
import { saveBackup } from './backupFile.ts';

vi.mock('../device/storage.ts', async (original) => ({
  ...(await original<typeof import('../device/storage.ts')>()),
  storage: () => Promise.reject(new Error('The disk is full.')),
}));

it('a backup that cannot be read together says so, and how to go on', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await saveBackup(DEFAULT_SETTINGS, '2026-11-21')).toEqual({
    text: 'We couldn’t save the backup. Please try again.',
    bad: true,
  });
  expect(error).toHaveBeenCalledOnce();
});
