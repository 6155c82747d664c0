/** Link to the desk, shown to accounts that have opened it as staff on this device. */
import { useSetAtom } from 'jotai';
import { IS_STAFF } from '../../storage/isStaff.ts';
import { readEntry } from '../../storage/metaEntry.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { button } from '../../ui/button.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { useStored } from '../device/storage.ts';
import { Link } from '../page/Link.tsx';

const readIsStaff = (storage: ResilientStorage) => readEntry(storage, IS_STAFF);

export function DeskLink() {
  const open = useSetAtom(accountDialogAtom);
  if (!useStored(readIsStaff, false)) return null;
  return (
    <Link to="/barista" className={button.compact} onClick={() => open(null)}>
      The desk
    </Link>
  );
}
