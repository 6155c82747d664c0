/** The rehearsal of a deployment in a fresh copy of the repository, with stand-ins for the builds. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fail, ok, unwrap } from '../../src/lib/result.ts';
import { REGION } from '../../src/protocol/callables.ts';
import { siteOf } from '../build/site.ts';
import { deployConfig, isTested, rehearse } from './deployment.ts';
import { loadFunctions } from './facts.ts';

const FILES = [
  ...['.gitignore', 'firebase.json', 'firestore.rules', 'firestore.indexes.json', 'sites.json'],
  ...['public/config.json', 'public/puzzles'],
];

let root = '';
const git = (...args: string[]) => {
  const author = ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.com'];
  execFileSync('git', [...author, ...args], { cwd: root, stdio: 'ignore' });
};
function commit(): void {
  git('add', '.');
  git('commit', '-m', 'test');
}
const write = (file: string, text: string) => writeFileSync(join(root, file), text);
const edit = (file: string, change: (text: string) => string) =>
  write(file, change(readFileSync(join(root, file), 'utf8')));

async function rehearsed(): Promise<{ isReady: boolean; lines: string[] }> {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const isReady = await rehearse({ root, project: 'my-cafe', today: '2026-11-20', log });
  return { isReady, lines: lines.slice(0, -1) };
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'crema-deploy-'));
  for (const file of FILES) cpSync(file, join(root, file), { recursive: true });
  git('init');
  commit();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('A rehearsal asks no network.')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(root, { recursive: true });
});

it('names what a fresh clone lacks, and is green once it is there', async () => {
  const before = globSync('**', { cwd: root });
  expect(await rehearsed()).toEqual({
    isReady: false,
    lines: ['sites.json does not name my-cafe. Add "my-cafe": {}.'],
  });
  expect(globSync('**', { cwd: root })).toEqual(before);

  write('sites.json', '{ "my-cafe": {} }');
  commit();
  expect(await rehearsed()).toEqual({ isReady: true, lines: [] });
});

it('sees files that are outdated, gone, or changed since', async () => {
  write('sites.json', '{ "my-cafe": {} }');
  edit('firestore.rules', (text) => text.replace('if isStaff()', 'if true'));
  edit('firestore.indexes.json', (text) => text.replace('"yearlyDailyScores"', '"teaTimes"'));
  edit('firebase.json', (text) => text.replace(/'sha256-[^']*'/, "'sha256-AAAA'"));
  rmSync(join(root, 'public/puzzles/geografind/2027-01.json'));
  commit();
  expect((await rehearsed()).lines).toEqual([
    'firebase.json is out of date. Run `npm run csp` and commit the result.',
    'firestore.rules is out of date. Run `npm run rules` and commit the result.',
    'firestore.indexes.json is out of date. Run `npm run rules` and commit the result.',
    'The packs of geografind end on 2026-12-31, but must reach 2027-02-18. Run `npm run puzzles` and `npm run prove`, and commit the results.',
  ]);

  write('public/config.json', '{}');
  expect((await rehearsed()).lines).toContain('You have uncommitted files. Commit them.');
});

it('says what is wrong with a copy whose sites.json and Git history are not there', async () => {
  write('sites.json', '{ "my-cafe": {}, }');
  rmSync(join(root, '.git'), { recursive: true });
  expect((await rehearsed()).lines.slice(0, 2)).toEqual([
    expect.stringMatching(/^sites\.json isn’t valid JSON: /),
    'This folder has no Git history. Clone the repository, and deploy from the clone.',
  ]);
});

it('runs the tests when GitHub is no help, and stops when they fail', async () => {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  mkdirSync(join(root, 'tools'));
  write('tools/test.ts', '');
  expect(await isTested(root, log)).toBe(true);
  write('tools/test.ts', 'process.exitCode = 1;');
  expect(await isTested(root, log)).toBe(false);
  expect(lines.at(-1)).toBe('The tests failed. Nothing was deployed.');
});

it('loads the functions as a server does', async () => {
  mkdirSync(join(root, 'functions/lib'), { recursive: true });
  write('functions/lib/package.json', '{ "type": "module" }');
  write('functions/lib/index.js', 'export const count = () => {};\ncount.__endpoint = {};\n');
  expect(await loadFunctions(root)).toEqual(ok(['count']));
  write('functions/lib/index.js', 'throw new TypeError("no beans");');
  expect(await loadFunctions(root)).toEqual(fail('broken', 'TypeError: no beans'));
});

it('by hand ends before anything is sent', () => {
  const { hosting, functions } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  for (const { predeploy } of [hosting, ...functions]) {
    const { status } = spawnSync(predeploy[0], { shell: true });
    expect(status).toBe(1);
  }
});

it('goes out with the policy of its own site, and nothing refuses it', () => {
  const firebaseJson = readFileSync('firebase.json', 'utf8');
  const site = unwrap(siteOf('my-cafe', '{ "my-cafe": { "analytics": true } }', '{}'));
  const text = JSON.stringify(deployConfig(firebaseJson, site, 'boot()'));
  expect(text).toContain(`https://${REGION}-my-cafe.cloudfunctions.net`);
  expect(text).toContain('https://www.googletagmanager.com');
  expect(text).not.toMatch(/demo-crema|predeploy|emulators/);
  const { hosting, firestore, functions } = JSON.parse(firebaseJson);
  expect(JSON.parse(text)).toMatchObject({
    firestore,
    hosting: { public: 'dist', rewrites: hosting.rewrites },
    functions: [{ source: functions[0].source, runtime: functions[0].runtime }],
  });
});
