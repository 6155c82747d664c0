/**
 * The notice that results cannot be saved. The other notices come with storage, which may be the
 * very part that is missing.
 */
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Strip } from '../../ui/Strip.tsx';
import { durabilityAtom, storage } from '../device/storage.ts';

export function Notice({ children }: { readonly children: React.ReactNode }) {
  return <Strip className="no-print mx-auto w-[calc(100%-2rem)] max-w-[61rem]">{children}</Strip>;
}

export default function NotKept() {
  const durability = useAtomValue(durabilityAtom);
  const [trying, setTrying] = useState(false);
  async function retry() {
    setTrying(true);
    try {
      await (await storage()).retry();
    } catch {
      // The storage's JavaScript chunk failed to load, and Firefox fetches a failed module again
      // only on a new page. The reloaded page takes in the moves that wait in localStorage.
      location.reload();
    }
    setTrying(false);
  }
  if (durability !== 'not-kept') return null;
  return (
    <Notice>
      <p className="py-1.5">
        <strong className="text-warn">Your results aren’t being saved.</strong> Crema can’t save on
        this device right now. Keep playing; we’ll keep trying.
      </p>
      <ActionButton className={button.quiet} disabled={trying} onClick={retry}>
        Try now
      </ActionButton>
    </Notice>
  );
}
