/** The puzzle page's menu: how to play, keys, restart, print, settings, archive, leaderboard. */
import { type ReactNode, Suspense, useState } from 'react';
import { button } from '../../ui/button.ts';
import { useMenu } from '../../ui/menu.ts';
import { useOverlay } from '../../ui/overlays.ts';
import { PlayMenuDialogs, PlayMenuItems } from './later.tsx';
import type { MenuDialog } from './PlayMenuDialogs.tsx';
import { useListKey } from './usePlayKeys.ts';

/** @param props.children icon of the button that opens the menu. */
export function PlayMenu({ children }: { readonly children: ReactNode }) {
  const { isOpen, opener, panel, close } = useMenu();
  useOverlay(isOpen);
  const [dialog, setDialog] = useState<MenuDialog | null>(null);
  const [wasOpened, setWasOpened] = useState(false);

  function show(which: MenuDialog) {
    setWasOpened(true);
    setDialog(which);
  }

  useListKey(() => show('keys'));

  return (
    <>
      <button type="button" className={button.icon} aria-label="Menu" {...opener}>
        {children}
      </button>
      <div id="play-menu" className="play-menu" {...panel}>
        {isOpen && (
          <Suspense>
            <PlayMenuItems isOpen={isOpen} close={close} show={show} />
          </Suspense>
        )}
      </div>
      {wasOpened && (
        <Suspense>
          <PlayMenuDialogs open={dialog} onClose={() => setDialog(null)} />
        </Suspense>
      )}
    </>
  );
}
