/** The output of a command, and its exit code. */
export interface Ending {
  readonly status: 0 | 1;
  readonly stdout: string;
  readonly stderr: string;
}

/** The sentence about a name that is missing, or unknown. @param kind such as "game". */
export function chooseOneOf(
  kind: string,
  name: string | undefined,
  known: readonly string[],
): string {
  const problem = name === undefined ? `Missing ${kind}` : `Unknown ${kind} "${name}"`;
  return `${problem}. Choose one of: ${known.join(', ')}.`;
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
