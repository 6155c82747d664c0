/** A play is compared with others once it is listed: the comparison must not fail what is done. */
import type { Firestore } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { type Checked, holdIfCopy } from '../functions/src/copies.ts';

it('a comparison that fails holds nothing, and fails no call', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const failing = { get: () => Promise.reject(new Error('DEADLINE_EXCEEDED')) };
  const database = { collection: () => ({ where: () => failing }) } as unknown as Firestore;
  const verdict = { kind: 'checked', digests: ['a digest'] } as unknown as Checked;
  const listed = { game: 'geografind', board: '399', rank: 3, verdict } as const;
  expect(await holdIfCopy(database, 'anna', listed, 0)).toBe(false);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
