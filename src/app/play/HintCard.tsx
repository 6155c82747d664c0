/** A hint in three taps: where to look, why, do it. On a phone it lies over the keypad. */
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Player, Snapshot } from '../../play/player.ts';
import { button } from '../../ui/button.ts';

export function HintCard({
  player,
  hint: { hint, step },
  cost,
}: {
  readonly player: Player;
  readonly hint: NonNullable<Snapshot['hint']>;
  /** In ms. */
  readonly cost: number;
}) {
  const card = useRef<HTMLElement>(null);
  // Whoever asked for the hint gets the focus back when it closes.
  useEffect(() => {
    const before = document.activeElement;
    card.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  // A long one on a short page reaches below the window.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step makes it longer
  useEffect(() => {
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label="Hint"
      className="hint-card flex scroll-my-3 flex-col rounded-card border border-hue bg-card p-3.5 outline-none lg:p-4"
      onKeyDown={(event) => {
        if (event.key === 'Escape') player.dismissHint();
      }}
    >
      <div className="flex items-start justify-between gap-2">
        <div aria-live="polite" className="flex-1">
          <p className="font-display text-base leading-snug font-semibold lg:text-lg">
            {hint.where}
          </p>
          {step === 'why' && (
            <p className="mt-1.5 text-[0.9375rem] leading-snug text-soft">{hint.why}</p>
          )}
          {step === 'why' && (
            <p className="mt-1.5 text-sm text-soft">
              <span className="sr-only">Technique: </span>
              <em>{hint.technique}</em>
            </p>
          )}
        </div>
        <button
          type="button"
          className={`${button.icon} -mt-2 -mr-2`}
          aria-label="Close the hint"
          onClick={() => player.dismissHint()}
        >
          <X size={18} aria-hidden />
        </button>
      </div>
      <div className="mt-auto flex items-center justify-between gap-3 pt-3">
        <span className="text-sm text-soft">{cost / 1000} seconds were added.</span>
        <button type="button" className={button.secondary} onClick={() => void player.hint()}>
          {step === 'where' ? 'Why?' : 'Do it'}
        </button>
      </div>
    </section>
  );
}
