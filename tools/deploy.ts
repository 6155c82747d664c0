/**
 * `npm run deploy -- --project X [--dry-run] [--skip-tests]`: deploys the site of a Firebase project,
 * which sites.json names. Checks first all that can be checked from here, and lists everything that is
 * missing; `--dry-run` only does that, without a network. Then runs `npm test`, unless GitHub has
 * tested the commit. The workflow "deploy" has tested it before, and skips that.
 */
import { parseArgs } from 'node:util';
import { civilDateOf } from '../src/daily/date.ts';
import { deploy, rehearse } from './deploy/deployment.ts';

const USAGE = 'Usage: npm run deploy -- --project <Firebase project> [--dry-run] [--skip-tests]';

const OPTIONS = {
  project: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  'skip-tests': { type: 'boolean', default: false },
} as const;

function parseCommandLine() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch {
    return { project: undefined, 'dry-run': true, 'skip-tests': false };
  }
}

const { project, 'dry-run': isDry, 'skip-tests': skipsTests } = parseCommandLine();
if (project === undefined) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const today = civilDateOf(new Date());
  const deployment = { root: process.cwd(), project, today, log: console.log };
  const isDone = await (isDry ? rehearse(deployment) : deploy(deployment, skipsTests));
  process.exitCode = isDone ? 0 : 1;
}
