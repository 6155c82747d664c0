/**
 * A model of two members with three devices, which play, join and leave without a network and send in
 * any order: they end with one table, the same for all.
 */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { getAuth } from 'firebase-admin/auth';
import { expect, it } from 'vitest';
import { deleteAccount } from '../../functions/src/deleteAccount.ts';
import { changeTable } from '../../functions/src/tables/changeTable.ts';
import { idFor } from '../../src/daily/numbering.ts';
import { definitionOf, type GameId } from '../../src/games/definitions.ts';
import { membershipPath, tablePath } from '../../src/protocol/table.ts';
import { type Join, waitingJoins, withAnswer, withJoin } from '../../src/tables/joins.ts';
import { parseTable, parseTableIds } from '../../src/tables/parse.ts';
import { keep, send, verdictIn } from './support/finishers.ts';
import { wrongGuesses } from './support/guesses.ts';
import { database } from './support/players.ts';
import { INFO } from './support/profiles.ts';

const db = database();
/** The model's day, whose puzzles no other test plays. */
const DAY = '2026-02-03';
const NOW = Date.UTC(2026, 1, 3, 9);
const idOf = (game: GameId) => idFor(definitionOf(game).schedule, DAY);
const GEOGRAFIND = idOf('geografind');
/** A result without a log of moves, which is listed unchecked, and one that is checked. */
const RESULTS = {
  'royal-family': [61_000, 1],
  geografind: [...wrongGuesses(GEOGRAFIND, 6), 'loss'],
} as const;

/** A device's queue: results and joins that it has not sent yet. */
interface Device {
  readonly owner: 0 | 1;
  joins: readonly Join[];
  finished: readonly (keyof typeof RESULTS)[];
}

type Step =
  | { readonly kind: 'join' | 'leave' | 'sync'; readonly device: number }
  | { readonly kind: 'finish'; readonly device: number; readonly game: keyof typeof RESULTS };

const device = fc.nat(2);
const steps: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constantFrom('join' as const, 'leave' as const), device }),
    fc.record({ kind: fc.constant('sync' as const), device }),
    fc.record({
      kind: fc.constant('finish' as const),
      device,
      game: fc.constantFrom('royal-family' as const, 'geografind' as const),
    }),
  ),
  { minLength: 4, maxLength: 12 },
);

/** The table as a device of this player reads it; null for who is not at it. */
async function copyOf(uid: string, id: string) {
  const ids = parseTableIds((await db.doc(membershipPath(uid)).get()).data());
  return ids.includes(id) ? parseTable((await db.doc(tablePath(id)).get()).data()) : null;
}

async function run(all: readonly Step[]): Promise<void> {
  const host = `model-host-${randomUUID()}`;
  const members = [`model-a-${randomUUID()}`, `model-b-${randomUUID()}`] as const;
  try {
    for (const uid of [host, ...members]) await db.doc(`users/${uid}`).set(INFO);
    const { table: id } = await changeTable(db, host, { kind: 'create', name: 'Cosy Latte' }, NOW);
    const code = String((await db.doc(tablePath(id)).get()).get('code'));
    const devices: Device[] = [0, 0, 1].map((owner) => ({
      ...{ owner: owner as 0 | 1, joins: [], finished: [] },
    }));
    /** Those who sit at the table, and what the server has of their results. */
    const seated = new Set<string>([host]);
    const sent = new Map<string, Set<GameId>>(members.map((uid) => [uid, new Set()]));

    const sync = async (one: Device) => {
      const uid = members[one.owner];
      for (const game of one.finished) {
        const result = RESULTS[game];
        await keep(uid, result, game, idOf(game));
        const reply = await send(uid, { game, id: idOf(game), result }, NOW);
        expect(verdictIn(reply)).toMatch(/^(un)?checked$/);
        sent.get(uid)!.add(game);
      }
      one.finished = [];
      for (const join of waitingJoins(one.joins)) {
        const { table } = await changeTable(db, uid, { kind: 'join', code: join.code }, NOW);
        one.joins = withAnswer(one.joins, join.code, { table });
        seated.add(uid);
      }
    };

    for (const step of all) {
      const one = devices[step.device]!;
      const uid = members[one.owner];
      if (step.kind === 'join') one.joins = withJoin(one.joins, code);
      else if (step.kind === 'finish') one.finished = [...one.finished, step.game];
      else if (step.kind === 'sync') await sync(one);
      else {
        await changeTable(db, uid, { kind: 'leave', table: id }, NOW);
        seated.delete(uid);
      }
    }
    for (const one of devices) await sync(one);

    const table = parseTable((await db.doc(tablePath(id)).get()).data())!;
    expect(Object.keys(table.members).toSorted()).toEqual([...seated].toSorted());
    for (const uid of members) {
      const isSeated = seated.has(uid);
      expect(await copyOf(uid, id)).toEqual(isSeated ? table : null);
      const listed = Object.keys(table.days[DAY]?.[uid] ?? {}).toSorted();
      expect(listed).toEqual(isSeated ? [...sent.get(uid)!].toSorted() : []);
      const known = (await db.doc(`leaderboardUsers/${uid}`).get()).get('tables') ?? {};
      expect(known).toEqual(isSeated ? { [id]: false } : {});
    }
  } finally {
    for (const uid of [host, ...members]) await deleteAccount(db, getAuth(), uid, NOW);
  }
}

it('ends with one table, the same on every device', async () => {
  await fc.assert(fc.asyncProperty(steps, run), { numRuns: 8 });
});
