/** The owner's access to accounts and database, which no rule limits. */
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { hostOf } from './emulatorConfig.ts';
import type { Backend } from './staff.ts';
import { PROJECT, readFirebaseJson } from './startBackend.ts';

/**
 * The named project, or that of the application default credentials; the emulators', where they are
 * asked for or named by FIREBASE_AUTH_EMULATOR_HOST or FIRESTORE_EMULATOR_HOST.
 */
export function openAdmin(emulator: boolean, projectId?: string): Backend {
  const { env } = process;
  const onEmulator =
    emulator ||
    env.FIREBASE_AUTH_EMULATOR_HOST !== undefined ||
    env.FIRESTORE_EMULATOR_HOST !== undefined;
  if (onEmulator) {
    env.FIREBASE_AUTH_EMULATOR_HOST ??= hostOf(readFirebaseJson(), 'auth');
    env.FIRESTORE_EMULATOR_HOST ??= hostOf(readFirebaseJson(), 'firestore');
    // The emulators need no credentials.
    env.METADATA_SERVER_DETECTION = 'none';
  }
  const named = projectId === undefined ? {} : { projectId };
  const app = initializeApp(onEmulator ? { projectId: PROJECT } : named);
  return { auth: getAuth(app), database: getFirestore(app) };
}

/**
 * A library's error as one line. The admin SDK keeps only what follows a colon of a sentence from
 * Google, mostly the end of an address, so the answer itself is read.
 */
export function sentenceOf(error: unknown): string {
  const { message, httpResponse } = error as Error & {
    readonly httpResponse?: { readonly data?: { readonly error?: { readonly message?: string } } };
  };
  const answer = httpResponse?.data?.error?.message ?? '';
  // Other answers are codes, such as EMAIL_NOT_FOUND.
  const [line = ''] = (/^[A-Z][a-z]/.test(answer) ? answer : message).split('\n');
  if (/quota project/i.test(line)) {
    return 'Your credentials name no project that these requests count for. Run `gcloud auth application-default set-quota-project my-cafe` with the ID of your project, and try again.';
  }
  return /Project Id|credential/i.test(line)
    ? 'No Application Default Credentials or no project found. Sign in with gcloud and set GOOGLE_CLOUD_PROJECT, or use --emulator.'
    : line;
}
