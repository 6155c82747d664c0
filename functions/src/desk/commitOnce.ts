/** Makes repeated calls idempotent. */
import type { WriteBatch } from 'firebase-admin/firestore';

const ALREADY_EXISTS = 6;

/** Commits a batch; false, with nothing written, when a document to be created already exists. */
export async function commitOnce(batch: WriteBatch): Promise<boolean> {
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
    return false;
  }
}
