/** A program and all that it starts, which end together. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';

export interface ProcessGroup {
  /** Settles when the program has ended by itself or by `stop`. */
  readonly ended: Promise<void>;
  /** Asks everybody to end, and ends whoever has not after `patienceMs`. */
  stop(patienceMs: number): Promise<void>;
}

interface Options {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** The file that takes all output. */
  readonly logFile: string;
}

export function startGroup(command: readonly string[], options: Options): ProcessGroup {
  const [program = '', ...args] = command;
  const out = openSync(options.logFile, 'w');
  // Detached: a group of its own, which can be ended whole, and which Ctrl-C does not reach first.
  const child = spawn(program, args, {
    cwd: options.cwd,
    env: options.env,
    detached: true,
    stdio: ['ignore', out, out],
  });
  closeSync(out);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  const lastResort = () => signal(child, 'SIGKILL');
  process.once('exit', lastResort);
  return {
    ended,
    async stop(patienceMs) {
      signal(child, 'SIGINT');
      const patience = new Promise<void>((resolve) => setTimeout(resolve, patienceMs).unref());
      await Promise.race([groupEnded(child), patience]);
      signal(child, 'SIGKILL');
      await ended;
      process.removeListener('exit', lastResort);
    },
  };
}

/** Sends a signal to the whole group (0: none); whether anybody was left to get it. */
function signal(child: ChildProcess, name: NodeJS.Signals | 0): boolean {
  if (child.pid === undefined) return false;
  try {
    return process.kill(-child.pid, name);
  } catch {
    return false;
  }
}

async function groupEnded(child: ChildProcess): Promise<void> {
  while (signal(child, 0)) await new Promise((resolve) => setTimeout(resolve, 50));
}
