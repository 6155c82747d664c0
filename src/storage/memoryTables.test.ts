import { storageContract } from '../../tests/support/storageContract.ts';
import { memoryStorage } from '../../tests/support/storages.ts';

storageContract('memory', () => memoryStorage());
