/** Whether a commit has been tested on GitHub, asked in a fresh repository with a stand-in for GitHub. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isTestedOnGitHub, repositoryOf } from './tested.ts';

let root = '';
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Anna', '-c', 'user.email=anna@example.com', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).toString();
const github = vi.fn<typeof fetch>();
const answers = (body: object, status = 200) =>
  github.mockResolvedValue(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'crema-tested-'));
  git('init');
  git('commit', '--allow-empty', '-m', 'test');
  github.mockReset();
  vi.stubGlobal('fetch', github);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

it('asks GitHub for a push of the commit whose tests passed', async () => {
  vi.stubEnv('GH_TOKEN', 'secret');
  git('remote', 'add', 'origin', 'git@github.com:anna/crema.git');
  answers({ total_count: 1 });
  expect(await isTestedOnGitHub(root)).toBe(true);
  const [url, init] = github.mock.calls[0]!;
  const commit = git('rev-parse', 'HEAD').trim();
  expect(url).toBe(
    `https://api.github.com/repos/anna/crema/actions/workflows/check.yml/runs?head_sha=${commit}&event=push&status=success`,
  );
  expect(init?.headers).toEqual({ Authorization: 'Bearer secret' });
});

it('takes every other answer for a no', async () => {
  git('remote', 'add', 'origin', 'https://github.com/anna/crema');
  answers({ total_count: 0 });
  expect(await isTestedOnGitHub(root)).toBe(false);
  answers({ total_count: 1, message: 'API rate limit exceeded' }, 403);
  expect(await isTestedOnGitHub(root)).toBe(false);
  answers([]);
  expect(await isTestedOnGitHub(root)).toBe(false);
  github.mockRejectedValue(new TypeError('fetch failed'));
  expect(await isTestedOnGitHub(root)).toBe(false);
});

it('asks nobody about a repository that is not on GitHub', async () => {
  expect(await isTestedOnGitHub(root)).toBe(false);
  git('remote', 'add', 'origin', 'https://gitlab.com/anna/crema.git');
  expect(await isTestedOnGitHub(root)).toBe(false);
  expect(github).not.toHaveBeenCalled();
});

it.each([
  ['https://github.com/anna/crema.git', 'anna/crema'],
  ['https://token@github.com/anna/my.cafe/', 'anna/my.cafe'],
  ['ssh://git@github.com/anna/crema.git', 'anna/crema'],
  ['git@github.com:anna/crema', 'anna/crema'],
  ['https://example.com/github.com/anna/crema', null],
  ['https://notgithub.com/anna/crema', null],
])('finds the repository of %s', (remote, repository) => {
  expect(repositoryOf(remote)).toBe(repository);
});

it('asks about the workflow that tests every push, which asks GitHub the same', () => {
  const workflow = readFileSync('.github/workflows/check.yml', 'utf8');
  expect(workflow).toMatch(/push:\n\s+branches: \[main\]/);
  expect(workflow).toContain(
    'actions/workflows/check.yml/runs?head_sha=$GITHUB_SHA&event=push&status=success',
  );
});
