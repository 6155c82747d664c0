/**
 * firebase-tools, which runs all emulators except Firestore's. It has some 600 packages, so
 * firebase-tools is no dependency of Crema: the versions pinned in
 * tools/backend/firebase-tools/package-lock.json are installed into the cache when first needed.
 */
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, install } from './cache.ts';

const FILES = ['package.json', 'package-lock.json'] as const;
const pinned = (file: string) => join(import.meta.dirname, 'firebase-tools', file);

/**
 * The path of firebase-tools' script, to be run with Node. Rejects with a sentence when it cannot
 * be installed.
 */
export async function firebaseTools(log: (line: string) => void): Promise<string> {
  const lock = readFileSync(pinned('package-lock.json'));
  const key = createHash('sha256').update(lock).digest('hex').slice(0, 16);
  const folder = cacheFolder('firebase-tools', key);
  if (!existsSync(folder)) {
    log('Installing firebase-tools. This happens once.');
    await installInto(folder);
  }
  return join(folder, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
}

/**
 * Installs firebase-tools in a temporary folder beside `folder`, and renames the temporary folder
 * at the end, so that an interrupted installation is not mistaken for a complete one.
 */
async function installInto(folder: string): Promise<void> {
  const parent = cacheFolder('firebase-tools');
  mkdirSync(parent, { recursive: true });
  const scratch = mkdtempSync(join(parent, 'new-'));
  for (const file of FILES) copyFileSync(pinned(file), join(scratch, file));
  // The packages' install scripts compile parts that the emulators do not use.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  if (!(await install('npm', args, scratch))) {
    rmSync(scratch, { recursive: true, force: true });
    throw new Error(
      'npm could not install firebase-tools. Check your connection, then run this again.',
    );
  }
  try {
    renameSync(scratch, folder);
  } catch (error) {
    // Another process may have completed the same installation first.
    rmSync(scratch, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}
