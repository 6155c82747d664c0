import { describe, expect, it } from 'vitest';
import { addDays, type CivilDate } from '../../src/daily/date.ts';
import { fail, ok } from '../../src/lib/result.ts';
import { siteOf } from '../build/site.ts';
import { type Facts, functionsProblem, preflight } from './preflight.ts';

const TODAY: CivilDate = '2027-01-10';
const NEEDED = addDays(TODAY, 90);

const siteWith = (own: object) => siteOf('my-cafe', JSON.stringify({ 'my-cafe': own }), '{}');

/** All that a deployment needs, but for these facts. */
const facts = (others: Partial<Facts> = {}): Facts => ({
  project: 'my-cafe',
  today: TODAY,
  site: siteWith({ address: 'https://crema.example' }),
  isClone: true,
  isCommitted: true,
  outdated: [],
  packedThrough: { geografind: NEEDED, crossnumber: addDays(NEEDED, 3) },
  ...others,
});

it('lets a site go that has everything', () => {
  expect(preflight(facts())).toEqual([]);
});

describe('names in one sentence', () => {
  const cases: readonly [string, Partial<Facts>, string][] = [
    [
      'a project of the emulators',
      { project: 'demo-crema' },
      'Projects named demo-… exist only in the emulators. Pass the ID of a real Firebase project.',
    ],
    [
      'a provider that there is not',
      { site: siteWith({ signIn: ['google', 'myspace'] }) },
      'config.json: there is no sign-in with "myspace".',
    ],
    [
      'a sign-in domain that the policy does not know',
      { site: siteWith({ address: 'https://crema.example', authDomain: 'login.example' }) },
      'config.json: the security policy does not allow authDomain “login.example” in a frame. Remove authDomain, or use your address.',
    ],
    [
      'packs that end a day too early',
      { packedThrough: { geografind: addDays(NEEDED, -1), crossnumber: NEEDED } },
      'The packs of geografind end on 2027-04-09, but must reach 2027-04-10. Run `npm run puzzles` and `npm run prove`, and commit the results.',
    ],
    [
      'packs without today',
      { packedThrough: { geografind: null } },
      'The packs of geografind have no puzzle for today, but must reach 2027-04-10. Run `npm run puzzles` and `npm run prove`, and commit the results.',
    ],
  ];
  it.each(cases)('%s', (_name, others, sentence) => {
    expect(preflight(facts(others))).toEqual([sentence]);
  });

  it('everything at once', () => {
    const none: Partial<Facts> = {
      ...{ site: siteOf('my-cafe', '{}', '{}'), isCommitted: false },
      packedThrough: { geografind: null },
      outdated: [{ file: 'firebase.json', command: 'npm run csp' }],
    };
    expect(preflight(facts(none))).toHaveLength(4);
  });
});

it('takes the sign-in domain of Firebase and of the site itself', () => {
  for (const authDomain of ['my-cafe.firebaseapp.com', 'crema.example', undefined]) {
    const site = siteWith({ address: 'https://crema.example', authDomain });
    expect(preflight(facts({ site }))).toEqual([]);
  }
});

it('refuses functions that do not load, and a build without any', () => {
  expect(functionsProblem(ok(['insertLeaderboardGames']))).toBeNull();
  expect(functionsProblem(ok([]))).toBe('The built functions export nothing.');
  expect(functionsProblem(fail('broken', 'TypeError: onCall is not a function'))).toBe(
    'The functions cannot be loaded: TypeError: onCall is not a function',
  );
});
