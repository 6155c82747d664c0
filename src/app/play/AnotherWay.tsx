/**
 * Lets the player solve a finished puzzle again in search of another solution, or play on from a
 * position of the play. The stored result does not change, and an abandoned attempt is discarded.
 */
import { useEffect, useMemo, useRef, useState } from 'react';
import { hasActions, isFinished, onTable, type Session } from '../../play/session.ts';
import { button } from '../../ui/button.ts';
import { AlmanacSlot } from './AlmanacSlot.tsx';
import { celebrate } from './celebrate.ts';
import { MetMark } from './MetMark.tsx';
import { PlayGrid } from './PlayGrid.tsx';
import { PlayContext, usePlay, useSnapshot } from './playContext.ts';
import { Toolbar } from './Toolbar.tsx';
import { useAnnouncedNotice } from './useAnnouncedNotice.ts';
import { type Attempted, useAttempt } from './useAttempt.ts';
import { useBlockUpdates } from './useBlockUpdates.ts';
import { usePlayKeys } from './usePlayKeys.ts';
import { Warning } from './Warning.tsx';

export interface AnotherWayProps {
  /** The position of the play from which the player plays on; null to look for another solution. */
  readonly from?: Session | null;
  /** Called to return from the attempt to the result, or to the play. */
  onBack(): void;
}

export function AnotherWay({ from = null, onBack }: AnotherWayProps) {
  const [attempt, setAttempt] = useState(1);
  return (
    <Attempt key={attempt} from={from} onBack={onBack} onAgain={() => setAttempt(attempt + 1)} />
  );
}

/** The words of an attempt, by its aim. */
const WORDS = {
  way: {
    about: 'You’re looking for another solution. Your result won’t change.',
    back: 'Back to the result',
    again: 'Find another solution',
    label: 'Another solution',
  },
  play: {
    about: 'You’re playing on without a clock. Your result won’t change.',
    back: 'Back to your game',
    again: 'Play on from there again',
    label: 'Playing on',
  },
} as const;

interface AttemptProps extends AnotherWayProps {
  readonly from: Session | null;
  onAgain(): void;
}

function Attempt(props: AttemptProps) {
  const page = usePlay();
  /** The attempt's outcome: undefined until it is over, null when it is unknown. */
  const [attempted, setAttempted] = useState<Attempted | null>();
  const player = useAttempt(page.open, props.from, setAttempted);
  const play = useMemo(() => ({ ...page, player }), [page, player]);
  return (
    <PlayContext value={play}>
      <AttemptGrid {...props} attempted={attempted} />
    </PlayContext>
  );
}

interface OutcomeProps extends AttemptProps {
  readonly attempted: Attempted | null | undefined;
}

function AttemptGrid(props: OutcomeProps) {
  const { from, onBack } = props;
  const words = WORDS[from ? 'play' : 'way'];
  // Boards of a puzzle with several are played on one at a time.
  const over = useSnapshot(({ session }) => onTable(session).status !== 'playing');
  const notice = useSnapshot((snapshot) => snapshot.notice);
  usePlayKeys();
  useAnnouncedNotice();
  // No update may reload the page during the attempt: the pieces on the board would be lost.
  useBlockUpdates(useSnapshot(({ session }) => hasActions(session) && !isFinished(session)));

  // The button that opened the attempt is gone: move focus to the text and scroll up to the board.
  const about = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    about.current?.focus({ preventScroll: true });
  }, []);

  return (
    <PlayGrid Slot={AlmanacSlot}>
      {(parts) => (
        <div className="play-panel">
          {over ? (
            <Outcome {...props} />
          ) : (
            <>
              {parts.controls}
              <Toolbar />
              {notice !== null && <Warning>{notice}</Warning>}
              <p
                ref={about}
                tabIndex={-1}
                className="px-1 text-center text-sm text-balance text-soft outline-none"
              >
                {words.about}
              </p>
              <button type="button" className={button.secondary} onClick={onBack}>
                {words.back}
              </button>
            </>
          )}
        </div>
      )}
    </PlayGrid>
  );
}

function outcomeWords(attempted: Attempted | null): { heading: string; detail: string } {
  if (attempted === null) {
    return { heading: 'Done.', detail: 'Crema can’t save on this device right now.' };
  }
  const { isNew, found, of } = attempted;
  return {
    heading: isNew ? 'A new solution!' : 'You’ve already found this one.',
    detail: `${found} of ${of} found.`,
  };
}

const PLAYED_ON = { heading: 'Done.', detail: 'Your result hasn’t changed.' };

function Outcome({ attempted, from, onAgain, onBack }: OutcomeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { again, back, label } = WORDS[from ? 'play' : 'way'];
  const isKnown = from !== null || attempted !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    heading.current?.focus({ preventScroll: true });
    if (attempted?.isNew) void celebrate('board');
  }, [attempted, isKnown]);
  const words = from ? PLAYED_ON : attempted === undefined ? null : outcomeWords(attempted);
  const isMoreToFind = !attempted || attempted.found < attempted.of;
  return (
    <section aria-label={label} className="rounded-card border border-line bg-card p-inset lg:p-6">
      <h2
        ref={heading}
        tabIndex={-1}
        aria-describedby="ways-found"
        className="min-h-8 text-2xl outline-none"
      >
        {words?.heading}
      </h2>
      <p id="ways-found" className="mt-1.5 min-h-6 text-soft">
        <span>{words?.detail}</span>{' '}
        {attempted && <MetMark result={attempted.result} ending={attempted.ending} />}
      </p>
      <div className="mt-4 grid gap-2.5">
        {isMoreToFind && (
          <button type="button" className={button.primary} onClick={onAgain}>
            {again}
          </button>
        )}
        <button type="button" className={button.secondary} onClick={onBack}>
          {back}
        </button>
      </div>
    </section>
  );
}
