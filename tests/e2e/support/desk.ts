/** The desk with an editor signed in, and a fake server's documents that tests may change. */
import { expect, type Page } from '@playwright/test';
import { makeRng } from '../../../src/lib/rng.ts';
import { ERRORS, type ErrorDocument, staffPath } from '../../../src/protocol/deskDocuments.ts';
import { HEALTH, type HealthDocument } from '../../../src/protocol/health.ts';
import { heldLogPath, heldPath } from '../../../src/protocol/leaderboard.ts';
import { puzzleHash } from '../../../src/protocol/puzzleHash.ts';
import { PUBLISHED_INDEX, versionPath } from '../../../src/protocol/versions.ts';
import { IS_STAFF } from '../../../src/storage/isStaff.ts';
import { toolkitOf } from '../../../tools/games/index.ts';
import { puzzleOf } from '../../../tools/games/published.ts';
import { playByEngine } from '../../../tools/plays.ts';
import { NOW } from '../../support/clock.ts';
import { writeRows } from './database.ts';
import { TODAY, YESTERDAY } from './day.ts';
import { withFirebase } from './fakeFirebase.ts';

export const ANNA = { uid: 'anna', email: 'anna@example.com' } as const;
/** The time in the documents, in epoch ms: an hour before the tests' time. */
const AT = NOW.getTime() - 3_600_000;
const timeOf = (ms: number) => ({ timestamp: new Date(ms).toISOString() });

const HASHES = ['00000000000001', '00000000000002'] as const;

/** The fake server's documents, by path. */
export type DeskDocuments = Map<string, object>;

/** A corrected Geografind puzzle, published as version 2; the puzzle's listing holds its hash. */
const CORRECTED = (() => {
  const { game, engine } = toolkitOf('geografind');
  return game.makePuzzle(engine.generate('401', 0));
})();

const LISTINGS = {
  'geografind/401': {
    ...{ version: 2, hashes: [HASHES[0], puzzleHash(CORRECTED)] },
    ...{ state: 'corrected', revision: 1, excused: false },
    reason: 'The border on the map was wrong.',
  },
  'royal-family/392': {
    ...{ version: 1, hashes: HASHES, state: 'held', reason: '', revision: 2, excused: false },
  },
  'yearly-daily/2026-11-18': {
    ...{ version: 1, hashes: HASHES, state: 'withdrawn', revision: 1, excused: false },
    reason: 'A piece was missing.',
  },
};

const REPORTS: Readonly<Record<string, object>> = {
  a: {
    ...{ at: timeOf(AT), game: 'sudoku-shift', id: TODAY, version: 1, settled: false },
    ...{ reason: 'several', text: 'The Latte can be finished in two ways.' },
  },
  b: {
    ...{ at: timeOf(AT - 60_000), game: 'sudoku-shift', id: TODAY, version: 1, settled: false },
    ...{ reason: 'too-hard', text: '' },
  },
  c: {
    ...{ at: timeOf(AT - 9e7), game: 'geografind', id: '401', version: 2, settled: false },
    ...{ reason: 'wrong-fact', text: 'The distance is off by 40 km.' },
  },
};

/** A look at the site on which Geografind's packs end soon. */
const HEALTH_LOOK: HealthDocument = {
  day: '2026-11-21',
  packs: {
    'sudoku-shift': 84,
    'yearly-daily': 84,
    crossnumber: 90,
    geografind: 12,
    'royal-family': 84,
  },
  openSums: 0,
};

const BROKEN: ErrorDocument = {
  ...{ build: '20261120093000', message: '500 Internal Server Error', path: '/statistics' },
  agent: 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile',
  stack: 'TypeError: t is undefined\n    at Rx (https://crema.example/assets/Shelf-Cx1.js:1:2042)',
  frames: ['src/app/shelf/recap.ts:48:17 (recapOf)'],
  place: 'src/app/shelf/recap.ts:48:17 (recapOf)',
  settled: false,
};

const AUDIT: Readonly<Record<string, object>> = {
  a: {
    ...{ at: timeOf(AT), uid: 'ben', email: 'ben@example.com', game: 'geografind', id: '401' },
    ...{ kind: 'correct', reason: 'The border on the map was wrong.', note: 'Reported twice.' },
    before: null,
    after: LISTINGS['geografind/401'],
  },
  b: {
    ...{ at: timeOf(AT - 9e7), ...ANNA, game: 'sudoku-shift', id: YESTERDAY },
    ...{ kind: 'refuse', reason: '', note: 'A program.', player: 'player7' },
  },
};

/**
 * Results held back for review, with logs played by the engine: a result by itself, and two results
 * with the same moves.
 */
function* heldResults(): Iterable<[path: string, fields: object]> {
  const toolkit = toolkitOf('sudoku-shift');
  const logOf = (seed: string) =>
    JSON.stringify(playByEngine(toolkit, puzzleOf(toolkit, YESTERDAY), makeRng(seed)).log);
  const [alone, copied] = [logOf('held'), logOf('copied')];
  const info = (leaderboardName: string) => ({
    ...{ leaderboardName, avatarIcon: 'coffee', avatarColor: 'emerald', sameAs: 'player6' },
  });
  for (const [uid, later, log, more] of [
    ['player7', 0, alone, {}],
    ['player8', 1000, copied, info('Cosy Latte')],
    ['player9', 2000, copied, info('Warm Mocha')],
  ] as const) {
    const waiting = { game: 'sudoku-shift', id: YESTERDAY, uid };
    yield [
      heldPath('sudoku-shift', YESTERDAY, uid),
      { ...waiting, rank: 42_000, arrivedAt: timeOf(AT + later) },
    ];
    yield [
      heldLogPath('sudoku-shift', YESTERDAY, uid),
      { ...waiting, reason: 'It was played faster than a hand can move.', log, ...more },
    ];
  }
}

/**
 * The desk's data in these tests: changed puzzles, reports, held results, a look at the
 * site, a reported error, and the audit of
 * the desk's changes.
 */
export function deskDocuments(): DeskDocuments {
  return new Map<string, object>([
    [PUBLISHED_INDEX, { puzzles: LISTINGS }],
    [
      versionPath('geografind', '401', 2),
      {
        ...{ game: 'geografind', id: '401', version: 2 },
        ...{ hash: puzzleHash(CORRECTED), puzzle: JSON.stringify(CORRECTED) },
      },
    ],
    ...Object.entries(REPORTS).map(([key, report]) => [`reports/${key}`, report] as const),
    ...Object.entries(AUDIT).map(([key, entry]) => [`audit/${key}`, entry] as const),
    [HEALTH, HEALTH_LOOK],
    [`${ERRORS}/one`, { ...BROKEN, at: timeOf(AT) }],
    ...heldResults(),
  ]);
}

/**
 * Signs Anna, who belongs to the staff, in on the page's device.
 * @param documents the documents on the fake server; none by default.
 */
export async function signInAtDesk(
  page: Page,
  documents: DeskDocuments = new Map(),
): Promise<DeskDocuments> {
  documents.set(staffPath(ANNA.uid), {});
  await withFirebase(page, ANNA, documents, NOW);
  await writeRows(page, 'meta', { [IS_STAFF.key]: true });
  return documents;
}

/** Puts another board in the place of the 4 × 4 one on a bench of Sudoku Shift. */
export async function takeAnother(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Make 8 boards' }).click();
  await page.getByRole('button', { name: 'Use board 1', exact: true }).click();
  await expect(page.getByText('Ristretto: A different board.')).toBeVisible();
}
