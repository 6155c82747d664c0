/**
 * The database rules of this checkout on the Firestore emulator, in a Firebase project of their
 * own.
 */
import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore';
import { EMULATOR_HOST, EMULATOR_PORTS } from '../../../src/firebase/emulators.ts';
import { EMAIL } from './profiles.ts';

/**
 * The file with the rules: `npm run mutants` substitutes a file with changed rules, to see whether
 * a test fails.
 */
const FILE = process.env.CREMA_RULES ?? new URL('../../../firestore.rules', import.meta.url);
export const RULES = readFileSync(FILE, 'utf8');

export interface RulesEmulator {
  readonly env: RulesTestEnvironment;
  /** The database as the user sees it, signed out when null; `claims` go into the token. */
  as(uid: string | null, claims?: Record<string, unknown>): Firestore;
  /** Writes a document, bypassing the rules. */
  put(path: string, data: Record<string, unknown>): Promise<void>;
  /** Writes several documents by path, bypassing the rules. */
  putAll(documents: Readonly<Record<string, Record<string, unknown>>>): Promise<void>;
  /** Merges data into the profile of the user anna with the server's time, as her app does. */
  save(data: Record<string, unknown>): Promise<void>;
}

/**
 * Loads the rules into the emulator.
 * @param projectId unique per test file, as data and rules are kept per project.
 */
export async function rulesEmulator(projectId: string, rules = RULES): Promise<RulesEmulator> {
  // Suppress the client SDK's warning for each refusal.
  setLogLevel('silent');
  const env = await initializeTestEnvironment({
    projectId,
    firestore: { host: EMULATOR_HOST, port: EMULATOR_PORTS.firestore, rules },
  });
  // Keep the databases for reuse, as each opens a connection.
  const known = new Map<string, Firestore>();
  function as(uid: string | null, claims: Record<string, unknown> = {}): Firestore {
    const who = JSON.stringify([uid, claims]);
    const context =
      uid === null
        ? () => env.unauthenticatedContext()
        : () => env.authenticatedContext(uid, { email: EMAIL, ...claims });
    const db = known.get(who) ?? (context().firestore() as unknown as Firestore);
    known.set(who, db);
    return db;
  }
  // The library ends this context with its callback: one for each write opened a connection for each.
  const owner = new Promise<Firestore>((resolve) => {
    void env.withSecurityRulesDisabled((context) => {
      resolve(context.firestore() as unknown as Firestore);
      return new Promise(() => {});
    });
  });
  const putAll: RulesEmulator['putAll'] = async (documents) => {
    const batch = writeBatch(await owner);
    for (const [path, data] of Object.entries(documents)) {
      batch.set(doc(await owner, path), data, { merge: true });
    }
    await batch.commit();
  };
  return {
    env,
    as,
    put: (path, data) => putAll({ [path]: data }),
    putAll,
    save: (data) =>
      setDoc(
        doc(as('anna'), 'users/anna'),
        { ...data, updatedAt: serverTimestamp() },
        { merge: true },
      ),
  };
}
