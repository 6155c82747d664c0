/** The commands of `npm run staff` (tools/staff.ts). */
import { parseArgs } from 'node:util';
import type { Auth, UserRecord } from 'firebase-admin/auth';
import { sentenceOf } from '../backend/admin.ts';
import { invite, setClosed } from '../backend/invitations.ts';
import { type Backend, grantStaff, isStaff, revokeStaff } from '../backend/staff.ts';
import type { Ending } from './ending.ts';

const USAGE =
  'Usage: npm run staff -- grant <email> | revoke <email> | list | close | open | invite [--uses 30] [--note "Class 4b"]   [--project my-cafe | --emulator]';

/** Accounts that may use an invitation, unless the command says more. */
const USUAL_USES = '1';
const MOST_USES = 10_000;

async function find(users: Auth, email: string): Promise<UserRecord> {
  try {
    return await users.getUserByEmail(email);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'auth/user-not-found') throw new Error(`There is no account for ${email}.`);
    if (code === 'auth/invalid-email') throw new Error(`"${email}" is not an email address.`);
    throw error;
  }
}

async function grant(backend: Backend, email: string): Promise<string> {
  const user = await find(backend.auth, email);
  // An unverified email address may belong to another person than the account.
  if (!user.emailVerified) {
    throw new Error(
      `${email} is not verified yet. Ask its owner to sign in once with an email link or with Google.`,
    );
  }
  await grantStaff(backend, user);
  return `${email} is now staff.`;
}

async function revoke(backend: Backend, email: string): Promise<string> {
  await revokeStaff(backend, await find(backend.auth, email));
  return `${email} is no longer staff.`;
}

async function list(backend: Backend): Promise<string> {
  const names: string[] = [];
  let pageToken: string | undefined;
  do {
    const page = await backend.auth.listUsers(1000, pageToken);
    for (const user of page.users) {
      if (await isStaff(backend, user)) names.push(user.email ?? user.uid);
    }
    pageToken = page.pageToken;
  } while (pageToken);
  return names.join('\n');
}

interface Options {
  readonly emulator: boolean;
  readonly project?: string;
  readonly uses: string;
  readonly note: string;
}

async function inviteMany({ database }: Backend, { uses, note }: Options): Promise<string> {
  const left = Number(uses);
  if (!/^[1-9]\d*$/.test(uses) || left > MOST_USES) {
    throw new Error(`--uses has to be a number from 1 to ${MOST_USES}.`);
  }
  return invite(database, { left, note });
}

async function close({ database }: Backend, { emulator, project }: Options): Promise<string> {
  await setClosed(database, true);
  const where = emulator ? ' --emulator' : project === undefined ? '' : ` --project ${project}`;
  return `New accounts need an invitation now. Make one with: npm run staff -- invite${where}`;
}

async function reopen({ database }: Backend): Promise<string> {
  await setClosed(database, false);
  return 'Anyone can make an account now.';
}

function parseCommandLine(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        emulator: { type: 'boolean', default: false },
        project: { type: 'string' },
        uses: { type: 'string', default: USUAL_USES },
        note: { type: 'string', default: '' },
      },
    });
  } catch {
    throw new Error(USAGE);
  }
}

/** @param open the accounts and the database, with `true` those of the emulators. */
export async function runStaff(
  args: readonly string[],
  open: (emulator: boolean, project?: string) => Backend,
): Promise<Ending> {
  try {
    const { positionals, values } = parseCommandLine(args);
    const text = await run(positionals, values, () => open(values.emulator, values.project));
    return { status: 0, stdout: text === '' ? '' : `${text}\n`, stderr: '' };
  } catch (error) {
    return { status: 1, stdout: '', stderr: `${sentenceOf(error)}\n` };
  }
}

async function run(
  [command, email, ...more]: readonly string[],
  options: Options,
  open: () => Backend,
): Promise<string> {
  if (more.length > 0) throw new Error(USAGE);
  if (command === 'list' && email === undefined) return list(open());
  if (command === 'invite' && email === undefined) return inviteMany(open(), options);
  if (command === 'close' && email === undefined) return close(open(), options);
  if (command === 'open' && email === undefined) return reopen(open());
  if (command === 'grant' && email !== undefined) return grant(open(), email);
  if (command === 'revoke' && email !== undefined) return revoke(open(), email);
  throw new Error(USAGE);
}
