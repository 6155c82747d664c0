/**
 * The plays and ways that the device keeps beside results (monthOfPlays.ts), and how many of them the
 * account has.
 */
import { dateOf } from '../daily/numbering.ts';
import type { FinalMoves } from '../games/contract/game.ts';
import { definitionOf, GAME_IDS, type PuzzleName, resultsOf } from '../games/definitions.ts';
import { isSame } from '../lib/json.ts';
import { isWhole } from '../lib/reading.ts';
import { resultKey, storedNames } from '../protocol/resultKeys.ts';
import type { ResultRow } from './entities.ts';
import { puzzleKey, SENT_PLAYS } from './keys.ts';
import type { KeptPlay, Play } from './monthOfPlays.ts';
import { putPlay, readPlayRow } from './plays.ts';
import type { Storage } from './port.ts';
import { completeRows } from './resultRows.ts';
import { isRecord, resultReader } from './rows.ts';
import type { TableStore, TableTransaction } from './tableStore.ts';
import { RESULT_TABLES } from './tables.ts';
import { withEndings, withOwnEnding, withWays } from './ways.ts';

/** By puzzle, the number of parts that the account has: the play, and each different solution. */
type SentPlays = Readonly<Record<string, number>>;

function partsOf({ play, ways }: Pick<KeptPlay, 'play' | 'ways'>): number {
  const solutions = play?.ending ? [play.ending, ...ways] : ways;
  return (play ? 1 : 0) + new Set(solutions.map((one) => JSON.stringify(one))).size;
}

async function readSentPlays(tx: Pick<TableTransaction, 'get'>): Promise<SentPlays> {
  const stored = await tx.get('meta', SENT_PLAYS);
  if (!isRecord(stored)) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, number] =>
      isWhole(entry[1], 1, Number.MAX_SAFE_INTEGER),
    ),
  );
}

/** The plays that the account lacks, wholly or in part. The transaction has results, plays, meta. */
export async function unsentPlays(tx: TableTransaction): Promise<readonly KeptPlay[]> {
  const sent = await readSentPlays(tx);
  const withLog = new Set(await tx.keys('plays'));
  const unsent: KeptPlay[] = [];
  for (const game of GAME_IDS) {
    const rows = await completeRows(tx, game);
    for (const { id, result, hash, ending, ways = [], finishedAt, finishedOn } of rows) {
      const key = puzzleKey(game, id);
      const known = sent[key] ?? 0;
      const solutions = (ending ? 1 : 0) + ways.length;
      // A result without a hash came from the server after another one was made here: the final
      // boards are of that one, and are only a way.
      const mayBePlayed = hash !== undefined && withLog.has(key);
      if (solutions + (mayBePlayed ? 1 : 0) <= known) continue;
      const played = mayBePlayed ? readPlayRow(key, await tx.get('plays', key)) : null;
      const play =
        played !== null && isSame(played.result, result)
          ? {
              ...{ result, hash: played.hash, log: played.log },
              ...(ending && { ending }),
              ...(finishedAt !== null && { finishedAt }),
              ...(finishedOn && { finishedOn }),
            }
          : undefined;
      const found = ending && !play ? [ending, ...ways] : ways;
      const kept: KeptPlay = { game, id, ...(play && { play }), ways: found };
      if (partsOf(kept) > known) unsent.push(kept);
    }
  }
  return unsent;
}

/**
 * Adds plays to the results that they led to, and ways to any complete result. Returns what was
 * added. The transaction has results, plays, meta.
 */
async function mergePlays(
  tx: TableTransaction,
  kept: readonly KeptPlay[],
): Promise<readonly KeptPlay[]> {
  const merged: KeptPlay[] = [];
  for (const one of kept) {
    const { game, id } = one;
    const [table, key] = [storedNames(game).results, resultKey(game, id)];
    const row = resultReader(game)(key, await tx.get(table, key));
    if (row === null || !resultsOf(game).isComplete(row.result)) continue;
    const play = one.play && isSame(row.result, one.play.result) ? one.play : undefined;
    const after = withKept(row, play, one.ways);
    if (after !== row) await tx.put(table, [[key, after]]);
    if (play) await putPlay(tx, { game, id, result: row.result, hash: play.hash, log: play.log });
    merged.push({ game, id, ...(play && { play }), ways: one.ways });
  }
  return merged;
}

/** The row with another device's play and ways; the first way stands in for missing final boards. */
function withKept(row: ResultRow, play: Play | undefined, ways: readonly FinalMoves[]): ResultRow {
  const played = play ? withPlay(row, play) : row;
  if (play?.ending) return withWays(withOwnEnding(played, play.ending), ways);
  const [ending, ...others] = ways;
  return ending === undefined ? played : withEndings(played, { ending, ways: others });
}

/** The row with what the play tells of its result; the row itself when it knows that already. */
function withPlay(row: ResultRow, play: Play): ResultRow {
  // A row without a hash may have the time of another result, which this one has replaced.
  const known = row.hash === undefined ? null : row.finishedAt;
  const finishedAt = known ?? play.finishedAt ?? row.finishedAt;
  const finishedOn =
    (finishedAt === play.finishedAt ? play.finishedOn : undefined) ?? row.finishedOn;
  const isKnown = row.hash === play.hash && row.finishedAt === finishedAt;
  if (isKnown && row.finishedOn === finishedOn) return row;
  const isFromAccount = row.finishedAt === null && finishedAt !== null;
  return {
    ...{ ...row, hash: play.hash, finishedAt },
    ...(finishedOn && { finishedOn }),
    ...(isFromAccount && { elsewhere: true }),
  };
}

const TABLES = [...RESULT_TABLES, 'plays', 'meta'] as const;

export function playsPart(store: TableStore) {
  const read = { mode: 'read', tables: TABLES } as const;
  const write = { mode: 'write', tables: TABLES } as const;

  /** Notes what the server has of these plays. */
  async function note(tx: TableTransaction, plays: readonly KeptPlay[]): Promise<void> {
    if (plays.length === 0) return;
    const sent = plays.map((play) => [puzzleKey(play.game, play.id), partsOf(play)] as const);
    const all = { ...(await readSentPlays(tx)), ...Object.fromEntries(sent) };
    await tx.put('meta', [[SENT_PLAYS, all]]);
  }

  return {
    readUnsentPlays: () => store.transaction(read, unsentPlays),

    markPlaysSent: (plays) => store.transaction(write, (tx) => note(tx, plays)),

    takePlays: (plays) =>
      store.transaction(write, async (tx) => note(tx, await mergePlays(tx, plays))),

    readLackingPlays: (since) =>
      store.transaction(read, async (tx) => {
        const played = new Set(await tx.keys('plays'));
        const lacking: PuzzleName[] = [];
        for (const game of GAME_IDS) {
          const { schedule } = definitionOf(game);
          for (const { id, hash } of await completeRows(tx, game)) {
            const isLacking = hash === undefined || !played.has(puzzleKey(game, id));
            if (isLacking && dateOf(schedule, id) >= since) lacking.push({ game, id });
          }
        }
        return lacking;
      }),
  } satisfies Partial<Storage>;
}
