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

function make(config: FirebaseConfig, name: string): Connection {
  if ('document' in globalThis) endTransactionsWhenFrozen();
  const app = initializeApp(config, name);
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

const connections = new Map<string, Connection>();

/**
 * The connection of an account; made by the first call, and again after `disconnect` or for another
 * project. Firebase stores a session under the name of its app, in page and service worker alike:
 * each account has an app, so that several stay signed in on a device.
 *
 * @param uid null for signing in.
 */
export function connect(config: FirebaseConfig, uid: string | null): Connection {
  const name = uid ?? 'sign-in';
  const known = connections.get(name);
  if (known && JSON.stringify(known.config) === JSON.stringify(config)) return known;
  if (known) void deleteApp(known.app);
  const made = make(config, name);
  connections.set(name, made);
  return made;
}

/**
 * Closes all connections. The service worker calls it after each sync: an auth instance made before
 * a sign-in on the page would never notice that sign-in.
 */
export async function disconnect(): Promise<void> {
  const apps = [...connections.values()].map(({ app }) => app);
  connections.clear();
  await Promise.all(apps.map(deleteApp));
}
