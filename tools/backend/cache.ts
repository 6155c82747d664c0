/**
 * The cache folder for programs that the backend tools install once, outside the project, shared by
 * every clone.
 */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A path within the cache folder, which is `CREMA_CACHE`, else `~/.cache/crema`. */
export function cacheFolder(...path: string[]): string {
  return join(process.env.CREMA_CACHE || join(homedir(), '.cache', 'crema'), ...path);
}

/** The full path of a program on `PATH` or in one of the further folders, or null. */
export function findProgram(name: string, ...folders: string[]): string | null {
  const places = [...(process.env.PATH ?? '').split(delimiter), ...folders];
  return places.map((place) => join(place, name)).find((file) => existsSync(file)) ?? null;
}

/** Runs an installer such as npm with its output on this terminal; returns whether it succeeded. */
export function install(
  program: string,
  args: readonly string[],
  cwd = process.cwd(),
): Promise<boolean> {
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (status) => resolve(status === 0));
  });
}
