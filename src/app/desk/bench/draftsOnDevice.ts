/** An editor's drafts on this device: read when a bench is opened, written at every edit. */
import { draftKey, type Kept, keptJson, parseKept } from '../../../desk/drafts/keptDraft.ts';
import { type DraftOf, makeLeftDrafts } from '../../../desk/drafts/leftDrafts.ts';
import { localStore } from '../../device/browserStorage.ts';
import { storage } from '../../device/storage.ts';

const left = makeLeftDrafts(localStore);
addEventListener('pagehide', () => left.leave());

async function write(of: DraftOf, kept: Kept): Promise<void> {
  const opened = await storage();
  // Somebody else's device by now: the draft is on the server, and not for them.
  if ((await opened.readAccount())?.uid !== of.uid) {
    left.forget(of);
    throw new Error('Another account is here.');
  }
  await opened.putMeta(draftKey(of.game, of.id), keptJson(of, kept));
  if (opened.durability() !== 'kept') throw new Error('Nothing is kept on this device.');
}

/** Rejects where the device cannot keep it. */
export const keepDraft = (of: DraftOf, kept: Kept): Promise<void> =>
  left.follow(of, kept, () => write(of, kept));

/** With what the page before was still writing when it went. */
export async function readKeptDraft(of: DraftOf): Promise<Kept> {
  const opened = await storage();
  const stored = parseKept(await opened.getMeta(draftKey(of.game, of.id)), of);
  const kept = left.with(of, stored);
  if (kept !== stored) {
    // Not waited for: what it says is known, and stays where it is until it is written.
    write(of, kept).then(
      () => left.settle(of),
      () => {},
    );
  }
  return kept;
}
