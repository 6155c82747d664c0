/** Answers of database and functions to a visitor who has not signed in. */
import { readFileSync } from 'node:fs';
import type { CivilDate } from '../../src/daily/date.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { functionsAddress } from '../../src/firebase/callables.ts';
import { firestoreOrigin } from '../../src/firebase/firestore.ts';
import { DEFINITIONS } from '../../src/games/definitions.ts';
import { MOST_COUNTED } from '../../src/leaderboard/place.ts';
import { WITHOUT_APP_CHECK } from '../../src/protocol/callables.ts';
import { PUBLISHED_INDEX } from '../../src/protocol/versions.ts';
import { ask, jsonOf, type Problems, post, type Visit } from './visit.ts';

const NO_PROJECT = [
  'The site does not name its Firebase project, so its server cannot be checked.',
];

/** No account has this id. */
const STRANGER = 'smoke-test';

interface Request {
  readonly name: string;
  readonly send: (root: string) => Promise<{ readonly status: number }>;
}

const field = (fieldPath: string) => ({ fieldPath });

/** The page's own query for those ahead of a player; it needs the composite index of entries. */
const entries = (more: object) => ({
  structuredQuery: {
    from: [{ collectionId: 'entries' }],
    where: {
      fieldFilter: { field: field('verdict'), op: 'EQUAL', value: { stringValue: 'checked' } },
    },
    orderBy: [
      { field: field('rank'), direction: 'ASCENDING' },
      { field: field('arrivedAt'), direction: 'ASCENDING' },
    ],
    ...more,
  },
});

function requests(visit: Visit): Readonly<Record<'open' | 'closed', readonly Request[]>> {
  const { id: game, schedule } = DEFINITIONS[0]!;
  const board = `leaderboards/${game}/puzzles/${idFor(schedule, visit.today as CivilDate)}`;
  const get = (path: string): Request => ({
    name: path,
    send: (root) => ask(visit, `${root}/${path}`),
  });
  const list = (parent: string, name: string, query: object): Request => ({
    name,
    send: (root) => post(visit, `${root}${parent}:runQuery`, query),
  });
  const all = (collectionId: string) => ({
    structuredQuery: { from: [{ collectionId }], limit: 1 },
  });
  return {
    open: [
      get(board),
      get(PUBLISHED_INDEX),
      get(`deletedAccounts/${STRANGER}`),
      list(`/${board}`, 'a list of entries', entries({ limit: MOST_COUNTED })),
    ],
    closed: [
      list(`/${board}`, 'a list of entries that is too long', entries({ limit: MOST_COUNTED + 1 })),
      list(`/${board}`, 'a list of entries without an end', entries({})),
      list(`/${board}`, 'a list of entries with an offset', entries({ limit: 1, offset: 1 })),
      ...[
        ...['users', 'staff', 'audit', 'reports', 'errors', 'health', 'limits'],
        ...['tables', 'tableCodes', 'deletedAccounts'],
      ].map((name) => list('', `the list of ${name}`, all(name))),
      ...['users', 'memberships', 'leaderboardUsers'].map((name) => get(`${name}/${STRANGER}`)),
      {
        // Should the rules allow it, the precondition still keeps the document from being written.
        name: 'writing a profile',
        send: (root) =>
          ask(visit, `${root}/users/${STRANGER}?currentDocument.exists=true`, {
            method: 'PATCH',
            headers: { 'Content-Type': 'application/json' },
            body: '{"fields":{}}',
          }),
      },
    ],
  };
}

/** How the database refuses a request without a token of App Check. */
const REFUSALS: ReadonlySet<number> = new Set([401, 403]);

/** Rules let through what leaderboards and pages read, and nothing else. */
export async function ruleProblems(visit: Visit): Promise<Problems> {
  if (visit.project === null) return NO_PROJECT;
  const database = `projects/${visit.project}/databases/(default)/documents`;
  const root = `${firestoreOrigin(visit.project)}/v1/${database}`;
  const { open, closed } = requests(visit);
  const wrong: string[] = [];
  for (const { name, send } of open) {
    const { status } = await send(root);
    if (visit.isGuarded) {
      if (!REFUSALS.has(status)) {
        wrong.push(`The database answers ${status} to ${name} without an App Check token.`);
      }
      continue;
    }
    // Whether a document exists is another question.
    if (status !== 200 && status !== 404) wrong.push(`The database answers ${status} to ${name}.`);
  }
  for (const { name, send } of closed) {
    const { status } = await send(root);
    // Where App Check is enforced, its refusal may come first.
    const isClosed = visit.isGuarded ? REFUSALS.has(status) : status === 403;
    if (!isClosed) wrong.push(`The database answered ${status} instead of 403 to ${name}.`);
  }
  return wrong;
}

const INDEX = new URL('../../functions/src/index.ts', import.meta.url);
const namesMadeBy = (maker: string): string[] =>
  [
    ...readFileSync(INDEX, 'utf8').matchAll(new RegExp(`^export const (\\w+) = ${maker}\\(`, 'gm')),
  ].map(([, name]) => name!);

/** The names of the functions that act for a signed-in player, and of those for everybody. */
export const callableNames = () => namesMadeBy('callable');
export const openCallableNames = () => namesMadeBy('openCallable');

/**
 * Every function is deployed; those that act for a player ask for a sign-in, the others for data, and
 * most for a token of App Check before.
 */
export async function functionProblems(visit: Visit): Promise<Problems> {
  if (visit.project === null) return NO_PROJECT;
  const wrong: string[] = [];
  for (const name of callableNames()) {
    const address = `${functionsAddress(visit.project)}/${name}`;
    const answer = await post(visit, address, { data: { userId: STRANGER } });
    const { error } = (jsonOf(answer) ?? {}) as { readonly error?: { readonly status?: unknown } };
    const [status, word] =
      visit.isGuarded && !WITHOUT_APP_CHECK.has(name)
        ? ([503, 'UNAVAILABLE'] as const)
        : ([401, 'UNAUTHENTICATED'] as const);
    if (answer.status !== status || error?.status !== word) {
      wrong.push(`The function ${name} answers ${answer.status} to a visitor, not ${status}.`);
    }
  }
  for (const name of openCallableNames()) {
    const { status } = await post(visit, `${functionsAddress(visit.project)}/${name}`, {
      data: {},
    });
    const wanted = visit.isGuarded ? 503 : 400;
    if (status === wanted) continue;
    wrong.push(`The function ${name} answers ${status} to a call without data, not ${wanted}.`);
  }
  return wrong;
}
