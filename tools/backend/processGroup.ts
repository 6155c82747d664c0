/** A program and all its child processes, stopped together. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs';

export interface ProcessGroup {
  /** Settles when the program has ended, by itself or by `stop`. */
  readonly ended: Promise<void>;
  /** Interrupts all processes of the group, and kills those still running after `patienceMs`. */
  stop(patienceMs: number): Promise<void>;
}

interface Options {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  /** Path of the file that receives all output of the program. */
  readonly logFile: string;
}

export function startGroup(command: readonly string[], options: Options): ProcessGroup {
  const [program = '', ...args] = command;
  const out = openSync(options.logFile, 'w');
  // Detached, the program leads a process group that can be killed as a whole, and that Ctrl-C in
  // the terminal does not reach before this process.
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
      // List the child processes before their parent ends: afterwards they cannot be identified.
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

/**
 * Sends a signal to the whole process group (0 only checks that it exists); returns whether any
 * process of the group was left.
 */
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
 * The ids of a process's children and of all their children: firebase-tools gives an emulator its
 * own process group. Read from /proc; on a system without /proc, stopping relies on the processes
 * to end their children.
 */
function descendantsOf(pid: number | undefined): number[] {
  const children = new Map<number, number[]>();
  for (const name of listOf('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = parentOf(name);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const found = pid === undefined ? [] : [pid];
  // The loop also visits the process ids appended here.
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

/** The id of a process's parent; 0 when the process has ended. */
function parentOf(pid: string): number {
  try {
    // The file reads `pid (name) state parent …`, and the name may contain anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return 0;
  }
}
