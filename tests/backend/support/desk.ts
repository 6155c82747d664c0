/** What the desk's tests have in common: puzzles to publish, what was written, and tidying up. */
import { getAuth } from 'firebase-admin/auth';
import { afterEach, beforeEach } from 'vitest';
import { changePuzzle } from '../../../functions/src/desk/changePuzzle.ts';
import type { ChangePuzzleReply } from '../../../src/desk/callables.ts';
import type { Puzzle } from '../../../src/games/contract/game.ts';
import type { GameId } from '../../../src/games/definitions.ts';
import { hashOf } from '../../../src/play/hash.ts';
import { type Listing, listingKey } from '../../../src/published/listing.ts';
import { PUBLISHED_INDEX } from '../../../src/published/paths.ts';
import { toolkitOf } from '../../../tools/games/index.ts';
import { puzzleOf } from '../../../tools/games/published.ts';
import { database, type Editor, everybodyGone, newEditor } from './players.ts';

const db = database();

/** A good puzzle under that id: the boards are those of another. */
export function borrowed(game: GameId, id: string, from: string): Puzzle<unknown> {
  return { id, boards: puzzleOf(toolkitOf(game), from).boards };
}
export const jsonOf = (game: GameId, puzzle: Puzzle<unknown>) =>
  JSON.stringify(toolkitOf(game).game.makePuzzle(puzzle));
export const hashIn = (game: GameId, puzzle: Puzzle<unknown>) =>
  hashOf(toolkitOf(game).game, puzzle);
export const packHash = (game: GameId, id: string) => hashIn(game, puzzleOf(toolkitOf(game), id));

/** An editor's token, as the functions get it. */
export const tokenOf = ({ uid }: Pick<Editor, 'uid'>, more: object = {}) => ({
  uid,
  auth_time: Math.floor(Date.now() / 1000),
  staff: true,
  email_verified: true,
  ...more,
});

/** Changes a puzzle as of that moment (epoch ms). */
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

/** The document with what players are told at every start. */
export async function indexIn(): Promise<Readonly<Record<string, unknown>>> {
  return (await db.doc(PUBLISHED_INDEX).get()).data() ?? {};
}

export async function listingIn(game: GameId, id: string): Promise<unknown> {
  return (await db.doc(PUBLISHED_INDEX).get()).data()?.puzzles?.[listingKey(game, id)];
}

/** The log of a puzzle's changes, the oldest first. */
export async function auditOf(game: GameId, id: string): Promise<Record<string, unknown>[]> {
  const found = await db.collection('audit').where('game', '==', game).where('id', '==', id).get();
  return found.docs
    .map((one) => one.data())
    .sort((a, b) => a.at.toMillis() - b.at.toMillis() || a.after?.revision - b.after?.revision);
}

/** Everything that the desk writes, but for the leaderboards. */
const COLLECTIONS = ['published', 'audit', 'reports', 'limits', 'drafts'] as const;

/**
 * Removes what a test at the desk has written, and everybody who was there: no two files of the desk's tests
 * run at once. A file's own `afterEach`, if it comes later in the file, runs before that.
 *
 * @param puzzles documents of leaderboards, to be removed with all that is in them.
 */
export function tidyDesk(...puzzles: readonly string[]): void {
  afterEach(async () => {
    for (const name of COLLECTIONS) await db.recursiveDelete(db.collection(name));
    await Promise.all(puzzles.map((path) => db.recursiveDelete(db.doc(path))));
    await everybodyGone();
  });
}

/** The same, and before each test a new editor begins it. */
export function deskWithEditor(
  begin: (editor: Editor) => unknown,
  ...puzzles: readonly string[]
): void {
  beforeEach(async () => {
    await begin(await newEditor());
  });
  tidyDesk(...puzzles);
}
