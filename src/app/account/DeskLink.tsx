/** Link to the desk, shown to accounts that have opened it as staff on this device. */
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { staffEntry } from '../../account/rememberedStaff.ts';
import { readEntry } from '../../storage/metaEntry.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { button } from '../../ui/button.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { useStored } from '../device/storage.ts';
import { Link } from '../page/Link.tsx';

export function DeskLink({ uid }: { readonly uid: string }) {
  const open = useSetAtom(accountDialogAtom);
  const read = useCallback(
    async (storage: ResilientStorage) => (await readEntry(storage, staffEntry(uid))) !== null,
    [uid],
  );
  if (!useStored(read, false)) return null;
  return (
    <Link to="/barista" className={button.compact} onClick={() => open(null)}>
      The desk
    </Link>
  );
}
