/** The rules of this checkout on the emulator, in a project of their own. */
import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { doc, type Firestore, serverTimestamp, setDoc, setLogLevel } from 'firebase/firestore';
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
  const as = (uid: string | null, claims: Record<string, unknown> = {}) =>
    (uid === null
      ? env.unauthenticatedContext()
      : env.authenticatedContext(uid, { email: EMAIL, ...claims })
    ).firestore() as unknown as Firestore;
  // A context for every write would be a connection for every write.
  const anna = as('anna');
  return {
    env,
    as,
    put: (path, data) =>
      env.withSecurityRulesDisabled((context) =>
        setDoc(doc(context.firestore() as unknown as Firestore, path), data, { merge: true }),
      ),
    save: (data) =>
      setDoc(doc(anna, 'users/anna'), { ...data, updatedAt: serverTimestamp() }, { merge: true }),
  };
}
