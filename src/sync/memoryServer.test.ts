import { MemoryCloud } from '../../tests/support/memoryCloud.ts';
import { serverContract } from '../../tests/support/serverContract.ts';

serverContract('memory', async () => {
  const cloud = new MemoryCloud();
  return {
    server: cloud.server('anna'),
    signedOut: cloud.server('anna', () => false),
    foreign: cloud.server('ben', () => false),
  };
});
