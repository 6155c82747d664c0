/** What the same call does only once, however often it is sent. */
import type { WriteBatch } from 'firebase-admin/firestore';

const ALREADY_EXISTS = 6;

/** False, with nothing written, where a document that was to be created is there. */
export async function commitOnce(batch: WriteBatch): Promise<boolean> {
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code !== ALREADY_EXISTS) throw error;
    return false;
  }
}
