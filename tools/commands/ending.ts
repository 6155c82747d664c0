/** The output of a command, and its exit code. */
export interface Ending {
  readonly status: 0 | 1;
  readonly stdout: string;
  readonly stderr: string;
}

/** Ends this process as the command has ended. */
export function endWith({ status, stdout, stderr }: Ending): void {
  // A reader such as `head` may leave before everything is written.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = status;
}
