/** Asks the server whether the account of this device belongs to the staff. */

import type { Desk, Visitor } from '../../desk/port.ts';
import { IS_STAFF } from '../../storage/isStaff.ts';
import { writeEntry } from '../../storage/metaEntry.ts';
import type { ResilientStorage } from '../../storage/port.ts';

export type Answer = Visitor | { readonly kind: 'unreachable' };

export interface StaffPorts {
  readonly storage: Pick<ResilientStorage, 'readAccount' | 'putMeta'>;
  openDesk(): Promise<Pick<Desk, 'visitor'>>;
}

/**
 * Asks who the visitor of the desk is. Remembers staff on the device, whose account dialog then
 * links to the desk.
 */
export async function askWhoIsThere({ storage, openDesk }: StaffPorts): Promise<Answer> {
  const account = await storage.readAccount();
  if (account === null) return { kind: 'signed-out' };
  let visitor: Visitor;
  try {
    visitor = await (await openDesk()).visitor();
  } catch {
    return { kind: 'unreachable' };
  }
  // The server knows the visitor by another account than this device's: ask that the device's
  // account signs in again.
  if (visitor.kind === 'staff' && visitor.uid !== account.uid) visitor = { kind: 'signed-out' };
  await writeEntry(storage, IS_STAFF, visitor.kind === 'staff');
  return visitor;
}
