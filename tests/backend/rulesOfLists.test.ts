/**
 * The rules refuse list queries billed for more than they return: documents skipped by an offset
 * count as reads, and a long list costs a read for each document. The requests use REST, as a
 * script without the app would.
 */
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EMULATOR_HOST, EMULATOR_PORTS } from '../../src/firebase/emulators.ts';
import { RULES, type RulesEmulator, rulesEmulator } from './support/rulesEmulator.ts';

const PROJECT = 'demo-crema-lists';
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`;
const BOARD = 'leaderboards/sudoku-shift/puzzles/5';

let rules: RulesEmulator;
beforeAll(async () => {
  rules = await rulesEmulator(PROJECT);
  await rules.putAll({
    'staff/erin': {},
    [BOARD]: { players: 2 },
    [`${BOARD}/entries/anna`]: { uid: 'anna' },
    [`${BOARD}/entries/bert`]: { uid: 'bert' },
    [`${BOARD}/shards/0`]: { players: 2 },
    [`${BOARD}/held/anna`]: { uid: 'anna' },
    [`${BOARD}/heldLogs/anna`]: { uid: 'anna' },
    [`${BOARD}/logs/anna`]: { uid: 'anna' },
    'audit/one': { game: 'sudoku-shift' },
    'reports/one': { game: 'sudoku-shift' },
  });
});
afterAll(() => rules.env.cleanup());

/** An unsigned token of a staff member, which the emulator believes. */
function staffToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    ...{ sub: 'erin', user_id: 'erin', staff: true, email_verified: true },
    ...{ iat: seconds, exp: seconds + 3600, aud: PROJECT },
    iss: `https://securetoken.google.com/${PROJECT}`,
  };
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

interface Asked {
  readonly parent?: string;
  readonly from: string;
  readonly everywhere?: boolean;
  readonly limit?: number;
  readonly offset?: number;
}

/**
 * The HTTP status of the response to a list query, or, with `counted`, to a query that only counts
 * the documents.
 */
async function statusOf(
  { parent, from, everywhere = false, limit, offset }: Asked,
  { counted = false, staff = false } = {},
): Promise<number> {
  const structuredQuery = {
    from: [{ collectionId: from, ...(everywhere ? { allDescendants: true } : {}) }],
    ...(limit === undefined ? {} : { limit }),
    ...(offset === undefined ? {} : { offset }),
  };
  const aggregations = [{ alias: 'count', count: {} }];
  const path = parent === undefined ? DOCUMENTS : `${DOCUMENTS}/${parent}`;
  const method = counted ? 'runAggregationQuery' : 'runQuery';
  const response = await fetch(
    `http://${EMULATOR_HOST}:${EMULATOR_PORTS.firestore}/v1/${path}:${method}`,
    {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(staff ? { Authorization: `Bearer ${staffToken()}` } : {}),
      },
      body: JSON.stringify(
        counted
          ? { structuredAggregationQuery: { structuredQuery, aggregations } }
          : { structuredQuery },
      ),
    },
  );
  return response.status;
}

const ENTRIES = { parent: BOARD, from: 'entries' };

describe.each([
  ['a list', false],
  ['a count', true],
])('%s of entries, signed out', (_, counted) => {
  it.each([
    [{ ...ENTRIES, limit: 100 }, 200],
    [{ ...ENTRIES, limit: 100, offset: 0 }, 200],
    [{ ...ENTRIES, limit: 1, offset: 1 }, 403],
    [{ ...ENTRIES, limit: 1, offset: 1_000_000 }, 403],
    [{ ...ENTRIES, limit: 101 }, 403],
    [{ ...ENTRIES, limit: 1_000 }, 403],
    [{ ...ENTRIES }, 403],
    [{ ...ENTRIES, offset: 1_000_000 }, 403],
  ])('%j: %i', async (asked, status) => {
    expect(await statusOf(asked, { counted })).toBe(status);
  });
});

describe.each<Asked>([
  { from: 'held', everywhere: true },
  { from: 'heldLogs', everywhere: true },
  { from: 'logs', everywhere: true },
  { from: 'audit' },
  { from: 'reports' },
  { from: 'errors' },
])('staff list $from', (asked) => {
  it('from the first', async () => {
    expect(await statusOf({ ...asked, limit: 100 }, { staff: true })).toBe(200);
  });
  it('and from no other', async () => {
    expect(await statusOf({ ...asked, limit: 1, offset: 1 }, { staff: true })).toBe(403);
    expect(await statusOf({ ...asked, limit: 1, offset: 1_000_000 }, { staff: true })).toBe(403);
  });
});

/**
 * Tests the expression of the rules that refuses an offset. Firestore's documentation does not say
 * what the rules see as the offset of a query without an offset: no field, null or 0. A document
 * stands in for the query, as an emulator produces only one of the three forms.
 */
describe('the expression for offsets', () => {
  const expression = /function startsAtFirst\(query\) \{[^}]*\}/.exec(RULES)?.[0];
  let standIn: RulesEmulator;
  beforeAll(async () => {
    standIn = await rulesEmulator(
      `${PROJECT}-stand-in`,
      `rules_version = '2';
      service cloud.firestore {
        match /databases/{database}/documents {
          match /queries/{id} {
            allow create: if startsAtFirst(request.resource.data);
          }
          ${expression}
        }
      }`,
    );
    // The documents of an earlier run would be updated, not created.
    await standIn.env.clearFirestore();
  });
  afterAll(() => standIn.env.cleanup());

  const ask = (id: string, query: object) => setDoc(doc(standIn.as(null), `queries/${id}`), query);

  it.each([
    ['missing', { limit: 1 }],
    ['null', { limit: 1, offset: null }],
    ['zero', { limit: 1, offset: 0 }],
  ])('lets one through that is %s', (id, query) => assertSucceeds(ask(id, query)));

  it.each([1, 2, 1_000_000, -1, '0', [0]])('refuses %j', (offset) =>
    assertFails(ask('other', { limit: 1, offset })),
  );
});
