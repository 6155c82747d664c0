/**
 * Takes what players say is wrong with a puzzle. Nobody is asked who they are, so what is kept is short,
 * and of each version no more than somebody reads.
 */
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ReportPuzzleReply } from '../../../src/desk/callables.ts';
import { MOST_READ, REPORTS, type ReportDocument } from '../../../src/desk/documents.ts';
import { definitionOf } from '../../../src/games/definitions.ts';
import { isReleased } from '../../../src/storage/tables.ts';
import { ServerError } from '../../../src/sync/status.ts';
import type { Data } from '../callable.ts';
import { versionByHash } from '../versions.ts';
import { parseReport } from './payload.ts';

const ALREADY_EXISTS = 6;

/**
 * The same key twice is one report. Throws a `ServerError`: `invalid-argument` for what cannot be read,
 * `not-found` for a puzzle that nobody has, or that is not out.
 *
 * @param at epoch ms.
 */
export async function reportPuzzle(
  database: Firestore,
  data: Data,
  at: number,
): Promise<ReportPuzzleReply> {
  const { game, id, hash, reason, text, key } = parseReport(data);
  if (!isReleased(game, id, at)) throw new ServerError('not-found', 'That puzzle is not out yet.');
  const version = await versionByHash(
    database,
    { game, definition: definitionOf(game), id },
    hash,
    at,
  );
  if (version === null) {
    throw new ServerError('not-found', 'There is no such version of this puzzle.');
  }
  const report = database.doc(`${REPORTS}/${game}~${id}~${version}~${key}`);
  if ((await report.get()).exists) return { kept: true };
  const unsettled = await database
    .collection(REPORTS)
    .where('game', '==', game)
    .where('id', '==', id)
    .where('version', '==', version)
    .where('settled', '==', false)
    .limit(MOST_READ)
    .count()
    .get();
  // Of those that come at the same moment a few may be too many: a lock would make all others wait.
  if (unsettled.data().count >= MOST_READ) return { kept: false };
  const document: ReportDocument = { game, id, version, reason, text, settled: false };
  try {
    await report.create({ ...document, at: FieldValue.serverTimestamp() });
  } catch (error) {
    // The same report was faster.
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
  }
  return { kept: true };
}
