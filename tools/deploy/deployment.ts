/** A deployment: checks, tests, fresh builds, and firebase-tools with the site's own configuration. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CivilDate } from '../../src/daily/date.ts';
import { count } from '../../src/lib/count.ts';
import { unwrap } from '../../src/lib/result.ts';
import { firebaseTools } from '../backend/firebaseTools.ts';
import { bundleBoot, withPolicyOf } from '../build/boot.ts';
import { readSite, type Site } from '../build/site.ts';
import { loadFunctions, readFacts } from './facts.ts';
import { functionsProblem, preflight } from './preflight.ts';
import { isTestedOnGitHub } from './tested.ts';

/**
 * The configuration with which the site is deployed, in the project's folder, because firebase-tools
 * accepts no paths outside of the configuration's folder.
 */
const CONFIG = 'firebase.deploy.json';

export interface Deployment {
  /** The folder of the repository's copy. */
  readonly root: string;
  readonly project: string;
  readonly today: CivilDate;
  readonly log: (line: string) => void;
}

/**
 * firebase.json with the policy of a site. The `predeploy` there refuses deployments by hand, which
 * would take the emulators' policy; here builds have been made and checked before.
 */
export function deployConfig(firebaseJson: string, site: Omit<Site, 'cafe'>, boot: string): object {
  const { functions, hosting, firestore } = JSON.parse(withPolicyOf(firebaseJson, site, boot)) as {
    functions: object[];
    hosting: object;
    firestore: object;
  };
  const built = <Part extends object>(part: Part) => ({ ...part, predeploy: undefined });
  return { functions: functions.map(built), firestore, hosting: built(hosting) };
}

/** Tells all that is missing, without a network and without changing anything. */
async function isReady({ root, project, today, log }: Deployment): Promise<boolean> {
  const problems = preflight(await readFacts(root, project, today));
  for (const problem of problems) log(problem);
  if (problems.length > 0)
    log(`${count(problems.length, 'problem')} to fix. Nothing was deployed.`);
  return problems.length === 0;
}

/** The checks alone; returns whether all is ready. */
export async function rehearse(deployment: Deployment): Promise<boolean> {
  if (!(await isReady(deployment))) return false;
  deployment.log(`Ready to deploy. Run \`npm run deploy -- --project ${deployment.project}\`.`);
  return true;
}

/** Whether the commit's tests passed: on GitHub, else here. */
export async function isTested(root: string, log: Deployment['log']): Promise<boolean> {
  if (await isTestedOnGitHub(root)) {
    log('GitHub has tested this commit.');
    return true;
  }
  log('GitHub has not tested this commit. Running `npm test`, which takes about ten minutes…');
  if (await run(root, ['tools/test.ts'])) return true;
  log('The tests failed. Nothing was deployed.');
  return false;
}

/** Checks, tests if asked to, builds for the project, deploys; returns whether the site is up. */
export async function deploy(deployment: Deployment, skipsTests: boolean): Promise<boolean> {
  const { root, project, log } = deployment;
  const env = { ...process.env, CREMA_PROJECT: project, NODE_ENV: 'production' };
  if (!(await isReady(deployment))) return false;
  if (!(skipsTests || (await isTested(root, log)))) return false;
  const site = unwrap(readSite(project, root));
  log(`Building Crema for ${site.address}…`);
  const isBuilt =
    (await run(root, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], env)) &&
    (await run(root, ['tools/build/functions.ts'], env));
  if (!isBuilt) return false;
  const problem = functionsProblem(await loadFunctions(root));
  if (problem !== null) {
    log(`${problem} Nothing was deployed.`);
    return false;
  }
  const firebaseJson = readFileSync(join(root, 'firebase.json'), 'utf8');
  const config = deployConfig(firebaseJson, site, await bundleBoot());
  writeFileSync(join(root, CONFIG), `${JSON.stringify(config, null, 2)}\n`);
  try {
    const tools = await firebaseTools(log);
    const args = ['deploy', `--project=${project}`, `--config=${CONFIG}`];
    if (!(await run(root, [tools, ...args]))) return false;
    log(`Deployed. Check the site with \`npm run smoke -- ${site.address}\`.`);
    return true;
  } finally {
    rmSync(join(root, CONFIG), { force: true });
  }
}

/** Runs a script with this Node and this terminal; returns whether it succeeded. */
function run(root: string, args: readonly string[], env = process.env): Promise<boolean> {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('exit', (status) => resolve(status === 0));
  });
}
