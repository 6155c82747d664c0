/**
 * Signed-in players, each with a separate Firebase app on the emulators of Auth and Functions, and
 * the database as the server sees it. `everybodyGone` removes the players after the tests.
 */
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  signInWithEmailAndPassword,
} from 'firebase/auth';
import {
  connectFunctionsEmulator,
  type Functions,
  getFunctions,
  httpsCallable,
} from 'firebase/functions';
import { getApps, initializeApp as initializeAdmin } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import type { Connection } from '../../../src/firebase/app.ts';
import { functionsAddress, makeCall } from '../../../src/firebase/callables.ts';
import { EMULATOR_HOST, EMULATOR_PORTS } from '../../../src/firebase/emulators.ts';
import { firestoreOrigin, makeFirestore } from '../../../src/firebase/firestore.ts';
import { REGION } from '../../../src/protocol/callables.ts';
import { grantStaff } from '../../../tools/backend/staff.ts';
import { PROJECT } from '../../../tools/backend/startBackend.ts';

export interface Player {
  readonly uid: string;
  /** Calls a function with the player's token; rejects as the client SDK does. */
  call<Reply>(name: string, data: unknown): Promise<Reply>;
}

/** The emulated database, bypassing the rules. */
export function database(): Firestore {
  process.env.FIRESTORE_EMULATOR_HOST = `${EMULATOR_HOST}:${EMULATOR_PORTS.firestore}`;
  process.env.FIREBASE_AUTH_EMULATOR_HOST = `${EMULATOR_HOST}:${EMULATOR_PORTS.auth}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
  const [app = initializeAdmin({ projectId: PROJECT })] = getApps();
  return getFirestore(app);
}

const apps = new Map<FirebaseApp, Player | null>();
let count = 0;

function newApp(): FirebaseApp {
  count++;
  return initializeApp({ projectId: PROJECT, apiKey: 'any' }, `player-${count}`);
}

function functionsOf(app: FirebaseApp): Functions {
  const functions = getFunctions(app, REGION);
  connectFunctionsEmulator(functions, EMULATOR_HOST, EMULATOR_PORTS.functions);
  return functions;
}

/** The client's own 70 s fail tests where the emulator starts a function's process beside other work. */
const NO_DEADLINE = { timeout: 600_000 };

const caller =
  (functions: Functions): Player['call'] =>
  async <Reply>(name: string, data: unknown) =>
    (await httpsCallable<unknown, Reply>(functions, name, NO_DEADLINE)(data)).data;

function authOf(app: FirebaseApp): Auth {
  const auth = initializeAuth(app);
  connectAuthEmulator(auth, `http://${EMULATOR_HOST}:${EMULATOR_PORTS.auth}`, {
    disableWarnings: true,
  });
  return auth;
}

function connectionOf(app: FirebaseApp, auth: Auth): Connection {
  const config = { projectId: PROJECT, apiKey: 'any', authDomain: 'localhost' };
  const firestore = makeFirestore(firestoreOrigin(PROJECT), PROJECT, auth);
  return { config, app, auth, firestore, call: makeCall(functionsAddress(PROJECT), auth) };
}

/** A new account with an email address and no profile. */
export async function newPlayer(): Promise<Player> {
  const app = newApp();
  const email = `${process.pid}-${Date.now()}-${count}@example.com`;
  const { user } = await createUserWithEmailAndPassword(authOf(app), email, 'good morning');
  const player = { uid: user.uid, call: caller(functionsOf(app)) };
  apps.set(app, player);
  return player;
}

export interface Editor extends Player {
  readonly email: string;
  /** The editor's signed-in connection to Firebase, as on the editor's device. */
  readonly connection: Connection;
}

/** A connection to Firebase without a signed-in account. */
export function strangersConnection(): Connection {
  const app = newApp();
  apps.set(app, null);
  return connectionOf(app, authOf(app));
}

/** A new staff member with the claim and the document that `npm run staff` grants. */
export async function newEditor(): Promise<Editor> {
  const backend = { database: database(), auth: getAuth() };
  const app = newApp();
  const auth = authOf(app);
  const login = { email: `editor-${process.pid}-${count}@example.com`, password: 'good morning' };
  const { uid } = await backend.auth.createUser({ ...login, emailVerified: true });
  await grantStaff(backend, await backend.auth.getUser(uid));
  await signInWithEmailAndPassword(auth, login.email, login.password);
  const connection = connectionOf(app, auth);
  const editor = { uid, email: login.email, connection, call: caller(functionsOf(app)) };
  apps.set(app, editor);
  return editor;
}

/** A caller of functions without an account. */
export function stranger(): Player {
  const app = newApp();
  apps.set(app, null);
  return { uid: 'nobody', call: caller(functionsOf(app)) };
}

/** Removes all players created by the tests. */
export async function everybodyGone(): Promise<void> {
  for (const [app, player] of apps) {
    await player?.call('deleteAccount', { userId: player.uid });
    await deleteApp(app);
  }
  apps.clear();
}
