/** The tests of a commit before its deployment: GitHub's word that they passed, else `npm test`. */
import { execFileSync } from 'node:child_process';

/** The workflow that tests every push to main. Its first step asks GitHub the same question. */
const WORKFLOW = 'check.yml';
const GITHUB =
  /^(?:https:\/\/|ssh:\/\/|)(?:[^@/]*@)?github\.com[/:]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/;
/** A deployment must not hang because GitHub does not answer. */
const ANSWER_MS = 10_000;

/** The repository on GitHub of a Git remote's address, as `owner/name`; null for other hosts. */
export const repositoryOf = (remote: string): string | null => GITHUB.exec(remote)?.[1] ?? null;

function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim();
  } catch {
    return '';
  }
}

/**
 * Whether GitHub has tested the checked-out commit with success; false also if that cannot be
 * known. A private repository answers only with a token in GH_TOKEN.
 * @param root the folder of the repository's copy.
 */
export async function isTestedOnGitHub(root: string): Promise<boolean> {
  const repository = repositoryOf(git(root, 'config', '--get', 'remote.origin.url'));
  const commit = git(root, 'rev-parse', 'HEAD');
  if (repository === null || commit === '') return false;
  const { GH_TOKEN: token } = process.env;
  const runs = `https://api.github.com/repos/${repository}/actions/workflows/${WORKFLOW}/runs`;
  try {
    const answer = await fetch(`${runs}?head_sha=${commit}&event=push&status=success`, {
      headers: token ? { Authorization: `Bearer ${token}` } : {},
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const { total_count } = (await answer.json()) as { total_count?: unknown };
    return answer.ok && Number(total_count) > 0;
  } catch {
    return false;
  }
}
