/** The checks before a deployment, over facts that have been read: pure. */
import { addDays, type CivilDate } from '../../src/daily/date.ts';
import { parseSiteConfig } from '../../src/firebase/config.ts';
import type { Result } from '../../src/lib/result.ts';
import { DEMO_PROJECT, type Site, type SiteProblem } from '../build/site.ts';
import type { BuildStamp } from '../build/stamp.ts';

/** The days from today for which a deployment has to carry every game's puzzles. */
export const DAYS_CARRIED = 90;

export interface Facts {
  readonly project: string;
  readonly today: CivilDate;
  readonly site: Result<Site, SiteProblem>;
  /** Whether this copy is one of Git's, and no bare folder of files. */
  readonly isClone: boolean;
  /** Git's id of the committed tree; null when a file differs from it. */
  readonly tree: string | null;
  /** The tree that has last passed `npm test` here. */
  readonly testedTree: string | null;
  /** Generated files that differ from what their command makes of the sources. */
  readonly outdated: readonly { readonly file: string; readonly command: string }[];
  /** By game: the last day from today on without a gap in the packs; null if today is missing. */
  readonly packedThrough: Readonly<Record<string, CivilDate | null>>;
  /** The stamp of the app in `dist`; null when it is not built. */
  readonly app: BuildStamp | null;
  /** The stamp of the functions in `functions/lib`; null when they are not built. */
  readonly functions: BuildStamp | null;
  /** The names of the functions that the build exports, or the error with which it does not load. */
  readonly loaded: Result<readonly string[], 'broken'>;
}

function siteProblems({ project, site }: Facts): string[] {
  if (project.startsWith('demo-')) {
    return [`${DEMO_PROJECT} and its like are for emulators: name a project of Firebase.`];
  }
  return site.ok ? [] : [site.problem.message];
}

function settingProblems({ site }: Facts): string[] {
  if (!site.ok) return [];
  const wrong: string[] = [];
  const { authDomain } = parseSiteConfig(site.value.config, (text) => wrong.push(text));
  const isFramed =
    authDomain === null ||
    authDomain.endsWith('.firebaseapp.com') ||
    authDomain === new URL(site.value.address).host;
  if (!isFramed) {
    wrong.push(
      `config.json: authDomain is ${authDomain}, which the policy lets no page frame: leave it out.`,
    );
  }
  return wrong;
}

function treeProblems({ isClone, tree, testedTree }: Facts): string[] {
  if (!isClone) {
    return ['This folder has no Git history: clone the repository, and deploy from the clone.'];
  }
  if (tree === null)
    return ['There are files that are not committed: commit them, then `npm test`.'];
  return tree === testedTree ? [] : ['This commit has not passed all tests here: `npm test`.'];
}

const generatedProblems = ({ outdated }: Facts): string[] =>
  outdated.map(({ file, command }) => `${file} is outdated: \`${command}\`, and commit it.`);

function packProblems({ packedThrough, today }: Facts): string[] {
  const needed = addDays(today, DAYS_CARRIED);
  return Object.entries(packedThrough)
    .filter(([, last]) => last === null || last < needed)
    .map(([game, last]) => {
      const end = last === null ? 'lack today' : `end on ${last}`;
      return `The packs of ${game} ${end}, and must reach ${needed}: \`npm run puzzles\`, and commit.`;
    });
}

function buildProblems({ app, functions, loaded, project, tree }: Facts): string[] {
  const command = (script: string) => `\`CREMA_PROJECT=${project} npm run ${script}\``;
  const wrong = [
    ...stampProblems('The app is', app, project, tree, command('build')),
    ...stampProblems('The functions are', functions, project, tree, command('build:functions')),
  ];
  if (functions === null) return wrong;
  if (!loaded.ok) return [...wrong, `The functions do not load: ${loaded.problem.message}`];
  return loaded.value.length > 0 ? wrong : [...wrong, 'The build of the functions exports none.'];
}

function stampProblems(
  what: string,
  stamp: BuildStamp | null,
  project: string,
  tree: string | null,
  command: string,
): string[] {
  if (stamp === null) return [`${what} not built: ${command}.`];
  if (stamp.project !== project) return [`${what} built for ${stamp.project}: ${command}.`];
  // While files are not committed that is the one thing to say, not that all builds differ.
  if (tree === null || stamp.tree === tree) return [];
  return [`${what} built from other files than this commit's: ${command}.`];
}

/** A sentence for each thing that keeps the site from being deployed; empty when all is ready. */
export function preflight(facts: Facts): string[] {
  return [
    ...siteProblems(facts),
    ...settingProblems(facts),
    ...treeProblems(facts),
    ...generatedProblems(facts),
    ...packProblems(facts),
    ...buildProblems(facts),
  ];
}
