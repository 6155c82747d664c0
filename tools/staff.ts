/**
 * `npm run staff -- grant|revoke <email>` and `npm run staff -- list`: manages the accounts that
 * may use the desk to edit puzzles (backend/staff.ts). Uses the project of the application default
 * credentials, or with `--emulator` (or FIREBASE_AUTH_EMULATOR_HOST) the emulators. A grant takes
 * effect at the next sign-in or within an hour, a revocation at once.
 */
import { parseArgs } from 'node:util';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { openAdmin, sentenceOf } from './backend/admin.ts';
import { type Backend, grantStaff, isStaff, revokeStaff } from './backend/staff.ts';

const USAGE = 'Usage: npm run staff -- grant <email> | revoke <email> | list   [--emulator]';

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

async function grant(backend: Backend, email: string): Promise<void> {
  const user = await find(backend.auth, email);
  // An unverified e-mail address may belong to another person than the account.
  if (!user.emailVerified) {
    throw new Error(
      `Nobody has proved yet that ${email} is theirs: ask them to sign in once by an e-mailed link or with Google.`,
    );
  }
  await grantStaff(backend, user);
  console.log(`${email} is staff now.`);
}

async function revoke(backend: Backend, email: string): Promise<void> {
  await revokeStaff(backend, await find(backend.auth, email));
  console.log(`${email} is not staff any more.`);
}

async function list(backend: Backend): Promise<void> {
  let pageToken: string | undefined;
  do {
    const page = await backend.auth.listUsers(1000, pageToken);
    for (const user of page.users) {
      if (await isStaff(backend, user)) console.log(user.email ?? user.uid);
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
  if (command === 'list' && email === undefined) return list(openAdmin(values.emulator));
  if (command === 'grant' && email !== undefined) return grant(openAdmin(values.emulator), email);
  if (command === 'revoke' && email !== undefined) return revoke(openAdmin(values.emulator), email);
  throw new Error(USAGE);
}

try {
  await main();
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
