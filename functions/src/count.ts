/**
 * How many have finished a puzzle, and how their results spread. A document takes about one write a
 * second, so each finisher counts in one of many *shards*; the puzzle's own document, which pages
 * read, is their sum as it was a moment ago (docs/decisions/0028-scale.md).
 */
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { figuresOf, mapFigures } from '../../src/desk/figures.ts';
import { definitionOf, type GameId } from '../../src/games/definitions.ts';
import {
  type ListedVerdict,
  MOST_SHARDS,
  type PuzzleDocument,
  puzzlePath,
  shardsPath,
} from '../../src/leaderboard/paths.ts';
import { bucketOf } from '../../src/leaderboard/spread.ts';
import type { PlayLog } from '../../src/play/log.ts';

/** How many shards there are for each finisher that this process has seen in the same ten seconds. */
const SHARDS_A_FINISHER = 16;
const PACE_MS = 10_000;
/** What stood in a puzzle's document before there were shards. */
const FORMER_SHARD = 'before';

/** Summing up again before that much time has passed would make the sum itself a hot document. */
const PAUSE_MS = 10_000;
/** Up to here every finisher sums up, of more a share: what the sum lacks is a sixteenth or less. */
const FEW_PLAYERS = 16;
/** However many there are, one in so many sums up: in a surge one a second or so. */
const AT_LEAST = 1 / 256;

/**
 * Whether the sum may lag behind: `open` since it was made, `closing` while a sweep looks, `settled`
 * when nobody has finished since. Whoever finishes while it is not `open` sums up at once.
 */
type Counting = 'open' | 'closing' | 'settled';

/** An entry, as far as it counts. */
export interface Counted {
  readonly game: GameId;
  readonly id: string;
  readonly rank: number;
  /** Missing from entries of the time before results were checked; those have been counted. */
  readonly verdict?: ListedVerdict | undefined;
  /** Of a checked play that came with one. */
  readonly log?: PlayLog | null;
}

let pace: { readonly window: number; readonly finishers: Map<string, number> } = {
  window: 0,
  finishers: new Map(),
};

/**
 * One of few shards while few finish, since summing up reads all that there are, and of more the faster
 * they come: with forty processes no shard is written more than once in four seconds for long.
 *
 * @param puzzle whatever is counted in shards of its own, by its path.
 * @param at epoch ms.
 */
export function pickShard(puzzle: string, at: number): string {
  const window = Math.floor(at / PACE_MS);
  if (pace.window !== window) pace = { window, finishers: new Map() };
  const finishers = (pace.finishers.get(puzzle) ?? 0) + 1;
  pace.finishers.set(puzzle, finishers);
  const shards = Math.min(MOST_SHARDS, SHARDS_A_FINISHER * finishers);
  return String(Math.floor(Math.random() * shards));
}

/**
 * Counts an entry, or with `-1` takes it out again, in the transaction that makes or removes it. What
 * its log tells of the boards is added to the same shard, and stays: nothing in it leads to anybody.
 *
 * @param at epoch ms.
 */
export function count(
  database: Firestore,
  transaction: Transaction,
  { game, id, rank, verdict = 'checked', log = null }: Counted,
  by: 1 | -1,
  at: number,
): void {
  const shard = `${shardsPath(game, id)}/${pickShard(puzzlePath(game, id), at)}`;
  const bucket = bucketOf(definitionOf(game).measure, rank);
  transaction.set(
    database.doc(shard),
    verdict === 'checked'
      ? {
          players: FieldValue.increment(by),
          spread: { [bucket]: FieldValue.increment(by) },
          ...(log === null ? {} : { figures: mapFigures(figuresOf(log), FieldValue.increment) }),
        }
      : { unchecked: FieldValue.increment(by) },
    { merge: true },
  );
}

/**
 * After a finisher has been counted: sums up, if it is time to. What fails here is no failure of
 * theirs; the next finisher or the sweep makes up for it.
 *
 * @param at epoch ms.
 */
export async function sumUpIfDue(
  database: Firestore,
  game: GameId,
  id: string,
  at: number,
): Promise<void> {
  try {
    const known = await database.doc(puzzlePath(game, id)).get();
    if (isDue(known, at)) await sumUp(database, known);
  } catch (error) {
    console.warn(`${game}/${id} was not summed up:`, error);
  }
}

function isDue(known: DocumentSnapshot, at: number): boolean {
  const counting: unknown = known.get('counting');
  if (counting !== ('open' satisfies Counting)) return true;
  if (at - (known.get('summedAt') as Timestamp).toMillis() < PAUSE_MS) return false;
  return Math.random() < Math.max(AT_LEAST, FEW_PLAYERS / Number(known.get('players')));
}

/**
 * Writes the sum of the shards as one query has found them, unless somebody else has since `known`
 * was read: then theirs is as new, and an older one never takes its place.
 */
async function sumUp(database: Firestore, known: DocumentSnapshot): Promise<void> {
  const before = isFormer(known) ? await keepFormer(database, known.ref) : known;
  await replace(before, await readSum(known.ref));
}

