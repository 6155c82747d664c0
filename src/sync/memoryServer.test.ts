import { MemoryCloud } from '../../tests/support/memoryCloud.ts';
import { serverContract } from '../../tests/support/serverContract.ts';

serverContract('memory', async () => {
  const cloud = new MemoryCloud();
  return {
    server: cloud.server(() => 'anna'),
    uid: 'anna',
    signedOut: cloud.server(() => null),
    otherUid: 'ben',
  };
});
