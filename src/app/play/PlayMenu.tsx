/** The puzzle page's menu: how to play, keys, restart, print, settings, archive, leaderboard. */
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useState } from 'react';
import { onTable } from '../../play/session.ts';
import { button } from '../../ui/button.ts';
import { useMenu } from '../../ui/menu.ts';
import { useOverlay } from '../../ui/overlays.ts';
import { useInput } from '../../ui/useInput.ts';
import { hasAccountsAtom } from '../device/siteMemory.ts';
import { Link } from '../page/Link.tsx';
import { useOpenSettings } from '../settings/settingsContext.ts';
import { PlayMenuDialogs } from './later.tsx';
import type { MenuDialog } from './PlayMenuDialogs.tsx';
import { usePlay, useSnapshot, useStanding } from './playContext.ts';
import { useHasOtherGames } from './useHasOtherGames.ts';
import { useListKey } from './usePlayKeys.ts';

const item = 'flex min-h-11 w-full items-center rounded-xl px-3 text-left hover:bg-sunken';

/** @param props.children icon of the button that opens the menu. */
export function PlayMenu({ children }: { readonly children: ReactNode }) {
  const { definition, id } = usePlay().open;
  const isReversible = useSnapshot(
    ({ session, paused }) =>
      session.game.reversible && !paused && onTable(session).status === 'playing',
  );
  const isOver = useStanding() !== null;
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const canRestart = !isOver && isReversible;
  const { isOpen, opener, panel, close } = useMenu();
  useOverlay(isOpen);
  const hasOtherGames = useHasOtherGames(isOpen) && !isOver;
  const openSettings = useOpenSettings();
  const [dialog, setDialog] = useState<MenuDialog | null>(null);
  const [wasOpened, setWasOpened] = useState(false);

  function show(which: MenuDialog) {
    setWasOpened(true);
    setDialog(which);
  }

  useListKey(() => show('keys'));
  const hasKeys = useInput() === 'keyboard';

  function choose(action: () => void) {
    close();
    action();
  }

  return (
    <>
      <button type="button" className={button.icon} aria-label="Menu" {...opener}>
        {children}
      </button>
      <div id="play-menu" className="play-menu" {...panel}>
        <button type="button" className={item} onClick={() => choose(() => show('how-to-play'))}>
          How to play
        </button>
        {hasKeys && (
          <button type="button" className={item} onClick={() => choose(() => show('keys'))}>
            Keyboard shortcuts
          </button>
        )}
        {canRestart && (
          <button type="button" className={item} onClick={() => choose(() => show('restart'))}>
            Restart this board
          </button>
        )}
        {hasOtherGames && (
          <button type="button" className={item} onClick={() => choose(() => show('games'))}>
            Your other version
          </button>
        )}
        <button type="button" className={item} onClick={() => choose(() => print())}>
          Print
        </button>
        <button type="button" className={item} onClick={() => choose(openSettings)}>
          Settings
        </button>
        {hasAccounts !== false && (
          <button type="button" className={item} onClick={() => choose(() => show('report'))}>
            Report a problem
          </button>
        )}
        <hr className="my-1.5 border-line" />
        <Link className={item} to={`/${definition.id}/archive`}>
          Archive
        </Link>
        {hasAccounts !== false && (
          <Link className={item} to={`/${definition.id}/${id}/leaderboard`}>
            Leaderboard
          </Link>
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
