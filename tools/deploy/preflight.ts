/** The checks before a deployment, over facts that have been read: pure. */
import { addDays, type CivilDate } from '../../src/daily/date.ts';
import { parseSiteConfig } from '../../src/firebase/config.ts';
import type { Result } from '../../src/lib/result.ts';
import type { Site, SiteProblem } from '../build/site.ts';

/** The days from today for which a deployment has to carry every game's puzzles. */
export const DAYS_CARRIED = 90;

export interface Facts {
  readonly project: string;
  readonly today: CivilDate;
  readonly site: Result<Site, SiteProblem>;
  /** Whether this copy is one of Git's, and no bare folder of files. */
  readonly isClone: boolean;
  /** Whether no file differs from the commit, and none is new. */
  readonly isCommitted: boolean;
  /** Generated files that differ from what their command makes of the sources. */
  readonly outdated: readonly { readonly file: string; readonly command: string }[];
  /** By game: the last day from today on without a gap in the packs; null if today is missing. */
  readonly packedThrough: Readonly<Record<string, CivilDate | null>>;
}

function siteProblems({ project, site }: Facts): string[] {
  if (project.startsWith('demo-')) {
    return [
      'Projects named demo-… exist only in the emulators. Pass the ID of a real Firebase project.',
    ];
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
      `config.json: the security policy does not allow authDomain “${authDomain}” in a frame. Remove authDomain, or use your address.`,
    );
  }
  return wrong;
}

function treeProblems({ isClone, isCommitted }: Facts): string[] {
  if (!isClone) {
    return ['This folder has no Git history. Clone the repository, and deploy from the clone.'];
  }
  return isCommitted ? [] : ['You have uncommitted files. Commit them.'];
}

const generatedProblems = ({ outdated }: Facts): string[] =>
  outdated.map(
    ({ file, command }) => `${file} is out of date. Run \`${command}\` and commit the result.`,
  );

function packProblems({ packedThrough, today }: Facts): string[] {
  const needed = addDays(today, DAYS_CARRIED);
  return Object.entries(packedThrough)
    .filter(([, last]) => last === null || last < needed)
    .map(([game, last]) => {
      const end = last === null ? 'have no puzzle for today' : `end on ${last}`;
      return `The packs of ${game} ${end}, but must reach ${needed}. Run \`npm run puzzles\` and \`npm run prove\`, and commit the results.`;
    });
}

/**
 * The obstacle to a deployment of built functions, in a sentence; null when there is none.
 * @param loaded their names, or the error with which they do not load.
 */
export function functionsProblem(loaded: Result<readonly string[], 'broken'>): string | null {
  if (!loaded.ok) return `The functions cannot be loaded: ${loaded.problem.message}`;
  return loaded.value.length > 0 ? null : 'The built functions export nothing.';
}

/** A sentence for each thing that keeps the site from being deployed; empty when all is ready. */
export function preflight(facts: Facts): string[] {
  return [
    ...siteProblems(facts),
    ...settingProblems(facts),
    ...treeProblems(facts),
    ...generatedProblems(facts),
    ...packProblems(facts),
  ];
}
