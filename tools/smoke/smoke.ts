/** All checks of a site that is up. */
import type { CivilDate } from '../../src/daily/date.ts';
import {
  buildProblems,
  codeProblems,
  manifestProblems,
  packProblems,
  settingProblems,
} from './files.ts';
import { headerProblems, policyProblems } from './headers.ts';
import { pageProblems, previewProblems } from './pages.ts';
import { functionProblems, ruleProblems } from './server.ts';
import { beginVisit, type Problems, type Visit } from './visit.ts';

const CHECKS: Readonly<Record<string, (visit: Visit) => Promise<Problems>>> = {
  'headers of pages': headerProblems,
  'content security policy': policyProblems,
  'pages and deep links': pageProblems,
  'link previews': previewProblems,
  'code and service worker': codeProblems,
  manifest: manifestProblems,
  'config.json and the project': settingProblems,
  'latest build': buildProblems,
  'puzzles of today': packProblems,
  'rules of the database': ruleProblems,
  functions: functionProblems,
};

/**
 * Runs all checks, one after the other, and tells each in a line.
 * @param send `fetch`, or a stand-in.
 * @returns the problems, a sentence each; a site that does not answer at all has one.
 */
export async function smoke(
  address: string,
  today: CivilDate,
  log: (line: string) => void,
  send: typeof fetch = fetch,
): Promise<string[]> {
  let visit: Visit;
  try {
    visit = await beginVisit(new URL(address).origin, today, send);
  } catch (error) {
    const { message } = error as Error;
    log(message);
    return [message];
  }
  const all: string[] = [];
  for (const [name, check] of Object.entries(CHECKS)) {
    const problems = await check(visit).catch((error: unknown) => [(error as Error).message]);
    log(`${problems.length === 0 ? 'ok ' : 'no '} ${name}`);
    for (const problem of problems) log(`     ${problem}`);
    all.push(...problems);
  }
  return all;
}
