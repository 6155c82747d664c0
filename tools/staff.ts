/**
 * `npm run staff -- grant|revoke <email>` and `npm run staff -- list`: who carries the custom claim
 * `staff`. In the project of the application default credentials, or with `--emulator` (or
 * FIREBASE_AUTH_EMULATOR_HOST) on the emulators. It holds from the next sign-in on, or within an
 * hour.
 */
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { hostOf } from './backend/emulatorConfig.ts';
import { PROJECT, readFirebaseJson } from './backend/startBackend.ts';

const USAGE = 'Usage: npm run staff -- grant <email> | revoke <email> | list   [--emulator]';

function auth(emulator: boolean): Auth {
  if (emulator) process.env.FIREBASE_AUTH_EMULATOR_HOST ??= hostOf(readFirebaseJson(), 'auth');
  const onEmulator = process.env.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  return getAuth(initializeApp(onEmulator ? { projectId: PROJECT } : {}));
}

async function find(users: Auth, email: string): Promise<UserRecord> {
  try {
    return await users.getUserByEmail(email);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'auth/user-not-found') throw new Error(`There is no account for ${email}.`);
    if (code === 'auth/invalid-email') throw new Error(`"${email}" is not an e-mail address.`);
    throw error;
  }
}

async function setStaff(users: Auth, email: string, staff: boolean): Promise<void> {
  const { uid, customClaims, emailVerified } = await find(users, email);
  // Anybody can sign up with an address of somebody else.
  if (staff && !emailVerified) {
    throw new Error(
      `Nobody has proved yet that ${email} is theirs: ask them to sign in once by an e-mailed link or with Google.`,
    );
  }
  const { staff: _, ...others } = customClaims ?? {};
  await users.setCustomUserClaims(uid, staff ? { ...others, staff: true } : others);
  // What was taken away must not live on in a session.
  if (!staff) await users.revokeRefreshTokens(uid);
  console.log(staff ? `${email} is staff now.` : `${email} is not staff any more.`);
}

async function list(users: Auth): Promise<void> {
  let pageToken: string | undefined;
  do {
    const page = await users.listUsers(1000, pageToken);
    for (const { email, uid, customClaims } of page.users) {
      if (customClaims?.staff === true) console.log(email ?? uid);
    }
    pageToken = page.pageToken;
  } while (pageToken);
}

function parseCommandLine() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { emulator: { type: 'boolean', default: false } },
    });
  } catch {
    throw new Error(USAGE);
  }
}

async function main(): Promise<void> {
  const { positionals, values } = parseCommandLine();
  const [command, email, ...more] = positionals;
  if (more.length > 0) throw new Error(USAGE);
  if (command === 'list' && email === undefined) return list(auth(values.emulator));
  if ((command === 'grant' || command === 'revoke') && email !== undefined) {
    return setStaff(auth(values.emulator), email, command === 'grant');
  }
  throw new Error(USAGE);
}

/** One line, whatever a library has to say about it. */
function sentenceOf(error: unknown): string {
  const [line = ''] = (error as Error).message.split('\n');
  return /Project Id|credential/i.test(line)
    ? 'There are no application default credentials or no project here: use --emulator, or sign in with gcloud and set GOOGLE_CLOUD_PROJECT.'
    : line;
}

try {
  await main();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
