import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { storage } from '../device/storage.ts';

/**
 * Takes the game over from another window: a save with a higher counter makes that window give it
 * up.
 */
export async function takeOver({ definition, id }: OpenPuzzle): Promise<void> {
  const opened = await storage();
  const row = await opened.readProgress(definition.id, id);
  if (row === null) return;
  const newest = { ...row, updatedAt: Date.now(), counter: row.counter + 1 };
  await opened.writeProgress(newest);
}