interface Sum extends PuzzleDocument {
  readonly summedAt: Timestamp;
}

async function readSum(puzzle: DocumentReference): Promise<Sum> {
  const shards = await puzzle.collection('shards').get();
  let players = 0;
  let unchecked = 0;
  const spread: Record<string, number> = {};
  for (const shard of shards.docs) {
    players += Number(shard.get('players') ?? 0);
    unchecked += Number(shard.get('unchecked') ?? 0);
    for (const [bucket, n] of Object.entries((shard.get('spread') ?? {}) as object)) {
      spread[bucket] = (spread[bucket] ?? 0) + Number(n);
    }
  }
  for (const [bucket, n] of Object.entries(spread)) if (n === 0) delete spread[bucket];
  return { players, spread, unchecked, summedAt: shards.readTime };
}

/** The sum in the place of exactly that version of the puzzle's document. */
async function replace(before: DocumentSnapshot, sum: Sum): Promise<void> {
  const counting: Counting = 'open';
  const document = { ...sum, counting };
  try {
    if (before.exists && before.updateTime) {
      await before.ref.update(document, { lastUpdateTime: before.updateTime });
    } else {
      await before.ref.create(document);
    }
  } catch (error) {
    if (!isOvertaken(error)) throw error;
  }
}

/** A document of the time before there were shards: it holds the count itself. */
const isFormer = (puzzle: DocumentSnapshot) =>
  puzzle.exists && puzzle.get('counting') === undefined;

/** Makes such a count a shard, once; returns the puzzle's document as it is then. */
async function keepFormer(
  database: Firestore,
  puzzle: DocumentReference,
): Promise<DocumentSnapshot> {
  await database.runTransaction(async (transaction) => {
    const found = await transaction.get(puzzle);
    if (!isFormer(found)) return;
    const { players = 0, spread = {} } = found.data() as Partial<PuzzleDocument>;
    transaction.set(puzzle.collection('shards').doc(FORMER_SHARD), { players, spread });
    transaction.update(puzzle, { counting: 'closing' satisfies Counting });
  });
  return puzzle.get();
}

/** More than are open at once on a usual day; what is left over comes next time. */
const MOST_SWEPT = 500;

/**
 * Sums up every puzzle whose sum may lag behind, and settles those where it does not: so all sums are
 * exact soon after the last finisher. Runs every ten minutes; running twice at once does no harm.
 */
export async function sweepCounts(database: Firestore): Promise<void> {
  const counting: readonly Counting[] = ['open', 'closing'];
  const found = await database
    .collectionGroup('puzzles')
    .where('counting', 'in', counting)
    .limit(MOST_SWEPT)
    .get();
  for (const puzzle of found.docs) {
    await settle(puzzle).catch((error: unknown) => {
      console.warn(`${puzzle.ref.path} was not settled:`, error);
    });
  }
}

async function settle(found: DocumentSnapshot): Promise<void> {
  const puzzle = found.ref;
  try {
    // First: whoever counts after the shards were read sees this, and sums up.
    await puzzle.update({ counting: 'closing' }, { lastUpdateTime: found.updateTime! });
    const closing = await puzzle.get();
    const sum = await readSum(puzzle);
    if (isSame(sum, closing)) {
      await puzzle.update({ counting: 'settled' }, { lastUpdateTime: closing.updateTime! });
    } else {
      await replace(closing, sum);
    }
  } catch (error) {
    // A finisher was faster.
    if (!isOvertaken(error)) throw error;
  }
}

function isSame(
  { players, spread, unchecked }: PuzzleDocument,
  document: DocumentSnapshot,
): boolean {
  const known = (document.get('spread') ?? {}) as Readonly<Record<string, number>>;
  const buckets = Object.keys(spread);
  return (
    document.get('players') === players &&
    document.get('unchecked') === unchecked &&
    Object.keys(known).length === buckets.length &&
    buckets.every((bucket) => known[bucket] === spread[bucket])
  );
}

/** After something was taken out of a puzzle's count: the next sweep looks at it. */
export async function reopen(database: Firestore, puzzle: DocumentReference): Promise<void> {
  const known = await puzzle.get();
  if (isFormer(known)) return sumUp(database, known);
  if (!known.exists || known.get('counting') === ('open' satisfies Counting)) return;
  const counting: Counting = 'open';
  try {
    await puzzle.update({ counting }, { lastUpdateTime: known.updateTime! });
  } catch (error) {
    // Summed up or closed meanwhile; of the latter nobody can say whether it saw what went.
    if (!isOvertaken(error)) throw error;
    await puzzle.update({ counting });
  }
}

/** Whether a write failed because somebody else had written, or removed, the document. */
function isOvertaken(error: unknown): boolean {
  const [NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED] = [5, 6, 9, 10];
  const code = (error as { code?: unknown } | null)?.code;
  return [NOT_FOUND, ALREADY_EXISTS, FAILED_PRECONDITION, ABORTED].some((one) => one === code);
}
