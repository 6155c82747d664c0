/**
 * Publishes, corrects, holds and withdraws puzzles, and takes that back (docs/decisions/0030). Listing,
 * version and the log of changes are written in one transaction, so that nothing is ever half done.
 */
import type { Auth } from 'firebase-admin/auth';
import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ChangePuzzleReply, ChangePuzzleRequest } from '../../../src/desk/callables.ts';
import { CHANGED_MEANWHILE, nextListing } from '../../../src/desk/changes.ts';
import { AUDIT, type AuditDocument, auditKey, MAX_DRAFT } from '../../../src/desk/documents.ts';
import type { Proven } from '../../../src/desk/proof.ts';
import { definitionOf } from '../../../src/games/definitions.ts';
import { loadersOf } from '../../../src/games/loaders.ts';
import { fieldsOf } from '../../../src/lib/reading.ts';
import { hashOf } from '../../../src/play/hash.ts';
import { type Listing, listingKey, parseListing } from '../../../src/published/listing.ts';
import {
  PUBLISHED_INDEX,
  type VersionDocument,
  versionPath,
} from '../../../src/published/paths.ts';
import { isReleased } from '../../../src/storage/tables.ts';
import { ServerError } from '../../../src/sync/status.ts';
import type { Data } from '../callable.ts';
import { publishedPuzzle } from '../puzzles.ts';
import { parseChange } from './payload.ts';
import { PROOF_MS, proveApart } from './proveApart.ts';
import { type Editor, expectStaff, expectStillStaff, type StaffToken } from './staff.ts';

type Change = Omit<ChangePuzzleRequest, 'userId'>;

export interface Surroundings {
  readonly database: Firestore;
  readonly auth: Auth;
  /** Epoch ms. */
  readonly at: number;
  /** How long a proof may take. */
  readonly proofMs?: number;
}

/** Throws a `ServerError` as src/desk/callables.ts says; nothing is written then. */
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
  const { game: rules } = await loadersOf(game).rules();
  const puzzle = publishedPuzzle(rules, definitionOf(game).schedule, id);
  if (puzzle === null) throw new ServerError('not-found', 'No puzzle is planned for that day.');
  return hashOf(rules, puzzle);
}

async function proof({ game, id }: Change, text: string, ms: number): Promise<Proven> {
  const proven = await proveApart({ game, id, text }, ms);
  if (!proven.ok) throw new ServerError('invalid-argument', proven.problem.message);
  if (JSON.stringify(proven.value.puzzle).length > MAX_DRAFT.puzzle) {
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
  const key = listingKey(game, id);
  const index = database.doc(PUBLISHED_INDEX);
  const audit = (revision: number) => database.collection(AUDIT).doc(auditKey(game, id, revision));
  return database.runTransaction(async (transaction) => {
    await expectStillStaff(database, transaction, editor);
    const listing = listingIn((await transaction.get(index)).get('puzzles'), key);
    const revision = listing?.revision ?? 0;
    if (revision !== change.revision) {
      throw new ServerError(
        'aborted',
        `${CHANGED_MEANWHILE} Look at what is there now, then try again.`,
      );
    }
    const last = listing === null ? null : await transaction.get(audit(revision));
    const before = parseListing(last?.get('before'));
    const next = nextListing(
      { listing, before, packHash, isOut: isReleased(game, id, at) },
      { kind, reason, ...(proven === null ? {} : { hash: proven.hash }) },
    );
    if (!next.ok) throw new ServerError('invalid-argument', next.problem.message);
    const after = next.value;
    const isNew = after.hashes.length > (listing?.hashes.length ?? 1);
    if (isNew && proven !== null) {
      const version: VersionDocument = {
        ...{ game, id, version: after.version, hash: proven.hash },
        puzzle: JSON.stringify(proven.puzzle),
      };
      transaction.create(database.doc(versionPath(game, id, after.version)), version);
    }
    transaction.set(
      index,
      { puzzles: { [key]: after } },
      { mergeFields: [new FieldPath('puzzles', key)] },
    );
    const done: AuditDocument = {
      ...{ ...editor, game, id, kind, reason: reason.trim(), note },
      ...{ before: listing, after },
    };
    transaction.create(audit(after.revision), { ...done, at: FieldValue.serverTimestamp() });
    return after;
  });
}

function listingIn(puzzles: unknown, key: string): Listing | null {
  const stored = fieldsOf(puzzles)?.[key];
  if (stored === undefined) return null;
  const listing = parseListing(stored);
  // To begin anew would forget the versions that people have played.
  if (listing === null) {
    throw new ServerError(
      'internal',
      'What is known of this puzzle cannot be read. Nothing was changed.',
    );
  }
  return listing;
}
