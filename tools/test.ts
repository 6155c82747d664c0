/**
 * `npm test`: the tests of every day: unit, component and backend tests without the tag `all`, and
 * browser tests without `@all`. `--smoke` adds a game in Firefox and WebKit. `npm run test:all`: every
 * test, all proofs, the whole suite in Firefox and WebKit, and 100,000 schedules of the sync model.
 * Ends with a line `N passed, N failed` over all of them, and `N skipped` where a browser engine is
 * unavailable.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderOf, SHARED } from '../tests/e2e/support/builds.ts';
import { build } from '../tests/e2e/support/globalSetup.ts';
import { type Backend, SIGNALS, startBackend } from './backend/startBackend.ts';

type Env = Readonly<Record<string, string>>;

const root = new URL('..', import.meta.url);
const scratch = mkdtempSync(join(tmpdir(), 'crema-test-'));
const isAll = process.argv.includes('--all');
const EVERYDAY = '--tagsFilter=!all';
const SCHEDULES = 'src/sync/model.test.ts';
// The test runners and builds start dozens of processes: Node compiles each module once for all.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'crema-compiled');

const running = new Set<ChildProcess>();
let interrupted = false;
for (const signal of SIGNALS) {
  // Stop the child processes before this one: this handler ends the test runs, the end of this file
  // the backend.
  process.on(signal, () => {
    interrupted = true;
    for (const child of running) child.kill(signal);
  });
}

const passed: string[] = [];
const failed: string[] = [];
const skipped: string[] = [];

/**
 * Runs a package's script from node_modules with the Node that runs this file, and counts the tests
 * in the JUnit report that it writes.
 */
async function run(suite: string, script: string, args: string[], env: Env): Promise<void> {
  if (interrupted) return;
  const report = join(scratch, `${suite}.xml`);
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    // Vitest reads the name of its report from here as well (vitest below).
    env: { ...process.env, ...env, PLAYWRIGHT_JUNIT_OUTPUT_FILE: report },
  });
  running.add(child);
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
  running.delete(child);
  const [before, skippedBefore] = [failed.length, skipped.length];
  try {
    for (const test of readFileSync(report, 'utf8').split('<testcase ').slice(1)) count(test);
    // Vitest reports the tests that the tag leaves out.
    if (args.includes(EVERYDAY)) skipped.length = skippedBefore;
  } catch {
    failed.push(`${suite}: ended without a report`);
  }
  // As by an error outside any test.
  if (status !== 0 && failed.length === before) failed.push(`${suite}: failed outside its tests`);
}

/** Counts a test by its element in a report. */
function count(test: string): void {
  const attribute = (name: string) =>
    (new RegExp(`\\b${name}="([^"]*)"`).exec(test)?.[1] ?? '')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  const name = `${attribute('classname')}: ${attribute('name')}`;
  if (/<(?:failure|error)\b/.test(test)) {
    failed.push(`${name}\n    ${attribute('message').slice(0, 500)}`);
  } else if (test.includes('<skipped')) skipped.push(name);
  else passed.push(name);
}

/** Runs tests of vitest's: those of a configuration, or of some of its files. */
const vitest = (suite: string, args: string[], env: Env = {}) =>
  run(
    suite,
    'node_modules/vitest/vitest.mjs',
    [
      'run',
      ...args,
      ...(isAll || suite === 'engines' ? [] : [EVERYDAY]),
      '--reporter=default',
      '--reporter=junit',
      `--outputFile.junit=${join(scratch, `${suite}.xml`)}`,
    ],
    { NODE_ENV: 'test', ...env },
  );

/**
 * Starts the emulators with the app that the browser tests build; returns null, with the reason on
 * stderr, when they cannot be started.
 */
async function backend(): Promise<Backend | null> {
  try {
    return await startBackend({ publicDir: folderOf('first'), demo: false, log: console.log });
  } catch (error) {
    console.error((error as Error).message);
    failed.push('backend: did not start');
    return null;
  }
}

let started: Backend | null = null;
// Unit tests run first, because they need no installation, which takes minutes on a bare machine.
const unit = vitest(
  'unit',
  [],
  isAll ? { CREMA_PROVE: '1', CREMA_RUNS: '1000' } : { CREMA_RUNS: '50' },
);
// 100,000 schedules keep one core busy for more than an hour, beside all other tests. The unit tests
// run the same file with 1,000: Vitest does not pass --exclude on to its projects.
const schedules = isAll ? vitest('schedules', [SCHEDULES], { CREMA_RUNS: '100000' }) : null;
try {
  await Promise.all(SHARED.map(build));
  started = await backend();
  const env: Env = {
    CREMA_E2E_BUILT: '1',
    ...(started ? { CREMA_BACKEND: started.url } : { CREMA_WITHOUT_BACKEND: '1' }),
  };
  // Two suites at a time: more suites starve the browsers. The backend's tests run beside the
  // others: alone they leave about 40 % of two cores idle. tests/e2e come after them, as they delete
  // every account, and the engines last, as a hanging one fails its tests.
  await Promise.all([
    started && vitest('backend', ['--config', 'vitest.backend.config.ts'], env),
    unit.then(() => vitest('views', ['--config', 'vitest.views.config.ts'])),
  ]);
  const everyday = isAll ? [] : ['--grep-invert', '@all'];
  await run(
    'browser',
    'node_modules/@playwright/test/cli.js',
    ['test', '--reporter=list,junit', ...everyday],
    env,
  );
  if (isAll || process.argv.includes('--smoke')) {
    const files = isAll ? [] : ['tests/engines/smoke.test.ts'];
    await vitest('engines', ['--config', 'vitest.engines.config.ts', ...files], env);
  }
  await schedules;
} catch (error) {
  // A build has failed: the unit tests are still running.
  console.error((error as Error).message);
  failed.push('build: failed');
  await Promise.all([unit, schedules]);
} finally {
  await started?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
for (const name of failed) console.log(`failed: ${name}`);
const rest = skipped.length > 0 ? `, ${skipped.length} skipped` : '';
console.log(`\n${passed.length} passed, ${failed.length} failed${rest}`);
process.exitCode = failed.length === 0 && passed.length > 0 && !interrupted ? 0 : 1;
