/** The guard of the desk: who looks in, as the server says or as this device remembers it. */
import type { Desk, Visitor } from '../../../desk/port.ts';
import {
  parseRemembered,
  type RememberedStaff,
  rememberedJson,
  VISITOR_KEY,
} from '../../../desk/visitor.ts';
import type { ResilientStorage } from '../../../storage/port.ts';
import { storage } from '../../device/storage.ts';
import type { PageModule } from '../../page/page.ts';
import { openDesk } from '../openDesk.ts';
import { type Doorway, door } from './Door.tsx';

export interface Asked {
  readonly storage: Pick<ResilientStorage, 'readAccount' | 'getMeta' | 'putMeta'>;
  openDesk(): Promise<Pick<Desk, 'visitor'>>;
  now(): number;
}

const ASKED = async (): Promise<Asked> => ({ storage: await storage(), openDesk, now: Date.now });

/** Null for staff; the page for everybody else. */
export async function staff(): Promise<PageModule<unknown> | null> {
  const doorway = await lookIn(await ASKED());
  return doorway === null ? null : door(doorway);
}

/**
 * Who was staff when the server was last asked comes in at once, without a network too: what there is
 * to see is on the device, and all else the server refuses. The page asks again (`askAgain`).
 */
export async function lookIn(asked: Asked): Promise<Doorway | null> {
  const account = await asked.storage.readAccount();
  if (account === null) return { kind: 'signed-out' };
  const known = parseRemembered(await asked.storage.getMeta(VISITOR_KEY), account.uid);
  return known === null ? askAgain(asked) : null;
}

/** What the server says, remembered; `unreachable` where it says nothing. Null for staff. */
export async function askAgain(asked: Asked): Promise<Doorway | null> {
  let visitor: Visitor;
  try {
    visitor = await (await asked.openDesk()).visitor();
  } catch {
    return { kind: 'unreachable' };
  }
  const account = await asked.storage.readAccount();
  if (visitor.kind === 'staff' && visitor.uid === account?.uid) {
    const { uid, email } = visitor;
    await asked.storage.putMeta(VISITOR_KEY, rememberedJson({ uid, email, at: asked.now() }));
    return null;
  }
  await asked.storage.putMeta(VISITOR_KEY, null);
  // A session that has run out, or another account's: the device's own signs in anew.
  if (visitor.kind !== 'not-staff') return { kind: 'signed-out' };
  return { kind: 'not-staff', email: visitor.email };
}

/** Whom this device remembers as staff; null for nobody. */
export async function rememberedStaff(
  opened: Pick<ResilientStorage, 'readAccount' | 'getMeta'>,
): Promise<RememberedStaff | null> {
  const account = await opened.readAccount();
  return account && parseRemembered(await opened.getMeta(VISITOR_KEY), account.uid);
}

export const askAgainHere = async (): Promise<Doorway | null> => askAgain(await ASKED());
