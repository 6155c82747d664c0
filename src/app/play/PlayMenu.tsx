/** Menu: how to play, keys, restart, print, settings, archive, leaderboard. */
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import type { GameDefinition } from '../../games/definitions.ts';
import type { Player } from '../../play/player.ts';
import { button } from '../../ui/button.ts';
import { useOverlay } from '../../ui/overlays.ts';
import { useLightDismiss } from '../../ui/popover.ts';
import { useInput } from '../../ui/useInput.ts';
import { Link } from '../page/Link.tsx';
import { settingsAtom } from '../settings/settings.ts';
import { useOpenSettings } from '../settings/settingsContext.ts';
import { PlayMenuDialogs } from './later.tsx';
import type { MenuDialog } from './PlayMenuDialogs.tsx';
import { useListKey } from './usePlayKeys.ts';

export interface PlayMenuProps {
  readonly definition: GameDefinition;
  readonly id: string;
  readonly player: Player;
  readonly canRestart: boolean;
  readonly children: ReactNode;
}

const item = 'flex min-h-11 w-full items-center rounded-xl px-3 text-left hover:bg-sunken';

export function PlayMenu({ definition, id, player, canRestart, children }: PlayMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  useLightDismiss(menu);
  const [isOpen, setIsOpen] = useState(false);
  useOverlay(isOpen);
  const openSettings = useOpenSettings();
  const [dialog, setDialog] = useState<MenuDialog | null>(null);
  const [wasOpened, setWasOpened] = useState(false);

  function show(which: MenuDialog) {
    setWasOpened(true);
    setDialog(which);
  }

  useListKey(useAtomValue(settingsAtom).singleKeys, () => show('keys'));
  const hasKeys = useInput() === 'keyboard';

  function choose(action: () => void) {
    menu.current?.hidePopover();
    action();
  }

  return (
    <>
      <button type="button" className={button.icon} aria-label="Menu" popoverTarget="play-menu">
        {children}
      </button>
      <div
        ref={menu}
        id="play-menu"
        popover="auto"
        className="play-menu"
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        <button type="button" className={item} onClick={() => choose(() => show('how-to-play'))}>
          How to play
        </button>
        {hasKeys && (
          <button type="button" className={item} onClick={() => choose(() => show('keys'))}>
            Keys
          </button>
        )}
        {canRestart && (
          <button type="button" className={item} onClick={() => choose(() => show('restart'))}>
            Restart this board
          </button>
        )}
        <button type="button" className={item} onClick={() => choose(() => print())}>
          Print
        </button>
        <button type="button" className={item} onClick={() => choose(openSettings)}>
          Settings
        </button>
        <button type="button" className={item} onClick={() => choose(() => show('report'))}>
          Something is wrong
        </button>
        <hr className="my-1.5 border-line" />
        <Link className={item} to={`/${definition.id}/archive`}>
          Archive
        </Link>
        <Link className={item} to={`/${definition.id}/${id}/leaderboard`}>
          Leaderboard
        </Link>
      </div>
      {wasOpened && (
        <Suspense>
          <PlayMenuDialogs
            definition={definition}
            id={id}
            player={player}
            open={dialog}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  );
}
