/** How to play, restart, print, settings, archive, leaderboard. */
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { GameEntry } from '../../games/registry.ts';
import type { GameViews } from '../../games/view.ts';
import type { Player } from '../../play/player.ts';
import { button } from '../../ui/button.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { useOpenSettings } from '../settingsContext.ts';

export interface PlayMenuProps {
  readonly entry: GameEntry;
  readonly id: string;
  readonly player: Player;
  readonly canRestart: boolean;
  readonly children: ReactNode;
}

const item = 'flex min-h-11 w-full items-center rounded-xl px-3 text-left hover:bg-sunken';

export function PlayMenu({ entry, id, player, canRestart, children }: PlayMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const openSettings = useOpenSettings();
  const [restarting, setRestarting] = useState(false);
  const [howTo, setHowTo] = useState<GameViews['HowToPlay'] | null>(null);

  function choose(action: () => void) {
    menu.current?.hidePopover();
    action();
  }

  async function openHowTo() {
    const { HowToPlay } = await entry.loadViews();
    setHowTo(() => HowToPlay);
  }
  const HowTo = howTo;

  return (
    <>
      <button type="button" className={button.icon} aria-label="Menu" popoverTarget="play-menu">
        {children}
      </button>
      <div ref={menu} id="play-menu" popover="auto" className="play-menu">
        <button type="button" className={item} onClick={() => choose(() => void openHowTo())}>
          How to play
        </button>
        {canRestart && (
          <button type="button" className={item} onClick={() => choose(() => setRestarting(true))}>
            Restart this board
          </button>
        )}
        <button type="button" className={item} onClick={() => choose(() => print())}>
          Print
        </button>
        <button type="button" className={item} onClick={() => choose(openSettings)}>
          Settings
        </button>
        <hr className="my-1.5 border-line" />
        <Link className={item} to={`/${entry.id}/archive`}>
          Archive
        </Link>
        <Link className={item} to={`/${entry.id}/${id}/leaderboard`}>
          Leaderboard
        </Link>
      </div>
      <Dialog open={restarting} title="Restart this board?" onClose={() => setRestarting(false)}>
        <p className="text-soft">
          The board goes back to its start. The time runs on, and Undo brings everything back.
        </p>
        <div className="mt-5 flex justify-end gap-2.5">
          <button type="button" className={button.secondary} onClick={() => setRestarting(false)}>
            Keep playing
          </button>
          <button
            type="button"
            className={button.primary}
            onClick={() => {
              setRestarting(false);
              player.restart();
            }}
          >
            Restart
          </button>
        </div>
      </Dialog>
      <Dialog open={HowTo !== null} title="How to play" onClose={() => setHowTo(null)}>
        {HowTo && <HowTo />}
      </Dialog>
    </>
  );
}
