import { storageContract } from '../../tests/support/storageContract.ts';
import { memoryStorage } from './memoryStorage.ts';

storageContract('memory', () => memoryStorage());
