/** The headers of every page: the content security policy, and what else protects players. */
import { functionsAddress } from '../../src/firebase/callables.ts';
import { firestoreOrigin } from '../../src/firebase/firestore.ts';
import { hashOf } from '../build/boot.ts';
import { ask, type Problems, type Visit } from './visit.ts';

const CSP = 'content-security-policy';

/** By header: its value on every page. */
const FIXED = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cache-control': 'no-cache',
} as const;

export async function headerProblems(visit: Visit): Promise<Problems> {
  const { headers } = await ask(visit, '/');
  const wrong = Object.entries(FIXED)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(
      ([name, value]) => `The ${name} header is ${headers.get(name) ?? 'missing'}, not ${value}.`,
    );
  if (!headers.get('permissions-policy')?.includes('camera=()')) {
    wrong.push('The permissions-policy header does not forbid the camera.');
  }
  const lasts = /max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0;
  if (visit.origin.startsWith('https:') && Number(lasts) === 0) {
    wrong.push(
      'The strict-transport-security header is missing, so browsers may connect without HTTPS.',
    );
  }
  return wrong;
}

/** A policy's sources by directive. */
function directivesOf(policy: string): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

export async function policyProblems(visit: Visit): Promise<Problems> {
  const { headers, text } = await ask(visit, '/');
  const policy = headers.get(CSP);
  if (policy === null) return ['There is no content security policy.'];
  const sources = directivesOf(policy);
  const expected: [directive: string, source: string][] = [
    ['default-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['connect-src', "'self'"],
  ];
  for (const [, script] of text.matchAll(/<script>(.*?)<\/script>/gs)) {
    expected.push(['script-src', hashOf(script!)]);
  }
  if (visit.project !== null) {
    expected.push(
      ['connect-src', firestoreOrigin(visit.project)],
      ['connect-src', new URL(functionsAddress(visit.project)).origin],
    );
  }
  const wrong = expected
    .filter(([directive, source]) => !sources[directive]?.includes(source))
    .map(([directive, source]) => `The policy’s ${directive} lacks ${source}.`);
  for (const source of ["'unsafe-inline'", "'unsafe-eval'", '*']) {
    if (sources['script-src']?.includes(source))
      wrong.push(`The policy’s script-src has ${source}.`);
  }
  if (!isFramed(visit, sources['frame-src'] ?? [])) {
    wrong.push(`The policy’s frame-src lacks the sign-in domain ${visit.authDomain}.`);
  }
  return wrong;
}

function isFramed({ authDomain, origin }: Visit, sources: readonly string[]): boolean {
  if (authDomain === null) return true;
  if (authDomain === new URL(origin).host) return sources.includes("'self'");
  const firebase = authDomain.endsWith('.firebaseapp.com') ? 'https://*.firebaseapp.com' : '';
  return sources.includes(`https://${authDomain}`) || sources.includes(firebase);
}
