/**
 * A look back on a finished play: its time as a bar, and its longest stops with the board as it
 * stood. Nothing here judges the play.
 */
import { ChevronLeft } from 'lucide-react';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import type { Hint } from '../../../games/contract/engine.ts';
import type { MiniatureProps } from '../../../games/contract/view.ts';
import { loadMiniature } from '../../../games/viewLoaders.ts';
import { capital } from '../../../lib/capital.ts';
import { count } from '../../../lib/count.ts';
import { formatDuration, spokenDuration } from '../../../lib/duration.ts';
import { momentsOf, type Play } from '../../../play/moments.ts';
import { onTable, type Session, stateOf } from '../../../play/session.ts';
import { type Stop, type Stops, stopsOf } from '../../../play/stops.ts';
import { button } from '../../../ui/button.ts';
import { cx } from '../../../ui/cx.ts';
import { useAsync } from '../../../ui/useAsync.ts';
import { useBackCloses } from '../../../ui/useBackCloses.ts';
import { AnotherWay } from '../AnotherWay.tsx';
import { usePlay } from '../playContext.ts';
import { hintsOf } from '../usePlayed.ts';
import { StopTitle } from './StopTitle.tsx';
import { StopView } from './StopView.tsx';
import { hintWords } from './stopWords.ts';
import { TimeBar } from './TimeBar.tsx';
import { type StopHints, useStopHints } from './useStopHints.ts';

export interface HowItWentProps {
  /** The session at the end of the play, with its log. */
  readonly played: Session;
  onBack(): void;
}

export function HowItWent({ played, onBack }: HowItWentProps) {
  const { definition } = usePlay().open;
  const { play, found } = useMemo(() => {
    const replayed = momentsOf(played.game, played.puzzle, played.log);
    // The log of a session replays.
    if (!replayed.ok) throw new Error(replayed.problem.message);
    return { play: replayed.value, found: stopsOf(replayed.value) };
  }, [played]);
  const hints = useStopHints(definition.id, play, found.stops);
  const [stop, setStop] = useState<Stop | null>(null);
  const [from, setFrom] = useState<Session | null>(null);
  /** The stop that the player has looked at last, whose button has the focus on the return. */
  const [last, setLast] = useState<Stop | null>(null);
  const leaveStop = () => {
    setLast(stop);
    setStop(null);
  };
  const leaveAttempt = () => setFrom(null);
  useBackCloses(true, onBack);
  useBackCloses(stop !== null, leaveStop);
  useBackCloses(from !== null, leaveAttempt);
  if (from) return <AnotherWay from={from} onBack={leaveAttempt} />;
  return (
    <section
      aria-label="How it went"
      className={cx(
        'mx-auto flex w-full max-w-136 flex-col gap-4 px-3',
        'pb-[max(0.75rem,var(--inset-bottom))]',
      )}
    >
      {stop ? (
        <StopView
          play={play}
          stop={stop}
          hint={hints.get(stop)}
          onBack={leaveStop}
          onPlayOn={setFrom}
        />
      ) : (
        <Overview {...{ played, play, found, hints, onBack }} last={last} onChoose={setStop} />
      )}
    </section>
  );
}

interface OverviewProps {
  readonly played: Session;
  readonly play: Play;
  readonly found: Stops;
  readonly hints: StopHints;
  readonly last: Stop | null;
  onBack(): void;
  onChoose(stop: Stop): void;
}

function Overview({ played, play, found, hints, last, onBack, onChoose }: OverviewProps) {
  const { definition } = usePlay().open;
  const { stops, away } = found;
  const hintCount = hintsOf(played);
  const Miniature = useAsync(
    () =>
      loadMiniature(definition.id).then(
        (loaded) => loaded.Miniature,
        () => undefined,
      ),
    [definition.id],
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (last !== null) return;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [last]);
  return (
    <>
      <button type="button" className={`${button.quiet} -ml-3 self-start`} onClick={onBack}>
        <ChevronLeft size={20} aria-hidden />
        <span>Back to the result</span>
      </button>
      <div>
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          How it went
        </h2>
        <p className="text-soft">
          {stops.length === 0
            ? 'You went through without a stop.'
            : `${count(stops.length, 'stop')} along the way.`}
        </p>
      </div>
      <TimeBar moments={play.moments} {...found} />
      {hintCount > 0 && (
        <p className="text-sm text-soft">
          {`${count(hintCount, 'hint')} added ${formatDuration(hintCount * (played.game.hintCost ?? 0))} to your time.`}
        </p>
      )}
      {stops.length > 0 && (
        <ol className="grid gap-3">
          {stops.map((stop) => (
            <StopCard
              key={stop.index}
              {...{ play, stop, Miniature }}
              hint={hints.get(stop)}
              isLast={stop === last}
              onPress={() => onChoose(stop)}
            />
          ))}
        </ol>
      )}
      {/* Said once: beside each easy stop it would sound like a formula. */}
      {[...hints.values()].some((hint) => hint && hintWords(hint).comment !== null) && (
        <p className="text-sm text-soft">Sometimes a pause is just a pause.</p>
      )}
      {away.map(({ index, from, length }) => (
        <p key={index} className="text-sm text-soft">
          {`At ${formatDuration(from.at)} you were away for ${spokenDuration(length)}.`}
        </p>
      ))}
    </>
  );
}

interface StopCardProps {
  readonly play: Play;
  readonly stop: Stop;
  readonly Miniature: ComponentType<MiniatureProps> | undefined;
  readonly hint: Hint<unknown> | null | undefined;
  /** The player comes back from this stop. */
  readonly isLast: boolean;
  onPress(): void;
}

function StopCard({ play, stop, Miniature, hint, isLast, onPress }: StopCardProps) {
  const { definition } = usePlay().open;
  const own = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isLast) own.current?.focus();
  }, [isLast]);
  const session = useMemo(() => play.at(stop.from), [play, stop]);
  const { name } = definition.boards[session.current] ?? {};
  const at = `at ${formatDuration(stop.from.at)}`;
  return (
    <li className="relative flex flex-wrap gap-x-4 gap-y-2 rounded-card border border-line bg-card p-inset hover:border-edge">
      <span className="size-20 shrink-0">
        {Miniature && (
          <Miniature
            board={session.puzzle.boards[session.current]}
            state={stateOf(onTable(session))}
          />
        )}
      </span>
      <div className="min-w-[min(10rem,100%)] flex-1">
        <h3 className="text-lg">
          {/* The whole card presses its button. */}
          <button
            ref={own}
            type="button"
            className="text-start font-semibold after:absolute after:inset-0 after:rounded-card"
            onClick={onPress}
          >
            <StopTitle play={play} stop={stop} />
          </button>
        </h3>
        <p className="text-sm text-soft tabular-nums">
          {name === undefined ? capital(at) : `${name}, ${at}`}
        </p>
        <Sentence hint={hint} />
      </div>
    </li>
  );
}

function Sentence({ hint }: Pick<StopCardProps, 'hint'>) {
  if (hint === undefined) return <p className="mt-1 text-soft">Looking at the board…</p>;
  if (hint === null) return null;
  const { lead, text, comment } = hintWords(hint);
  return (
    <div className="mt-1 text-pretty">
      {lead !== null && <p className="text-sm text-soft">{lead}</p>}
      <p>{text}</p>
      {comment !== null && <p className="text-sm text-soft">{comment}</p>}
    </div>
  );
}
