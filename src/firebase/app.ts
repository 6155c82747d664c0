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
import {
  connectFunctionsEmulator,
  type Functions,
  getFunctions,
  httpsCallable,
} from 'firebase/functions';
import { REGION } from '../sync/callables.ts';
import type { FirebaseConfig } from './config.ts';
import { EMULATOR_HOST, EMULATOR_PORTS } from './emulators.ts';
import { type Firestore, firestoreOrigin, makeFirestore } from './firestore.ts';
import { type TokenBearers, withToken } from './token.ts';

export interface Connection {
  readonly config: FirebaseConfig;
  readonly app: FirebaseApp;
  readonly auth: Auth;
  readonly firestore: Firestore;
  readonly functions: Functions;
}

/**
 * Timeout of a call in ms, from the specification (section 9): longer than the functions' own
 * limit.
 */
const CALL_TIMEOUT_MS = 70_000;

function make(config: FirebaseConfig): Connection {
  // The Firebase app has the default name, in page and service worker alike: Firebase stores the
  // session under the app's name.
  const app = initializeApp(config);
  const auth = initializeAuth(app, { persistence: indexedDBLocalPersistence });
  const functions = getFunctions(app, REGION);
  const isDemo = config.projectId.startsWith('demo-');
  if (isDemo) {
    connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${EMULATOR_PORTS.auth}`, {
      disableWarnings: true,
    });
    connectFunctionsEmulator(functions, EMULATOR_HOST, EMULATOR_PORTS.functions);
  }
  const { projectId } = config;
  const firestore = makeFirestore(firestoreOrigin(projectId), projectId, auth);
  return { config, app, auth, firestore, functions };
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

/**
 * Calls a callable function. Without `auth` the call is anonymous: the Firebase app has no session.
 */
export async function call<Request, Reply>(
  { functions, auth = NOBODY }: Pick<Connection, 'functions'> & { readonly auth?: TokenBearers },
  name: string,
  request: Request,
): Promise<Reply> {
  const run = httpsCallable<Request, Reply>(functions, name, {
    timeout: CALL_TIMEOUT_MS,
  });
  // Firebase's client attaches the token itself, after `withToken` has renewed it.
  return withToken(auth, async () => (await run(request)).data);
}

const NOBODY: TokenBearers = { currentUser: null };
