/** A stop of a play in large: its board, the hint for it, and the moments around. */
import { ChevronLeft } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Hint } from '../../../games/contract/engine.ts';
import { capital } from '../../../lib/capital.ts';
import type { Play } from '../../../play/moments.ts';
import { onTable, type Session } from '../../../play/session.ts';
import type { Stop } from '../../../play/stops.ts';
import { button } from '../../../ui/button.ts';
import { cx } from '../../../ui/cx.ts';
import { usePlay } from '../playContext.ts';
import { ReplayedBoard } from '../ReplayedBoard.tsx';
import { useShownHint } from '../useShownHint.ts';
import { StopTitle } from './StopTitle.tsx';

export interface StopViewProps {
  readonly play: Play;
  readonly stop: Stop;
  /** Undefined while the engine works; null if it has none. */
  readonly hint: Hint<unknown> | null | undefined;
  onBack(): void;
  onPlayOn(from: Session): void;
}

export function StopView({ play, stop, hint, onBack, onPlayOn }: StopViewProps) {
  const { definition, views } = usePlay().open;
  const [chosen, setChosen] = useState<number | null>(null);
  const step = chosen ?? (hint ? hint.steps.length - 1 : 0);
  const shown = useShownHint(
    useMemo(() => (hint ? { hint, step, free: true } : null), [hint, step]),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const first = stop.index - 1;
  return (
    <>
      <button type="button" className={`${button.quiet} -ml-3 self-start`} onClick={onBack}>
        <ChevronLeft size={20} aria-hidden />
        <span>Back to your stops</span>
      </button>
      <h2 ref={heading} tabIndex={-1} className="text-2xl text-balance outline-none">
        <StopTitle play={play} stop={stop} />
      </h2>
      <ReplayedBoard definition={definition} play={play} views={views} first={first} hint={shown}>
        {(index, session) => (
          <div className="mt-3 grid gap-3">
            {index === first && hint && <Steps hint={hint} step={step} onChoose={setChosen} />}
            {onTable(session).status === 'playing' && (
              <button type="button" className={button.secondary} onClick={() => onPlayOn(session)}>
                Play on from here
              </button>
            )}
          </div>
        )}
      </ReplayedBoard>
    </>
  );
}

interface StepsProps {
  readonly hint: Hint<unknown>;
  readonly step: number;
  onChoose(step: number): void;
}

/** The steps of the hint; the board shows the chosen one. */
function Steps({ hint: { steps, technique, about }, step, onChoose }: StepsProps) {
  return (
    <div className="rounded-card border border-line bg-card p-inset">
      <h3 className="hint-technique">{capital(technique)}</h3>
      {about !== null && <p className="hint-about">{about}</p>}
      {steps.length === 1 ? (
        <p className="hint-text">{steps[0]!.text}</p>
      ) : (
        <ol aria-label="Steps" className="mt-1 grid gap-1">
          {steps.map(({ text }, i) => (
            <li key={text}>
              <button
                type="button"
                aria-pressed={i === step}
                onClick={() => onChoose(i)}
                className={cx(
                  'hint-text min-h-11 w-full border-l-4 py-1 pl-3 text-start',
                  i === step
                    ? 'border-hue forced-colors:border-[Highlight]'
                    : 'border-line text-soft',
                )}
              >
                {text}
              </button>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
