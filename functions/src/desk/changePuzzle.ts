/**
 * Publishes, corrects, holds and withdraws puzzles, and undoes such changes (docs/decisions/0030).
 * The listing, the new version and the audit log are written in one transaction, so that no change
 * is half done.
 */
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { definitionOf } from '../../../src/games/definitions.ts';
import { loadRules } from '../../../src/games/loaders.ts';
import type { Proven } from '../../../src/games/proof.ts';
import { hashOf } from '../../../src/play/hash.ts';
import { CHANGE_KINDS, CHANGED_MEANWHILE, nextListing } from '../../../src/protocol/changes.ts';
import type {
  ChangePuzzleReply,
  ChangePuzzleRequest,
} from '../../../src/protocol/deskCallables.ts';
import {
  AUDIT,
  type AuditDocument,
  auditKey,
  MAX_TEXT,
} from '../../../src/protocol/deskDocuments.ts';
import { type Listing, parseListing } from '../../../src/protocol/listing.ts';
import { listingKey, rowIn } from '../../../src/protocol/listings.ts';
import { isDone } from '../../../src/protocol/ownChange.ts';
import { isReleased } from '../../../src/protocol/resultKeys.ts';
import { ServerError } from '../../../src/protocol/status.ts';
import {
  PUBLISHED_INDEX,
  type VersionDocument,
  versionPath,
} from '../../../src/protocol/versions.ts';
import type { Data } from '../callable.ts';
import { publishedPuzzle } from '../puzzles.ts';
import { writeAudit } from './audit.ts';
import { parseChange } from './payload.ts';
import { PROOF_MS, proveApart } from './proveApart.ts';
import { type Editor, expectStaff, expectStillStaff, type StaffToken } from './staff.ts';

type Change = Omit<ChangePuzzleRequest, 'userId'>;

/** Maximum size of the index in bytes, below Firestore's limit of 1 MiB for a document. */
const MOST_BYTES = 1_000_000;

export interface Surroundings {
  readonly database: Firestore;
  readonly auth: Auth;
  /** Epoch ms. */
  readonly at: number;
  /** Timeout of a proof, in ms. */
  readonly proofMs?: number;
}

/** Throws a `ServerError` as documented in src/protocol/deskCallables.ts; nothing is written then. */
export async function changePuzzle(
  { database, auth, at, proofMs = PROOF_MS }: Surroundings,
  token: StaffToken,
  data: Data,
): Promise<ChangePuzzleReply> {
  const editor = await expectStaff(auth, database, token);
  const change = parseChange(data);
  const { puzzle } = change;
  const packHash = await packHashOf(change);
  const proven = puzzle === undefined ? null : await proof(change, puzzle, proofMs);
  return { listing: await write(database, editor, change, { packHash, proven, at }) };
}

async function packHashOf({ game, id }: Change): Promise<string> {
  const { game: rules } = await loadRules(game);
  const puzzle = publishedPuzzle(rules, definitionOf(game).schedule, id);
  if (puzzle === null) throw new ServerError('not-found', 'No puzzle is planned for that day.');
  return hashOf(rules, puzzle);
}

async function proof({ game, id }: Change, text: string, ms: number): Promise<Proven> {
  const proven = await proveApart({ game, id, text }, ms);
  if (!proven.ok) throw new ServerError('invalid-argument', proven.problem.message);
  if (JSON.stringify(proven.value.puzzle).length > MAX_TEXT.puzzle) {
    throw new ServerError('invalid-argument', 'The puzzle is too large.');
  }
  return proven.value;
}

interface Known {
  readonly packHash: string;
  readonly proven: Proven | null;
  readonly at: number;
}

function write(
  database: Firestore,
  editor: Editor,
  change: Change,
  { packHash, proven, at }: Known,
): Promise<Listing> {
  const { game, id, kind, reason, note } = change;
  const index = database.doc(PUBLISHED_INDEX);
  const audit = (revision: number) => database.collection(AUDIT).doc(auditKey(game, id, revision));
  return database.runTransaction(async (transaction) => {
    await expectStillStaff(database, transaction, editor);
    const document = (await transaction.get(index)).data();
    const listing = readable(document, change);
    const revision = listing?.revision ?? 0;
    const attempt = {
      ...{ uid: editor.uid, kind, reason, note, revision: change.revision },
      ...(proven === null ? {} : { hash: proven.hash }),
    };
    const last = listing === null ? null : (await transaction.get(audit(revision))).data();
    // The call repeats a change that was made, because its answer was lost.
    if (listing !== null && last && isDone(attempt, last as AuditDocument)) return listing;
    if (revision !== change.revision) {
      throw new ServerError(
        'aborted',
        `${CHANGED_MEANWHILE} Check the current version, then try again.`,
      );
    }
    const before = parseListing(last?.before);
    const lastKind = CHANGE_KINDS.find((one) => one === last?.kind) ?? null;
    const next = nextListing(
      { listing, before, last: lastKind, packHash, isOut: isReleased(game, id, at) },
      { kind, reason, ...(proven === null ? {} : { hash: proven.hash }) },
    );
    if (!next.ok) throw new ServerError('invalid-argument', next.problem.message);
    const after = next.value;
    const puzzles = { ...document?.puzzles, [listingKey(game, id)]: after };
    expectRoom(kind, puzzles);
    const isNew = after.hashes.length > (listing?.hashes.length ?? 1);
    if (isNew && proven !== null) {
      const version: VersionDocument = {
        ...{ game, id, version: after.version, hash: proven.hash },
        puzzle: JSON.stringify(proven.puzzle),
      };
      transaction.create(database.doc(versionPath(game, id, after.version)), version);
    }
    transaction.set(index, { puzzles });
    const done: AuditDocument = {
      ...{ ...editor, game, id, kind, reason: reason.trim(), note },
      ...{ before: listing, after },
    };
    writeAudit(database, transaction, done, at, auditKey(game, id, after.revision));
    return after;
  });
}

/** The puzzle's listing in the index; null where there is none. */
function readable(document: unknown, { game, id }: Change): Listing | null {
  const stored = rowIn(document, game, id);
  if (stored === undefined) return null;
  const listing = parseListing(stored);
  // Replacing an unreadable listing by a new one would forget versions that people have played.
  if (listing === null) {
    throw new ServerError('internal', 'This puzzle’s record can’t be read. Nothing was changed.');
  }
  return listing;
}

/**
 * Throws where the index would become too large: every player reads it at every start, and a
 * document holds at most 1 MiB. Holding and withdrawing stay possible long after the room for
 * publishing is used up.
 */
function expectRoom(kind: Change['kind'], puzzles: object): void {
  const most = kind === 'publish' || kind === 'correct' ? MOST_BYTES / 2 : MOST_BYTES;
  // Firestore stores less than a byte for each byte of the JSON text.
  if (Buffer.byteLength(JSON.stringify(puzzles)) <= most) return;
  throw new ServerError(
    'invalid-argument',
    'Too many puzzles have been changed to add one more. Nothing was changed.',
  );
}
