/** The desk as a device knows it on which somebody of the staff has been before. */
import type { Page } from '@playwright/test';
import type { AuditDocument, ReportDocument } from '../../../src/desk/documents.ts';
import type { Dated, HeldResult } from '../../../src/desk/port.ts';
import { seenJson, seenKey } from '../../../src/desk/seen.ts';
import { rememberedJson, VISITOR_KEY } from '../../../src/desk/visitor.ts';
import { makeRng } from '../../../src/lib/rng.ts';
import { toolkitOf } from '../../../tools/games/index.ts';
import { puzzleOf } from '../../../tools/games/published.ts';
import { playByEngine } from '../../../tools/plays.ts';
import { makeDatabase, writeRows } from './database.ts';
import { NOW, TODAY, TOMORROW, YESTERDAY } from './day.ts';

const ANNA = { uid: 'anna', email: 'anna@example.com' } as const;
/** At nine o'clock on the tests' day, an hour before. */
const AT = NOW.getTime() - 3_600_000;

const HASHES = ['00000000000001', '00000000000002'] as const;

const calendar = {
  puzzles: {
    'geografind/401': {
      ...{ version: 2, hashes: HASHES, state: 'corrected', revision: 1 },
      reason: 'The border on the map was wrong.',
    },
    'royal-family/392': { version: 1, hashes: HASHES, state: 'held', reason: '', revision: 2 },
    'yearly-daily/2026-11-18': {
      ...{ version: 1, hashes: HASHES, state: 'withdrawn', revision: 1 },
      reason: 'A piece was missing.',
    },
  },
  drafts: [
    {
      ...{ game: 'sudoku-shift', id: TOMORROW, email: ANNA.email, hash: HASHES[0] },
      note: 'Mocha is too hard for a Sunday: one more pin.',
      plays: [
        {
          ...{ hash: HASHES[1], at: AT, email: ANNA.email, note: '' },
          ...{ times: [30_000, 90_000, 200_000, 400_000], hints: [0, 0, 1, 0], finished: true },
        },
      ],
    },
  ],
  reports: [{ game: 'sudoku-shift', id: TODAY }],
  versions: {},
} as const;

export const REPORTS: readonly Dated<ReportDocument>[] = [
  {
    ...{ key: 'a', at: AT, game: 'sudoku-shift', id: TODAY, version: 1 },
    ...{ reason: 'several', text: 'The Latte can be finished in two ways.', settled: false },
  },
  {
    ...{ key: 'b', at: AT - 60_000, game: 'sudoku-shift', id: TODAY, version: 1 },
    ...{ reason: 'too-hard', text: '', settled: false },
  },
  {
    ...{ key: 'c', at: AT - 9e7, game: 'geografind', id: '401', version: 2 },
    ...{ reason: 'wrong-fact', text: 'The distance is off by 40 km.', settled: false },
  },
];

const AUDIT: readonly Dated<AuditDocument>[] = [
  {
    ...{ key: 'a', at: AT, uid: 'ben', email: 'ben@example.com', game: 'geografind', id: '401' },
    ...{ kind: 'correct', reason: 'The border on the map was wrong.', note: 'Reported twice.' },
    after: {
      version: 2,
      hashes: [...HASHES],
      state: 'corrected',
      reason: '',
      excused: false,
      revision: 1,
    },
  },
  {
    ...{ key: 'b', at: AT - 9e7, uid: 'anna', email: ANNA.email, game: 'sudoku-shift' },
    ...{ id: YESTERDAY, kind: 'refuse', reason: '', note: 'A program.', player: 'player7' },
  },
];

/** Results as they wait, with logs of plays by the engine: one, and two with the same moves. */
function heldResults(): Dated<HeldResult>[] {
  const toolkit = toolkitOf('sudoku-shift');
  const logOf = (seed: string) =>
    JSON.stringify(playByEngine(toolkit, puzzleOf(toolkit, YESTERDAY), makeRng(seed)).log);
  const [alone, copied] = [logOf('held'), logOf('copied')];
  const held = (key: string, at: number, log: string): Dated<HeldResult> => ({
    ...{ key, at, game: 'sudoku-shift', board: YESTERDAY, player: `player${key}` },
    ...{ rank: 42_000, reason: 'It was played faster than a hand can move.', log },
  });
  const info = (name: string) =>
    ({ leaderboardName: name, avatarIcon: 'coffee', avatarColor: 'emerald' }) as const;
  return [
    held('7', AT, alone),
    { ...held('8', AT + 1_000, copied), info: info('Cosy Latte'), sameAs: 'player6' },
    { ...held('9', AT + 2_000, copied), info: info('Warm Mocha'), sameAs: 'player6' },
  ];
}

/**
 * Whoever opens the desk on this device now is Anna, who was there an hour ago.
 *
 * @param puzzle `{game}/{id}` of one at whose bench she was, where nobody had changed anything.
 */
export async function wasAtTheDesk(page: Page, puzzle?: string): Promise<void> {
  const seen = (name: string, value: unknown) => [
    seenKey(name),
    seenJson(ANNA.uid, AT, JSON.parse(JSON.stringify(value))),
  ];
  await makeDatabase(page);
  await writeRows(page, 'meta', {
    account: { ...ANNA, config: null },
    [VISITOR_KEY]: rememberedJson({ ...ANNA, at: AT }),
    ...Object.fromEntries([
      seen('calendar', calendar),
      seen('reports', REPORTS),
      seen('audit', AUDIT),
      seen('held', heldResults()),
      ...(puzzle === undefined
        ? []
        : [seen(`bench:${puzzle}`, { listing: null, changes: [], drafts: [], puzzle: null })]),
    ]),
  });
}
