/** Helpers of the desk's backend tests: puzzles to publish, written documents, and clean-up. */
import { getAuth } from 'firebase-admin/auth';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { afterEach, beforeEach } from 'vitest';
import { changePuzzle } from '../../../functions/src/desk/changePuzzle.ts';
import type { Puzzle } from '../../../src/games/contract/game.ts';
import type { GameId } from '../../../src/games/definitions.ts';
import { hashOf } from '../../../src/play/hash.ts';
import type { ChangePuzzleReply } from '../../../src/protocol/deskCallables.ts';
import { AUDIT, auditKey } from '../../../src/protocol/deskDocuments.ts';
import type { Listing } from '../../../src/protocol/listing.ts';
import { listingKey } from '../../../src/protocol/listings.ts';
import { PUBLISHED_INDEX, versionPath } from '../../../src/protocol/versions.ts';
import { toolkitOf } from '../../../tools/games/index.ts';
import { puzzleOf } from '../../../tools/games/published.ts';
import { database, type Editor, everybodyGone, newEditor } from './players.ts';

const db = database();

/** A valid puzzle under `id`, with the boards of the puzzle `from`. */
export function borrowed(game: GameId, id: string, from: string): Puzzle<unknown> {
  return { id, boards: puzzleOf(toolkitOf(game), from).boards };
}
export const jsonOf = (game: GameId, puzzle: Puzzle<unknown>) =>
  JSON.stringify(toolkitOf(game).game.makePuzzle(puzzle));
export const hashIn = (game: GameId, puzzle: Puzzle<unknown>) =>
  hashOf(toolkitOf(game).game, puzzle);
export const packHash = (game: GameId, id: string) => hashIn(game, puzzleOf(toolkitOf(game), id));

/** An editor's decoded token, as the functions receive it. */
export const tokenOf = ({ uid }: Pick<Editor, 'uid'>, more: object = {}) => ({
  uid,
  auth_time: Math.floor(Date.now() / 1000),
  staff: true,
  email_verified: true,
  ...more,
});

/** Changes a puzzle as an editor, at a moment `at` (epoch ms). */
export async function change(
  editor: Editor,
  at: number,
  data: Readonly<Record<string, unknown>>,
): Promise<Listing> {
  const reply: ChangePuzzleReply = await changePuzzle(
    { database: db, auth: getAuth(), at },
    tokenOf(editor),
    { reason: '', note: '', ...data },
  );
  return reply.listing;
}

const published = new Map<string, readonly DocumentSnapshot[]>();

/** Publishes an unchanged puzzle's second version. Only the first call proves it, which is slow. */
export async function publish(
  editor: Editor,
  at: number,
  { game, ...puzzle }: { game: GameId } & Puzzle<unknown>,
): Promise<void> {
  const { id } = puzzle;
  const key = `${game}/${id}/${hashIn(game, puzzle)}`;
  const known = published.get(key);
  if (known) await Promise.all(known.map((one) => one.ref.set(one.data()!)));
  else {
    await change(editor, at, {
      game,
      id,
      kind: 'publish',
      revision: 0,
      puzzle: jsonOf(game, puzzle),
    });
    const paths = [PUBLISHED_INDEX, versionPath(game, id, 2), `${AUDIT}/${auditKey(game, id, 1)}`];
    published.set(key, await db.getAll(...paths.map((path) => db.doc(path))));
  }
}

/** The index of published changes, which the app reads at every start. */
export async function indexIn(): Promise<Readonly<Record<string, unknown>>> {
  return (await db.doc(PUBLISHED_INDEX).get()).data() ?? {};
}

export async function listingIn(game: GameId, id: string): Promise<unknown> {
  return (await db.doc(PUBLISHED_INDEX).get()).data()?.puzzles?.[listingKey(game, id)];
}

/** The audit documents of a puzzle's changes, the oldest first. */
export async function auditOf(game: GameId, id: string): Promise<Record<string, unknown>[]> {
  const found = await db.collection('audit').where('game', '==', game).where('id', '==', id).get();
  return found.docs
    .map((one) => one.data())
    .sort((a, b) => a.at.toMillis() - b.at.toMillis() || a.after?.revision - b.after?.revision);
}

/** All database collections that the desk writes, except the leaderboards. */
const COLLECTIONS = [...['published', 'audit', 'reports', 'limits', 'errors', 'health']] as const;

/**
 * After each test, removes the desk's documents and all test users; test files of the desk never
 * run in parallel. A test file's own `afterEach` runs before this clean-up if the file registers it
 * later.
 * @param puzzles paths of leaderboard documents to remove recursively.
 */
export function tidyDesk(...puzzles: readonly string[]): void {
  afterEach(async () => {
    for (const name of COLLECTIONS) await db.recursiveDelete(db.collection(name));
    await Promise.all(puzzles.map((path) => db.recursiveDelete(db.doc(path))));
    await everybodyGone();
  });
}

/** `tidyDesk`, with a new editor before each test. */
export function deskWithEditor(
  begin: (editor: Editor) => unknown,
  ...puzzles: readonly string[]
): void {
  beforeEach(async () => {
    await begin(await newEditor());
  });
  tidyDesk(...puzzles);
}
