/** The way to the desk, for an account that this device has seen there. */
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { parseRemembered, VISITOR_KEY } from '../../desk/visitor.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { button } from '../../ui/button.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { useStored } from '../device/storage.ts';
import { Link } from '../page/Link.tsx';

export function DeskLink({ uid }: { readonly uid: string }) {
  const open = useSetAtom(accountDialogAtom);
  const read = useCallback(
    async (storage: ResilientStorage) =>
      parseRemembered(await storage.getMeta(VISITOR_KEY), uid) !== null,
    [uid],
  );
  if (!useStored(read, false)) return null;
  return (
    <Link to="/barista" className={button.compact} onClick={() => open(null)}>
      The desk
    </Link>
  );
}
