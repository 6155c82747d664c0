/**
 * Replays a finished puzzle in search of another solution. The stored result does not change, and
 * an abandoned attempt is discarded.
 */
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { OpenPuzzle } from '../../play/openPuzzle.ts';
import { isFinished, isTouched } from '../../play/session.ts';
import { button } from '../../ui/button.ts';
import { settingsAtom } from '../settings/settings.ts';
import { setPlaying } from '../updates/playing.ts';
import { AlmanacSlot } from './AlmanacSlot.tsx';
import { celebrate } from './celebrate.ts';
import { PlayBoard } from './PlayBoard.tsx';
import { PlayedBoard } from './PlayedBoard.tsx';
import { Toolbar } from './Toolbar.tsx';
import { type Attempted, useAttempt } from './useAttempt.ts';
import { usePlayKeys } from './usePlayKeys.ts';
import { Warning } from './Warning.tsx';

export interface AnotherWayProps {
  /** Finished. */
  readonly open: OpenPuzzle;
  readonly title: ReactNode;
  announce(text: string): void;
  /** Back to the result. */
  onBack(): void;
}

export function AnotherWay(props: AnotherWayProps) {
  const [attempt, setAttempt] = useState(1);
  return <Attempt key={attempt} {...props} onAgain={() => setAttempt(attempt + 1)} />;
}

function Attempt({
  open,
  title,
  announce,
  onBack,
  onAgain,
}: AnotherWayProps & { onAgain(): void }) {
  /** Undefined until the attempt is over; null when its outcome is unknown. */
  const [attempted, setAttempted] = useState<Attempted | null>();
  const { player, snapshot } = useAttempt(open, setAttempted);
  const settings = useAtomValue(settingsAtom);
  const { session, notice } = snapshot;
  const over = isFinished(session);
  usePlayKeys(player, settings.singleKeys, announce);

  // The button that opened this view is gone: move focus to the text and scroll up to the board.
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    words.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (notice) announce(notice);
  }, [notice, announce]);
  // Block updates: a reload would discard the pieces on the board.
  const playing = isTouched(session) && !over;
  useEffect(() => {
    setPlaying(playing);
    return () => setPlaying(false);
  }, [playing]);

  const { Almanac } = open.views;
  return (
    <PlayedBoard
      open={open}
      player={player}
      snapshot={snapshot}
      locked={over}
      hint={null}
      announce={announce}
    >
      {(parts) => (
        <div className="play-grid">
          {title}
          <PlayBoard open={open} player={player} snapshot={snapshot}>
            {parts.board}
          </PlayBoard>
          <div className="play-panel">
            {over ? (
              <Outcome attempted={attempted} onAgain={onAgain} onBack={onBack} />
            ) : (
              <>
                {parts.controls}
                <Toolbar player={player} snapshot={snapshot} announce={announce} />
                {notice !== null && <Warning>{notice}</Warning>}
                <p
                  ref={words}
                  tabIndex={-1}
                  className="px-1 text-center text-sm text-balance text-soft outline-none"
                >
                  You are looking for another way. Your result stays as it is.
                </p>
                <button type="button" className={button.secondary} onClick={onBack}>
                  Back to the result
                </button>
              </>
            )}
          </div>
          {Almanac && (
            <Suspense>
              <AlmanacSlot open={open} Almanac={Almanac} />
            </Suspense>
          )}
        </div>
      )}
    </PlayedBoard>
  );
}

function outcomeWords(attempted: Attempted | null): { heading: string; detail: string } {
  if (attempted === null) {
    return { heading: 'Done.', detail: 'Crema cannot save on this device just now.' };
  }
  const { isNew, found, of } = attempted;
  return {
    heading: isNew ? 'A new way.' : 'You have found this one before.',
    detail: `${found} of ${of} found.`,
  };
}

function Outcome({
  attempted,
  onAgain,
  onBack,
}: {
  readonly attempted: Attempted | null | undefined;
  onAgain(): void;
  onBack(): void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (attempted === undefined) return;
    heading.current?.focus({ preventScroll: true });
    if (attempted?.isNew) void celebrate('board');
  }, [attempted]);
  const words = attempted === undefined ? null : outcomeWords(attempted);
  const isMoreToFind = !attempted || attempted.found < attempted.of;
  return (
    <section
      aria-label="Another way"
      className="rounded-card border border-line bg-card p-5 lg:p-6"
    >
      <h2
        ref={heading}
        tabIndex={-1}
        aria-describedby="ways-found"
        className="min-h-8 text-2xl outline-none"
      >
        {words?.heading}
      </h2>
      <p id="ways-found" className="mt-1.5 min-h-6 text-soft">
        {words?.detail}
      </p>
      <div className="mt-4 grid gap-2.5">
        {isMoreToFind && (
          <button type="button" className={button.primary} onClick={onAgain}>
            Another way
          </button>
        )}
        <button type="button" className={button.secondary} onClick={onBack}>
          Back to the result
        </button>
      </div>
    </section>
  );
}
