/** The puzzle page's own header: back, title, time, pause, menu. */
import { useAtomValue } from 'jotai';
import { ChevronLeft, CloudOff, Ellipsis, Pause, Play } from 'lucide-react';
import { type MouseEvent, memo, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { GameDefinition } from '../../games/definitions.ts';
import { formatDuration, spokenDuration } from '../../lib/duration.ts';
import type { Player } from '../../play/player.ts';
import { button } from '../../ui/button.ts';
import { shortPuzzleName } from '../../ui/puzzleName.ts';
import { onlineAtom } from '../device/online.ts';
import { Link } from '../page/Link.tsx';
import { stepsBack } from '../page/stepsBack.ts';
import { settingsAtom } from '../settings/settings.ts';
import { PlayMenu } from './PlayMenu.tsx';

export function Timer({ player }: { readonly player: Player }) {
  const [time, setTime] = useState(() => player.time());
  useEffect(() => {
    // Whole seconds: what is not seen needs no drawing.
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

/** Leads where the player came from, and to the game's own page when this was the first. */
function BackLink({ definition }: { readonly definition: GameDefinition }) {
  const navigate = useNavigate();
  const [isFirst] = useState(() => stepsBack() === null);

  function onClick(event: MouseEvent) {
    const steps = stepsBack();
    // With these, the browser opens it in another tab or window.
    if (steps === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(steps);
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

export interface PlayHeaderProps {
  readonly definition: GameDefinition;
  readonly id: string;
  readonly player: Player;
  readonly paused: boolean;
  /** The board on the table is not finished. */
  readonly playing: boolean;
  /** It can be begun anew. */
  readonly canRestart: boolean;
  /** There is a result: nothing to time or to pause. */
  readonly finished: boolean;
}

/** Of single facts: no move changes any of them but the last. */
export const PlayHeader = memo(function PlayHeader(props: PlayHeaderProps) {
  const { definition, id, player, paused, playing, finished } = props;
  const { hideTimer } = useAtomValue(settingsAtom);
  const online = useAtomValue(onlineAtom);
  /** Where time does not count, there is none to show or to stop. */
  const timed = definition.measure.unit === 'time' && !finished;
  return (
    <header className="mx-auto flex min-h-13 w-full max-w-(--play-width) flex-wrap items-center px-2 lg:min-h-16 lg:px-5">
      {/* Where the letters are large the time stands below the title, with what belongs to it. */}
      <div className="flex min-w-0 flex-[1_1_9.25rem] items-center">
        <BackLink definition={definition} />
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
        {timed && !hideTimer && <Timer player={player} />}
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
        <PlayMenu definition={definition} id={id} player={player} canRestart={props.canRestart}>
          <Ellipsis size={22} aria-hidden />
        </PlayMenu>
      </div>
    </header>
  );
});
