/**
 * `npm test`: unit tests, the build, and the tests in a real browser; ends with a line
 * `N passed, N failed` over all of them.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Count {
  passed: number;
  failed: number;
}

const root = new URL('..', import.meta.url);
const scratch = mkdtempSync(join(tmpdir(), 'crema-test-'));

/** Runs a tool's script from node_modules with this Node. */
function run(script: string, args: string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** A report that is missing or unreadable counts as one failure: something broke before it. */
function count(file: string, read: (report: never) => Count, ok: boolean): Count {
  try {
    const counted = read(JSON.parse(readFileSync(join(scratch, file), 'utf8')) as never);
    return ok || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function unit(): Count {
  const report = join(scratch, 'unit.json');
  const ok = run('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  return count(
    'unit.json',
    (r: { numPassedTests: number; numFailedTests: number }) => ({
      passed: r.numPassedTests,
      failed: r.numFailedTests,
    }),
    ok,
  );
}

function browser(): Count {
  const ok = run('node_modules/@playwright/test/cli.js', ['test'], {
    CREMA_REPORT: join(scratch, 'browser.json'),
  });
  return count(
    'browser.json',
    (r: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: r.stats.expected + r.stats.flaky,
      failed: r.stats.unexpected,
    }),
    ok,
  );
}

try {
  const counts = [unit(), browser()];
  const passed = counts.reduce((sum, one) => sum + one.passed, 0);
  const failed = counts.reduce((sum, one) => sum + one.failed, 0);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
