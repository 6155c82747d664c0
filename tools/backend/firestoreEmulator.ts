/**
 * The Firestore emulator: hidane, which needs no Java, else Google's own. firebase-tools always
 * runs `java`; `hidane exec` replaces it.
 */
import { spawnSync } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder, findProgram, install } from './cache.ts';

const VERSION = '0.6.0';
/** The oldest major version of Java that firebase-tools 15 accepts. */
const MIN_JAVA = 21;

/**
 * Prefix for the command that starts the emulators: `[hidane, 'exec', '--']`, or empty if the
 * installed Java can run Google's emulator. Rejects with a sentence when neither hidane nor such a
 * Java is available.
 */
export async function firestoreLauncher(log: (line: string) => void): Promise<string[]> {
  const hidane = findHidane() ?? (await installHidane(log));
  if (hidane !== null) return [hidane, 'exec', '--'];
  if (javaVersion() >= MIN_JAVA) return [];
  throw new Error(
    `No Firestore emulator found. Install hidane (cargo install hidane --version ${VERSION} --locked) or Java ${MIN_JAVA} or newer, then run this again.`,
  );
}

function findHidane(): string | null {
  return findProgram('hidane', join(homedir(), '.cargo', 'bin'), cacheFolder('hidane', 'bin'));
}

/** Compiles hidane with cargo, if cargo is installed: about three minutes on two cores, once. */
async function installHidane(log: (line: string) => void): Promise<string | null> {
  const cargo = findProgram('cargo', join(homedir(), '.cargo', 'bin'));
  if (cargo === null) return null;
  log('Installing hidane, the Firestore emulator. This takes a few minutes, once.');
  const args = ['install', 'hidane', '--version', VERSION, '--locked'];
  const isThere = await install(cargo, [...args, '--root', cacheFolder('hidane')]);
  return isThere ? findHidane() : null;
}

/** The major version of the `java` on PATH, 0 without one. */
function javaVersion(): number {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0);
}
