/** The rules of this checkout on the emulator, in a project of their own. */
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

/** `npm run mutants` names a file with others, to see whether a test notices. */
const FILE = process.env.CREMA_RULES ?? new URL('../../../firestore.rules', import.meta.url);
export const RULES = readFileSync(FILE, 'utf8');

export interface RulesEmulator {
  readonly env: RulesTestEnvironment;
  /** The database as somebody sees it; null is nobody, `claims` go into the token. */
  as(uid: string | null, claims?: Record<string, unknown>): Firestore;
  /** Writes what rules would not let anybody write. */
  put(path: string, data: Record<string, unknown>): Promise<void>;
  /** The same of several, by their paths. */
  putAll(documents: Readonly<Record<string, Record<string, unknown>>>): Promise<void>;
  /** What anna's client does to save something: merge it, with the time. */
  save(data: Record<string, unknown>): Promise<void>;
}

/** @param projectId one for each file: data and rules of a project are its own. */
export async function rulesEmulator(projectId: string, rules = RULES): Promise<RulesEmulator> {
  // Every refusal would be a warning.
  setLogLevel('silent');
  const env = await initializeTestEnvironment({
    projectId,
    firestore: { host: EMULATOR_HOST, port: EMULATOR_PORTS.firestore, rules },
  });
  // A context for every test and write would be a connection for every one of them.
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
  const putAll: RulesEmulator['putAll'] = (documents) =>
    env.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore() as unknown as Firestore;
      const batch = writeBatch(db);
      for (const [path, data] of Object.entries(documents)) {
        batch.set(doc(db, path), data, { merge: true });
      }
      await batch.commit();
    });
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
