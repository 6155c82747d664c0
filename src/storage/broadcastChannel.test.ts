import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { finished } from '../../tests/support/storageContract.ts';

it('storage works where the browser has channels and refuses them', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      }
    },
  );
  const { openStorage } = await import('./open.ts');
  const storage = openStorage('crema', { platform: { indexedDB: new IDBFactory(), IDBKeyRange } });
  expect((await storage.finish(finished())).added).toBe(true);
  storage.close();
});
