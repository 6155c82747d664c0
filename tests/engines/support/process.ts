import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';

const START_MS = 300_000;
const END_MS = 5_000;

export interface Program {
  readonly child: ChildProcess;
  /** Resolves with the pattern's first group as soon as the program's output matches. */
  says(pattern: RegExp, stream?: number): Promise<string>;
  /** Terminates the program, by force after a timeout. */
  end(): Promise<void>;
}

export function start(command: string, args: readonly string[], options: SpawnOptions): Program {
  const child = spawn(command, args, options);
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  return {
    child,

    says(pattern, stream = 2) {
      return new Promise((resolve, reject) => {
        let text = '';
        const fail = () => reject(new Error(`${command} did not say ${pattern}: ${text}`));
        const timer = setTimeout(fail, START_MS);
        child.stdio[stream]?.on('data', (data: Buffer) => {
          text += data;
          const found = pattern.exec(text)?.[1];
          if (found === undefined) return;
          clearTimeout(timer);
          resolve(found);
        });
        child.once('error', reject);
        child.once('exit', fail);
      });
    },

    async end() {
      if (child.exitCode === null && child.signalCode === null) child.kill();
      const timer = setTimeout(() => child.kill('SIGKILL'), END_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}
