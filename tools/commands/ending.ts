/** The output of a command, and its exit code. */
export interface Ending {
  readonly status: 0 | 1;
  readonly stdout: string;
  readonly stderr: string;
}

/** Ends this process as the command has ended. */
export function endWith({ status, stdout, stderr }: Ending): void {
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = status;
}
