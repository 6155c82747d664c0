/** Every sentence of the shelf, read back by an oracle written apart, on made-up histories. */
import { describe, expect, it } from 'vitest';
import { type Character, madeUpRows } from '../../../tests/support/madeUpPlayer.ts';
import { faultOf } from '../../../tests/support/shelfOracle.ts';
import { addDays } from '../../daily/date.ts';
import { DEFINITIONS, definitionOf, type GameId } from '../../games/definitions.ts';
import { collected } from '../../games/geografind/view/piece.tsx';
import { hintsOf } from '../../games/yearly-daily/results.ts';
import { makeRng, type Rng } from '../../lib/rng.ts';
import type { ResultRow } from '../../storage/entities.ts';
import { recordOf } from '../records/records.ts';
import { sentenceFor } from './sentence.ts';

const pieceOf = (game: GameId) => ({
  ...(game === 'geografind' && { collected }),
  ...(game === 'yearly-daily' && { hintsOf }),
});

const told = (game: GameId, rows: readonly ResultRow[], today: `${number}-${number}-${number}`) =>
  sentenceFor(recordOf(definitionOf(game), rows, [], null), today, pieceOf(game));

const between = (rng: Rng, from: number, to: number) => from + rng.next() * (to - from);

function characterBy(rng: Rng): Character {
  const pair = (from: number, to: number) =>
    [between(rng, from, to), between(rng, from, to)] as const;
  return {
    ...{ minutes: pair(2, 12), stray: pair(0.05, 1.2), hints: pair(0, 3), guesses: pair(2, 6) },
    missed: rng.below(3) === 0 ? 0 : between(rng, 0, 0.9),
  };
}

/** A thousand in `npm run test:all`. */
const HISTORIES = Math.min(1_000, 5 * Number(process.env.CREMA_RUNS ?? 50));

describe('made-up histories', () => {
  const sentences: string[] = [];
  const faults: string[] = [];
  for (let i = 0; i < HISTORIES; i++) {
    const rng = makeRng(`history ${i}`);
    const definition = DEFINITIONS[i % DEFINITIONS.length]!;
    const today = addDays('2026-11-21', -rng.below(120));
    const from = addDays(today, -[4, 30, 120, 400][rng.below(4)]!);
    const rows = madeUpRows(definition, [from, today], `${i}`, characterBy(rng));
    const sentence = told(definition.id, rows, today);
    if (sentence === null) {
      if (rows.length > 0) faults.push(`${i} ${definition.id} ${today}: no sentence`);
      continue;
    }
    sentences.push(sentence);
    const fault = faultOf(sentence, definition.id, rows, today);
    if (fault !== null) faults.push(`${i} ${definition.id} ${today}: ${fault}`);
  }

  it('are told truly, and none as a decline', () => expect(faults).toEqual([]));

  it.each([
    /so far/,
    /^You’ve finished \d+ puzzles/,
    /countries/,
    /last \d+ daily/,
    /last \d+ weekly/,
    /last \d+ \w+day puzzles/,
    /typical time/,
    /fewer guesses/,
    /^Hints per puzzle:/,
    /vary by/,
    /best time ever/,
  ])('some are told %s', (kind) =>
    expect(sentences.filter((one) => kind.test(one)).length).toBeGreaterThan(HISTORIES / 500),
  );

  it('are short', () => {
    expect(Math.max(...sentences.map((one) => one.split(' ').length))).toBeLessThanOrEqual(18);
  });
});

it('is the same whatever the order of the rows', () => {
  const definition = definitionOf('royal-family');
  const rows = madeUpRows(definition, ['2026-01-01', '2026-11-21'], 'order');
  expect(told('royal-family', rows.toReversed(), '2026-11-21')).toBe(
    told('royal-family', rows, '2026-11-21'),
  );
});

it('skips rows of no puzzle', () => {
  const row = { id: 'x', result: [60_000, 1], openedOn: null, finishedAt: null };
  expect(told('royal-family', [row, { ...row, id: '0' }], '2026-11-21')).toBeNull();
});

describe('the oracle finds', () => {
  const rows = madeUpRows(definitionOf('royal-family'), ['2026-01-01', '2026-11-21'], 'faults');
  it.each([
    ['a wrong count', 'You’ve finished 3 puzzles.'],
    ['a wrong row', 'You’ve finished the last 400 daily puzzles.'],
    ['a wrong time', 'Your typical time in the last 30 days is 1:00:00 shorter than in May.'],
    ['a decline', 'Your typical time in the last 30 days is 0:10 longer than in May.'],
    ['a riddle', 'You’re doing well.'],
  ])('%s', (_, sentence) =>
    expect(faultOf(sentence, 'royal-family', rows, '2026-11-21')).not.toBeNull(),
  );
});
