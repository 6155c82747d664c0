/** A program and all that it starts, which end together. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';

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
  const killAll = (pids: readonly number[]) => {
    signal(child, 'SIGKILL');
    for (const pid of pids) send(pid, 'SIGKILL');
  };
  const lastResort = () => killAll(descendantsOf(child.pid));
  process.once('exit', lastResort);
  return {
    ended,
    async stop(patienceMs) {
      // Now: once its parent is gone nothing tells whose child it was.
      const pids = descendantsOf(child.pid);
      const until = Date.now() + patienceMs;
      signal(child, 'SIGINT');
      const anybody = () => signal(child, 0) || pids.some((pid) => send(pid, 0));
      while (anybody() && Date.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      killAll(pids);
      await ended;
      process.removeListener('exit', lastResort);
    },
  };
}

/** Sends a signal to the whole group (0: none); whether anybody was left to get it. */
function signal(child: ChildProcess, name: NodeJS.Signals | 0): boolean {
  return child.pid !== undefined && send(-child.pid, name);
}

function send(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

/**
 * Children and their children: firebase-tools gives an emulator a group of its own. Read from
 * /proc; where there is none, ending depends on everybody's good manners.
 */
function descendantsOf(pid: number | undefined): number[] {
  const children = new Map<number, number[]>();
  for (const name of listOf('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(name);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = pid === undefined ? [] : [pid];
  // The list grows while it is walked.
  for (const one of found) found.push(...(children.get(one) ?? []));
  return found.slice(1);
}

function listOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** 0 when the process has ended meanwhile. */
function parentOf(pid: string): number {
  try {
    // `pid (name) state parent …`, and the name may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
