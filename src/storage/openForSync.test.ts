import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { finished } from '../../tests/support/storageContract.ts';
import { openStorage } from './open.ts';
import { openForSync } from './openForSync.ts';

const ANNA = { uid: 'anna', email: null, config: null };

it('sends the results that a page has stored, and the page finds them sent', async () => {
  const platform = { indexedDB: new IDBFactory(), IDBKeyRange };
  const page = openStorage('crema', { platform });
  await page.putAccount(ANNA);
  await page.finish(finished());

  const worker = openForSync('crema', platform);
  expect(await worker.readAccount()).toMatchObject({ uid: 'anna' });
  const [row] = await worker.listOutbox();
  expect(row).toMatchObject({ game: 'geografind', id: '41' });
  await worker.changeOutbox([{ game: row!.game, id: row!.id, change: 'acknowledged' }]);
  worker.close();

  expect(await page.listOutbox()).toEqual([]);
  page.close();
});

it('fails with the database, and takes no empty memory for it', async () => {
  const indexedDB = new IDBFactory();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Refused.', 'QuotaExceededError');
  });
  const worker = openForSync('crema', { indexedDB, IDBKeyRange });
  await expect(worker.listOutbox()).rejects.toThrow();
  worker.close();
});
