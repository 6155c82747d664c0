/**
 * `npm run unchecked`: marks leaderboard entries that are older than the server's check of results,
 * and sums up leaderboards whose documents lack their best entries; run once after a deployment,
 * safe to repeat. Uses the project of the application default credentials, or with `--emulator` the
 * emulators.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { listBest, markUnchecked } from '../functions/src/markUnchecked.ts';
import { hostOf } from './backend/emulatorConfig.ts';
import { PROJECT, readFirebaseJson } from './backend/startBackend.ts';

try {
  const { values } = parseArgs({ options: { emulator: { type: 'boolean', default: false } } });
  if (values.emulator) {
    process.env.FIRESTORE_EMULATOR_HOST ??= hostOf(readFirebaseJson(), 'firestore');
  }
  const onEmulator = process.env.FIRESTORE_EMULATOR_HOST !== undefined;
  // The emulators need no credentials.
  if (onEmulator) process.env.METADATA_SERVER_DETECTION = 'none';
  const app = initializeApp(onEmulator ? { projectId: PROJECT } : {});
  const database = getFirestore(app);
  const marked = await markUnchecked(database, Date.now());
  console.log(`${marked} ${marked === 1 ? 'entry was' : 'entries were'} marked as unchecked.`);
  const listed = await listBest(database);
  console.log(`${listed} ${listed === 1 ? 'board was' : 'boards were'} summed up with their best.`);
} catch (error) {
  console.error((error as Error).message.split('\n')[0]);
  process.exitCode = 1;
}
