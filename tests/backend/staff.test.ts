import { spawnSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { staffPath } from '../../src/protocol/deskDocuments.ts';
import { CLOSED, invitationPath } from '../../src/protocol/invitation.ts';
import { parseCode } from '../../src/protocol/tableCode.ts';
import type { Ending } from '../../tools/commands/ending.ts';
import { runStaff } from '../../tools/commands/staff.ts';
import { database } from './support/players.ts';

const EMAIL = 'staff-test@example.com';

const ended = ({ status, stdout, stderr }: Omit<Ending, 'status'> & { status: number | null }) => ({
  ...{ status, stdout: stdout.trim(), stderr: stderr.trim() },
});

/** Runs `npm run staff -- …` on the emulators. */
const staff = async (...args: string[]) =>
  ended(await runStaff(args, () => ({ auth: getAuth(), database: database() })));

let uid = '';
const hasDocument = async (id = uid) => (await database().doc(staffPath(id)).get()).exists;
const claims = async () => (await getAuth().getUser(uid)).customClaims ?? {};
beforeAll(async () => {
  database();
  ({ uid } = await getAuth().createUser({ email: EMAIL, emailVerified: true }));
  await getAuth().setCustomUserClaims(uid, { other: 7 });
});
afterAll(() => getAuth().deleteUser(uid));

describe('npm run staff', () => {
  it('is a program that prints what it did, and exits by it', { tags: 'all' }, async () => {
    for (const args of [['list'], ['grant', 'nobody@example.com']]) {
      const program = ['tools/staff.ts', ...args, '--emulator'];
      const done = spawnSync(process.execPath, program, { encoding: 'utf8' });
      expect(ended(done)).toEqual(await staff(...args));
    }
  });

  it('grants, lists and revokes, and leaves other claims alone', async () => {
    expect(await staff('grant', EMAIL)).toEqual({
      status: 0,
      stdout: `${EMAIL} is now staff.`,
      stderr: '',
    });
    expect(await claims()).toEqual({ other: 7, staff: true });
    expect(await hasDocument()).toBe(true);
    expect((await staff('list')).stdout.split('\n')).toContain(EMAIL);
    expect((await staff('revoke', EMAIL)).stdout).toBe(`${EMAIL} is no longer staff.`);
    expect(await claims()).toEqual({ other: 7 });
    expect(await hasDocument()).toBe(false);
    expect((await staff('list')).stdout).not.toContain(EMAIL);
  });

  it('lists nobody who has the claim alone, and mends what was cut off', async () => {
    await getAuth().setCustomUserClaims(uid, { staff: true });
    expect((await staff('list')).stdout).not.toContain(EMAIL);
    expect((await staff('grant', EMAIL)).status).toBe(0);
    expect(await hasDocument()).toBe(true);
    await getAuth().setCustomUserClaims(uid, {});
    expect((await staff('list')).stdout).not.toContain(EMAIL);
    expect((await staff('revoke', EMAIL)).status).toBe(0);
    expect(await hasDocument()).toBe(false);
  });

  it('grants nothing to an address that nobody has proved to be theirs', async () => {
    const email = 'somebody-elses@example.com';
    const { uid: stranger } = await getAuth().createUser({ email });
    const { status, stderr } = await staff('grant', email);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^\S+ is not verified yet\. Ask its owner to sign in/),
    });
    expect((await getAuth().getUser(stranger)).customClaims ?? {}).toEqual({});
    expect(await hasDocument(stranger)).toBe(false);
    expect((await staff('revoke', email)).status).toBe(0);
    await getAuth().deleteUser(stranger);
  });

  it('closes the site, invites, and opens it again', async () => {
    const isClosed = async () => (await database().doc(CLOSED).get()).exists;
    for (const where of [[], ['--emulator'], ['--project', 'my-cafe']]) {
      expect((await staff('close', ...where)).stdout).toBe(
        `New accounts need an invitation now. Make one with: ${['npm run staff -- invite', ...where].join(' ')}`,
      );
    }
    expect(await isClosed()).toBe(true);
    for (const [options, document] of [
      [[], { left: 1, note: '' }],
      [['--uses', '30', '--note', 'Class 4b'], { left: 30, note: 'Class 4b' }],
    ] as const) {
      const { status, stdout: code } = await staff('invite', ...options);
      expect([status, parseCode(code)]).toEqual([0, code]);
      const invitation = database().doc(invitationPath(code));
      expect((await invitation.get()).data()).toEqual(document);
      await invitation.delete();
    }
    for (let i = 0; i < 2; i++) {
      expect((await staff('open')).stdout).toBe('Anyone can make an account now.');
    }
    expect(await isClosed()).toBe(false);
  });

  it.each([
    [['invite', '--uses', '0'], '--uses has to be a number from 1 to 10000.'],
    [['invite', '--uses', '-3'], 'Usage: '],
    [['invite', '--uses', '1e3'], '--uses has to be a number'],
    [['invite', '--uses', '10001'], '--uses has to be a number'],
    [['invite', 'anna@example.com'], 'Usage: '],
    [['close', 'now'], 'Usage: '],
    [['grant', 'nobody@example.com'], 'There is no account for nobody@example.com.'],
    [['revoke', 'nobody'], '"nobody" is not an email address.'],
    [['grant'], 'Usage: '],
    [['fire', EMAIL], 'Usage: '],
    [['grant', EMAIL, 'more'], 'Usage: '],
    [['list', EMAIL], 'Usage: '],
    [[], 'Usage: '],
    [['grant', EMAIL, '--forever'], 'Usage: '],
  ])('says in one line what is wrong with %j', async (args, sentence) => {
    const { status, stdout, stderr } = await staff(...args);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^[^\n]+$/);
    expect(stderr).toContain(sentence);
  });

  it.each([
    [
      'Your application is authenticating by using local Application Default Credentials. The identitytoolkit.googleapis.com API requires a quota project, which is not set by default. To learn how to set your quota project, see https://cloud.google.com/docs/authentication/adc-troubleshooting/user-creds .',
      'Your credentials name no project that these requests count for. Run `gcloud auth application-default set-quota-project my-cafe`',
    ],
    [
      'Caller does not have required permission to use project my-cafe. Grant the caller the roles/serviceusage.serviceUsageConsumer role, by visiting https://console.developers.google.com/iam-admin and then retry.',
      'Caller does not have required permission to use project my-cafe. Grant',
    ],
  ])('says what Google refuses: %s', async (message, sentence) => {
    const google = createServer((_, response) => {
      response.writeHead(403, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { code: 403, message, status: 'PERMISSION_DENIED' } }));
    });
    await new Promise<void>((listens) => google.listen(0, '127.0.0.1', listens));
    const { port } = google.address() as AddressInfo;
    vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', `127.0.0.1:${port}`);
    const app = initializeApp({ projectId: 'my-cafe' }, message);
    const open = () => ({ auth: getAuth(app), database: database() });
    const { status, stdout, stderr } = ended(await runStaff(['list'], open));
    vi.unstubAllEnvs();
    google.close();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr.slice(0, sentence.length)).toBe(sentence);
  });
});
