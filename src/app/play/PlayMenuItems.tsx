/** The items of the puzzle page's menu. */
import { useAtom, useAtomValue } from 'jotai';
import { hasActions, onTable } from '../../play/session.ts';
import { useInput } from '../../ui/useInput.ts';
import { hasAccountsAtom } from '../device/siteMemory.ts';
import { Link } from '../page/Link.tsx';
import { settingsAtom } from '../settings/settings.ts';
import { useOpenSettings } from '../settings/settingsContext.ts';
import type { MenuDialog } from './PlayMenuDialogs.tsx';
import { usePlay, useSnapshot, useStanding } from './playContext.ts';
import { useHasOtherGames } from './useHasOtherGames.ts';

const item = 'flex min-h-11 w-full items-center rounded-xl px-3 text-left hover:bg-sunken';

export interface PlayMenuItemsProps {
  readonly isOpen: boolean;
  close(): void;
  show(which: MenuDialog): void;
}

export function PlayMenuItems({ isOpen, close, show }: PlayMenuItemsProps) {
  const { open, announce } = usePlay();
  const { definition, id } = open;
  const isReversible = useSnapshot(
    ({ session, paused }) =>
      session.game.reversible && !paused && onTable(session).status === 'playing',
  );
  const isOver = useStanding() !== null;
  const [{ arrows }, setSettings] = useAtom(settingsAtom);
  const canHideArrows =
    useSnapshot(({ session }) => !hasActions(session)) &&
    definition.choices.some((choice) => choice === 'arrows');
  const hasAccounts = useAtomValue(hasAccountsAtom);
  const canRestart = !isOver && isReversible;
  const hasOtherGames = useHasOtherGames(isOpen) && !isOver;
  const openSettings = useOpenSettings();
  const hasKeys = useInput() === 'keyboard';

  function choose(action: () => void) {
    close();
    action();
  }

  return (
    <>
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
      {canHideArrows && !isOver && (
        <button
          type="button"
          className={item}
          onClick={() =>
            choose(() => {
              setSettings({ arrows: !arrows });
              announce(arrows ? 'You’re playing without arrows.' : 'You’re playing with arrows.');
            })
          }
        >
          {arrows ? 'Play without arrows' : 'Play with arrows'}
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
    </>
  );
}
