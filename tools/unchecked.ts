/**
 * `npm run unchecked`: marks the leaderboard entries of the time before results were checked, once
 * after the functions that check were deployed; again does no harm. In the project of the application
 * default credentials, or with `--emulator` on the emulators.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { markUnchecked } from '../functions/src/markUnchecked.ts';
import { hostOf } from './backend/emulatorConfig.ts';
import { PROJECT, readFirebaseJson } from './backend/startBackend.ts';

try {
  const { values } = parseArgs({ options: { emulator: { type: 'boolean', default: false } } });
  if (values.emulator) {
    process.env.FIRESTORE_EMULATOR_HOST ??= hostOf(readFirebaseJson(), 'firestore');
  }
  const onEmulator = process.env.FIRESTORE_EMULATOR_HOST !== undefined;
  const app = initializeApp(onEmulator ? { projectId: PROJECT } : {});
  const marked = await markUnchecked(getFirestore(app), Date.now());
  console.log(`${marked} ${marked === 1 ? 'entry was' : 'entries were'} marked as unchecked.`);
} catch (error) {
  console.error((error as Error).message.split('\n')[0]);
  process.exitCode = 1;
}
