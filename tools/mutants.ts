/**
 * `npm run mutants [from [to]]`: finds parts of firestore.rules that no test covers. Replaces every
 * part in turn (tools/rules/mutants.ts) and runs the tests of the rules until one fails; two numbers
 * select a range of the parts. Prints the parts whose replacement no test has detected.
 */
import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count } from '../src/lib/count.ts';
import { sharedBackend } from './backend/sharedBackend.ts';
import { mutantsOf } from './rules/mutants.ts';

const root = new URL('..', import.meta.url);
const scratch = mkdtempSync(join(tmpdir(), 'crema-mutants-'));
const file = join(scratch, 'firestore.rules');

/** Files with tests of the rules; first the one that failed last, as it tests the neighbouring parts, too. */
const tests = globSync('tests/backend/{rules*,results}.test.ts', { cwd: root });

/** Whether a test of the rules fails on a backend with changed rules. */
async function isNoticed(url: string): Promise<boolean> {
  for (const [i, test] of tests.entries()) {
    if (await passes(test, url)) continue;
    tests.unshift(...tests.splice(i, 1));
    return true;
  }
  return false;
}

function passes(test: string, url: string): Promise<boolean> {
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.backend.config.ts'];
  const child = spawn(process.execPath, [...args, '--bail', '1', test], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, CREMA_RULES: file, CREMA_BACKEND: url, NODE_ENV: 'test' },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (status) => resolve(status === 0));
  });
}

async function passUnchanged(): Promise<void> {
  writeFileSync(file, asTheyAre);
  if (await isNoticed(backend.url)) throw new Error('The tests fail with the unchanged rules.');
}

const asTheyAre = readFileSync(new URL('firestore.rules', root), 'utf8');
const mutants = mutantsOf(asTheyAre);
const [from = 0, to = mutants.length] = process.argv.slice(2).map(Number);
const backend = await sharedBackend({ publicDir: '.cache/backend/site', log: console.error });
let unnoticed = 0;
try {
  // A second time, because tests that stumble over their own documents would notice every change.
  for (let i = 0; i < 2; i++) await passUnchanged();
  for (const [i, { line, part, by, rules }] of mutants.entries()) {
    if (i < from || i >= to) continue;
    writeFileSync(file, rules);
    if (await isNoticed(backend.url)) continue;
    unnoticed += 1;
    console.log(`${i}, line ${line}: ${part.replace(/\s+/g, ' ').slice(0, 120)} → ${by}`);
  }
  // Dead emulators fail every test: each later change would count as noticed.
  await passUnchanged();
} finally {
  await backend.stop();
  rmSync(scratch, { recursive: true, force: true });
}
console.log(
  `The tests missed ${unnoticed} of ${count(Math.min(to, mutants.length) - from, 'change')}.`,
);
