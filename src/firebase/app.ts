/**
 * The connection to Firebase, for page and service worker: no DOM, no React, and no sign-in
 * windows, so that the worker stays small. Always loaded lazily.
 */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import { type Call, functionsAddress, makeCall } from './callables.ts';
import type { FirebaseConfig } from './config.ts';
import { EMULATOR_HOST, EMULATOR_PORTS } from './emulators.ts';
import { type Firestore, firestoreOrigin, makeFirestore } from './firestore.ts';
import { endTransactionsWhenFrozen } from './frozenPage.ts';

export interface Connection {
  readonly config: FirebaseConfig;
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly call: Call;
}

function make(config: FirebaseConfig): Connection {
  if ('document' in globalThis) endTransactionsWhenFrozen();
  // The Firebase app has the default name, in page and service worker alike: Firebase stores the
  // session under the app's name.
  const app = initializeApp(config);
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  const { projectId } = config;
  if (projectId.startsWith('demo-')) {
    connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${EMULATOR_PORTS.auth}`, {
      disableWarnings: true,
    });
  }
  const firestore = makeFirestore(firestoreOrigin(projectId), projectId, auth);
  const call = makeCall(functionsAddress(projectId), auth);
  return { config, app, auth, firestore, call };
}

let current: Connection | null = null;

/**
 * The shared connection; made by the first call, and again after `disconnect` or for another
 * project.
 */
export function connect(config: FirebaseConfig): Connection {
  if (current && JSON.stringify(current.config) !== JSON.stringify(config)) void disconnect();
  current ??= make(config);
  return current;
}

/**
 * Closes the connection. The service worker calls it after each sync: an auth instance made before
 * a sign-in on the page would never notice that sign-in.
 */
export async function disconnect(): Promise<void> {
  const app = current?.app;
  current = null;
  if (app) await deleteApp(app);
}
