/** Reads from a copy of the repository what `preflight` judges; needs no network, changes nothing. */
import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CivilDate, CivilMonth } from '../../src/daily/date.ts';
import { reachOf } from '../../src/daily/supply.ts';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { fail, ok, type Result } from '../../src/lib/result.ts';
import { bundleBoot, withPolicyOf } from '../build/boot.ts';
import { packedGames, packMonths } from '../build/packs.ts';
import { REWRITES, withRewrites } from '../build/previews.ts';
import { DEMO_PROJECT, readSite } from '../build/site.ts';
import { packFile, readPack } from '../games/pack.ts';
import { withExemptions } from '../rules/indexes.ts';
import { makeRules } from '../rules/rules.ts';
import type { Facts } from './preflight.ts';

/** @param root the folder of the repository's copy. */
export async function readFacts(root: string, project: string, today: CivilDate): Promise<Facts> {
  return {
    project,
    today,
    site: readSite(project, root),
    isClone: existsSync(join(root, '.git')),
    isCommitted: isCommitted(root),
    outdated: await outdated(root),
    packedThrough: packedThrough(root, today),
  };
}

function isCommitted(root: string): boolean {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain'], { cwd: root });
  return status === 0 && stdout.length === 0;
}

async function outdated(root: string): Promise<Facts['outdated']> {
  const boot = await bundleBoot();
  const demo = readSite(DEMO_PROJECT, root);
  const csp = 'npm run csp';
  const rules = 'npm run rules';
  const made: readonly [file: string, command: string, make: (text: string) => string][] = [
    [
      'firebase.json',
      csp,
      // `site` says what is wrong with sites.json.
      (text) => (demo.ok ? withRewrites(withPolicyOf(text, demo.value, boot), REWRITES) : text),
    ],
    ['firestore.rules', rules, () => makeRules(DEFINITIONS)],
    ['firestore.indexes.json', rules, (text) => withExemptions(text, DEFINITIONS)],
  ];
  return made
    .filter(([file, , make]) => {
      const text = readFileSync(join(root, file), 'utf8');
      return make(text) !== text;
    })
    .map(([file, command]) => ({ file, command }));
}

function packedThrough(root: string, today: CivilDate): Facts['packedThrough'] {
  const publicDir = join(root, 'public');
  const entries = DEFINITIONS.map(({ id: game, schedule }) => {
    const packed = packedIds(publicDir, game);
    return [game, reachOf(schedule, today, (id) => packed.has(id)).until] as const;
  });
  return Object.fromEntries(entries);
}

function packedIds(publicDir: string, game: string): ReadonlySet<string> {
  if (!packedGames(publicDir).includes(game)) return new Set();
  const packs = packMonths(publicDir, game).map((month) => {
    const file = packFile(join(publicDir, 'puzzles'), game, month as CivilMonth);
    return readPack(file, game, month as CivilMonth)?.puzzles ?? [];
  });
  return new Set(packs.flat().map(({ id }) => String(id)));
}

/** Prints the names of a module's functions, as firebase-tools finds them. */
const LIST = `const all = await import(process.argv[1]);
console.log(JSON.stringify(Object.keys(all).filter((name) => all[name].__endpoint)));
process.exit();`;

/**
 * Loads the built functions in a process of their own, as a server does, without credentials.
 * @returns their names.
 */
export function loadFunctions(root: string): Promise<Result<readonly string[], 'broken'>> {
  const file = join(root, 'functions', 'lib', 'index.js');
  const env = {
    ...process.env,
    GCLOUD_PROJECT: DEMO_PROJECT,
    FIREBASE_CONFIG: JSON.stringify({ projectId: DEMO_PROJECT }),
    METADATA_SERVER_DETECTION: 'none',
  };
  const args = ['--input-type=module', '--eval', LIST, pathToFileURL(file).href];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { env, timeout: 60_000 }, (error, stdout, stderr) => {
      if (error === null) return resolve(ok(JSON.parse(stdout) as string[]));
      const reason = stderr.split('\n').find((line) => /^\w*Error\b/.test(line));
      resolve(fail('broken', reason ?? error.message.split('\n')[0]!));
    });
  });
}
