/** Dexie. Import it only from here: broadcastChannel.ts has to run before it. */
import './broadcastChannel.ts';

export { Dexie, type DexieOptions, liveQuery, type Transaction } from 'dexie';
