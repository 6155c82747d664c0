/**
 * `npm test`: unit tests, the build, the backend tests on the emulators, the tests in Chromium and
 * the suite on Firefox and WebKit; ends with a line `N passed, N failed` over all of them, and `N
 * skipped` where a browser engine is unavailable. All share a single running backend.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { folderOf } from '../tests/e2e/support/builds.ts';
import { build } from '../tests/e2e/support/globalSetup.ts';
import { type Backend, SIGNALS, startBackend } from './backend/startBackend.ts';

interface Count {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the failed tests, printed again at the end: a log that is cut keeps its last lines. */
  names: string[];
}

const didNotReport = (suite: string): Count => ({
  passed: 0,
  failed: 1,
  skipped: 0,
  names: [`${suite}: ended without a report`],
});

/** A report of vitest's, as far as it is read here. */
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** A report of Playwright's, as far as it is read here. */
interface PlaywrightSuite {
  specs?: { ok: boolean; file: string; line: number; title: string }[];
  suites?: PlaywrightSuite[];
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const root = new URL('..', import.meta.url);
const scratch = mkdtempSync(join(tmpdir(), 'crema-test-'));

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

/** Runs a package's script from node_modules with the Node that runs this file. */
async function run(
  script: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  if (interrupted) return false;
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  running.add(child);
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('exit', resolve);
  });
  running.delete(child);
  return status === 0;
}

/**
 * The numbers of passed and failed tests in a report. A missing or unreadable report counts as a
 * failure: the run broke before writing it. So does a run that failed with no failed test, as by an
 * error outside any test.
 */
function count<T>(suite: string, read: (report: T) => Count, ok: boolean): Count {
  try {
    const counted = read(JSON.parse(readFileSync(join(scratch, `${suite}.json`), 'utf8')) as T);
    if (ok || counted.failed > 0) return counted;
    return {
      ...counted,
      failed: 1,
      names: [`${suite}: failed outside its tests`, ...counted.names],
    };
  } catch {
    return didNotReport(suite);
  }
}

function failuresOfVitest({ testResults }: VitestReport): string[] {
  return testResults
    .filter((file) => file.status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed');
      const file = relative(process.cwd(), name);
      if (failed.length === 0) return [file];
      return failed.map(
        (test) => `${file}: ${test.fullName}${reasonIn(test.failureMessages[0] ?? '')}`,
      );
    });
}

/** The first lines of a failure's message, without the stack below them. */
function reasonIn(message: string): string {
  const stack = message.search(/\n\s+at /);
  const lines = (stack < 0 ? message : message.slice(0, stack)).split('\n').slice(0, 5);
  return lines.map((line) => `\n    ${line.slice(0, 300)}`).join('');
}

function failuresOfPlaywright({ specs = [], suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter((spec) => !spec.ok);
  return [
    ...failed.map((spec) => `${spec.file}:${spec.line}: ${spec.title}`),
    ...suites.flatMap(failuresOfPlaywright),
  ];
}

async function vitest(
  suite: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Count> {
  const reporters = ['default', 'json'].map((reporter) => `--reporter=${reporter}`);
  const ok = await run(
    'node_modules/vitest/vitest.mjs',
    ['run', ...args, ...reporters, `--outputFile.json=${join(scratch, `${suite}.json`)}`],
    env,
  );
  return count<VitestReport>(
    suite,
    (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
      names: failuresOfVitest(report),
    }),
    ok,
  );
}

async function browser(env: Record<string, string>): Promise<Count> {
  const ok = await run('node_modules/@playwright/test/cli.js', ['test'], {
    ...env,
    CREMA_REPORT: join(scratch, 'browser.json'),
  });
  return count<PlaywrightReport>(
    'browser',
    ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      names: suites.flatMap(failuresOfPlaywright),
    }),
    ok,
  );
}

/**
 * Starts the emulators with the app that the browser tests build; returns null, with the reason on
 * stderr, when they cannot be started.
 */
async function backend(): Promise<Backend | null> {
  try {
    return await startBackend({ publicDir: folderOf('first'), demo: false, log: console.log });
  } catch (error) {
    console.error((error as Error).message);
    return null;
  }
}

const counts: Count[] = [];
let started: Backend | null = null;
// Unit tests run first, because they need no installation, which takes minutes on a bare machine.
// NODE_ENV is given, because the backend's build leaves "production" in our environment, with which
// React has no `act`.
const unit = vitest('unit', [], { NODE_ENV: 'test' });
try {
  await Promise.all([build('first'), build('second')]);
  started = await backend();
  const env: Record<string, string> = {
    CREMA_E2E_BUILT: '1',
    ...(started ? { CREMA_BACKEND: started.url } : { CREMA_WITHOUT_BACKEND: '1' }),
  };
  // Two suites at a time: more suites starve the browsers, and a hanging engine fails its tests.
  // The backend's tests start first and run beside all three others: alone they leave about 40 % of
  // two cores idle. tests/e2e come after them, as they delete every account.
  const ofBackend = started
    ? vitest('backend', ['--config', 'vitest.backend.config.ts'], env)
    : didNotReport('backend');
  const engines = unit.then(() => vitest('engines', ['--config', 'vitest.engines.config.ts'], env));
  const views = engines.then(() =>
    vitest('views', ['--config', 'vitest.views.config.ts'], { NODE_ENV: 'test' }),
  );
  counts.push(...(await Promise.all([unit, ofBackend, engines, views])));
  counts.push(await browser(env));
} catch (error) {
  // A build has failed: the unit tests are still running.
  console.error((error as Error).message);
  counts.push(await unit, didNotReport('build'));
} finally {
  await started?.stop();
  rmSync(scratch, { recursive: true, force: true });
}
const passed = counts.reduce((sum, one) => sum + one.passed, 0);
const failed = counts.reduce((sum, one) => sum + one.failed, 0);
const skipped = counts.reduce((sum, one) => sum + one.skipped, 0);
for (const name of counts.flatMap((one) => one.names)) console.log(`failed: ${name}`);
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
