/**
 * `npm run prove`: runs every proof (a test over all published puzzles, see proofs.ts), and notes
 * those that passed.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { count } from '../src/lib/count.ts';
import { fingerprintOf, PROVED_FILE, proofFiles } from './proofs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = proofFiles(root);
const proved = Object.fromEntries(files.map((file) => [file, fingerprintOf(root, file)]));
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', ...files],
  { cwd: root, stdio: 'inherit', env: { ...process.env, CREMA_PROVE: '1' } },
);
if (status !== 0) process.exit(status ?? 1);
writeFileSync(join(root, PROVED_FILE), `${JSON.stringify(proved, null, 2)}\n`);
console.log(`Recorded ${count(files.length, 'proof')} in ${PROVED_FILE}.`);
