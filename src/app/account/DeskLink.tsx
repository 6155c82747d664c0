/** The way to the desk, for an account that this device has seen there. */
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { parseRemembered, VISITOR_KEY } from '../../desk/visitor.ts';
import { button } from '../../ui/button.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { storage } from '../device/storage.ts';
import { Link } from '../page/Link.tsx';

export function DeskLink({ uid }: { readonly uid: string }) {
  const [isStaff, setIsStaff] = useState(false);
  const open = useSetAtom(accountDialogAtom);
  useEffect(() => {
    let wanted = true;
    void storage()
      .then((opened) => opened.getMeta(VISITOR_KEY))
      .then((remembered) => wanted && setIsStaff(parseRemembered(remembered, uid) !== null));
    return () => {
      wanted = false;
    };
  }, [uid]);
  if (!isStaff) return null;
  return (
    <Link to="/barista" className={button.compact} onClick={() => open(null)}>
      The desk
    </Link>
  );
}
