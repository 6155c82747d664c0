/** The puzzle page's own header: back, title, time, pause, menu. */
import { useAtomValue } from 'jotai';
import { ChevronLeft, CloudOff, Ellipsis, Pause, Play } from 'lucide-react';
import { type MouseEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { formatDuration, spokenDuration } from '../../lib/duration.ts';
import { onTable } from '../../play/session.ts';
import { button } from '../../ui/button.ts';
import { useMenu } from '../../ui/menu.ts';
import { useOverlay } from '../../ui/overlays.ts';
import { shortPuzzleName } from '../../ui/puzzleName.ts';
import { onlineAtom } from '../device/online.ts';
import { isForBrowser, Link } from '../page/Link.tsx';
import { stepsBack } from '../page/stepsBack.ts';
import { useNavigate } from '../page/useNavigate.ts';
import { settingsAtom } from '../settings/settings.ts';
import { PlayMenuDialogs, PlayMenuItems } from './later.tsx';
import type { MenuDialog } from './PlayMenuDialogs.tsx';
import { usePlay, useSnapshot, useStanding } from './playContext.ts';
import { useListKey } from './usePlayKeys.ts';

export function Timer() {
  const { player } = usePlay();
  const [time, setTime] = useState(() => player.time());
  useEffect(() => {
    // The timer in whole seconds, so that unchanged text does not re-render.
    const update = () => setTime(Math.floor(player.time() / 1000) * 1000);
    update();
    const timer = setInterval(update, 250);
    return () => clearInterval(timer);
  }, [player]);
  return (
    <span role="timer" aria-label={spokenDuration(time)} className="font-semibold tabular-nums">
      {formatDuration(time)}
    </span>
  );
}

/**
 * Link that goes back in the browser's history, or to the game's page when this is the first entry.
 */
function BackLink() {
  const { definition } = usePlay().open;
  const navigate = useNavigate();
  const [isFirst] = useState(() => stepsBack() === null);

  function onClick(event: MouseEvent) {
    const steps = stepsBack();
    if (steps === null || isForBrowser(event)) return;
    event.preventDefault();
    navigate(steps);
  }

  return (
    <Link
      to={`/${definition.id}`}
      className={button.icon}
      aria-label={isFirst ? `Back to ${definition.title}` : 'Back'}
      onClick={onClick}
    >
      <ChevronLeft size={22} aria-hidden />
    </Link>
  );
}

export function PlayHeader() {
  const { open, player } = usePlay();
  const { definition, id } = open;
  const paused = useSnapshot((snapshot) => snapshot.paused);
  const playing = useSnapshot(({ session }) => onTable(session).status === 'playing');
  // A puzzle with a result has no timer and no pause.
  const finished = useStanding() !== null;
  const { hideTimer } = useAtomValue(settingsAtom);
  const online = useAtomValue(onlineAtom);
  /** Whether to show the timer: games that do not measure time have none. */
  const timed = definition.measure.unit === 'time' && !finished;
  return (
    <header className="mx-auto flex min-h-13 w-full max-w-(--play-width) flex-wrap items-center px-2 lg:min-h-16 lg:px-5">
      {/* With large text the timer wraps below the title, together with the buttons. */}
      <div className="flex min-w-0 flex-[1_1_9.25rem] items-center">
        <BackLink />
        <h1 className="min-w-0 flex-1 truncate text-xl max-lg:leading-tight">
          <span>{definition.title}</span>
          <span className="block font-sans text-xs font-normal tracking-normal text-soft lg:sr-only">
            {` ${shortPuzzleName(definition.schedule, id)}`}
          </span>
        </h1>
      </div>
      <div className="ml-auto flex items-center">
        {!online && (
          <span className="px-2 text-soft" title="Offline">
            <CloudOff size={18} aria-label="Offline" />
          </span>
        )}
        {timed && !hideTimer && <Timer />}
        {timed && playing && (
          <button
            type="button"
            className={button.icon}
            aria-label={paused ? 'Continue' : 'Pause'}
            onClick={() => (paused ? player.resume() : player.pause())}
          >
            {paused ? <Play size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
          </button>
        )}
        <PlayMenu>
          <Ellipsis size={22} aria-hidden />
        </PlayMenu>
      </div>
    </header>
  );
}

/** @param props.children icon of the button that opens the menu. */
function PlayMenu({ children }: { readonly children: ReactNode }) {
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
