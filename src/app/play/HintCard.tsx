/**
 * Card of a hint: first the place, free of charge; then the steps of the deduction, with next and back;
 * at the end a button that makes the move.
 */
import { ChevronLeft, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { count } from '../../lib/count.ts';
import type { OpenHint } from '../../play/playState.ts';
import { button } from '../../ui/button.ts';
import { cx } from '../../ui/cx.ts';
import { useFocusBack } from '../../ui/useFocusBack.ts';
import { showPlaces, walkToPlace } from './hintPlaces.ts';
import { usePlay } from './playContext.ts';

export function HintCard({ hint: { hint, step, free } }: { readonly hint: OpenHint }) {
  const { open, player } = usePlay();
  const card = useRef<HTMLElement>(null);
  useFocusBack();
  useEffect(() => card.current?.focus({ preventScroll: true }), []);
  // Scroll the cells that the hint's step is about into view beside the card.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own places
  useEffect(() => {
    if (card.current) showPlaces(card.current);
  }, [hint, step]);

  const { look, steps, isShown, technique, about } = hint;
  const cost = open.session.game.hintCost ?? 0;
  const isPlace = step === null;
  const isLast = step === steps.length - 1;
  const isMistake = !isPlace && hint.mistake !== null;
  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.repeat) return;
    if (event.key === 'Escape') player.dismissHint();
    else if (event.key === 'ArrowLeft') player.hintBack();
    else if (event.key === 'ArrowRight' && !isPlace && !isLast) void player.hint();
    // Enter on the card itself shows the next step; on a button of the card it presses the button. It
    // charges nothing: the Enter that opened the card may come twice.
    else if (event.key === 'Enter' && event.target === card.current && !isPlace) void player.hint();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return (
    <section
      ref={card}
      tabIndex={-1}
      aria-label={isMistake ? 'Hint: a mistake' : 'Hint'}
      className="hint-card"
      data-mistake={isMistake || undefined}
      onKeyDown={onKeyDown}
    >
      <header className="flex flex-wrap items-center gap-2">
        {isPlace ? (
          <span className="hint-technique">
            {look?.asks === undefined ? 'Where to look' : 'What the board shows'}
          </span>
        ) : (
          <Technique name={technique} about={about} />
        )}
        {!isPlace && steps.length > 1 && (
          <span className="hint-count" aria-hidden>
            {steps.map((each, i) => (
              <i key={each.text} data-now={i === step || undefined} />
            ))}
          </span>
        )}
        <button
          type="button"
          className={`${button.icon} -my-2 -mr-2 ml-auto`}
          aria-label="Close the hint"
          onClick={() => player.dismissHint()}
        >
          <X size={18} aria-hidden />
        </button>
      </header>
      <p aria-live="polite" aria-atomic="true" className="hint-text">
        {!isPlace && steps.length > 1 && (
          <span className="sr-only">{`Step ${step + 1} of ${steps.length}: `}</span>
        )}
        <span>{isPlace ? look?.text : steps[step]?.text}</span>
      </p>
      <footer className="flex items-center gap-2">
        {!isPlace && step > 0 && (
          <button
            type="button"
            className={button.icon}
            aria-label="Previous step"
            onClick={() => {
              player.hintBack();
              // The card takes the focus: its back button is not rendered at the first step.
              card.current?.focus({ preventScroll: true });
            }}
          >
            <ChevronLeft size={20} aria-hidden />
          </button>
        )}
        <span className="text-sm text-soft">
          {isPlace ? 'Free so far' : step === 0 && priceWords(isShown, free, cost)}
        </span>
        <button
          type="button"
          className="sr-only focus-visible:not-sr-only"
          onClick={() => walkToPlace()}
        >
          Show me on the board
        </button>
        <button
          type="button"
          className={cx(
            isLast ? button.primary : button.secondary,
            'ml-auto flex-wrap gap-y-0',
            // Keep the button's three words on one line while the price beside it needs no more
            // than half of the card.
            isLast && isMistake && 'min-w-[min(9rem,55%)]',
          )}
          // The second click of a double click would answer the step that the first one shows.
          onClick={(event) => event.detail <= 1 && void player.hint()}
        >
          {isPlace ? (
            <Why asks={look?.asks ?? 'Why?'} cost={cost} />
          ) : isLast ? (
            isMistake ? (
              'Remove it'
            ) : (
              'Do it'
            )
          ) : (
            'Next'
          )}
        </button>
      </footer>
    </section>
  );
}

/** Label of the button that asks for the deduction, with its cost in ms. */
function Why({ asks, cost }: { readonly asks: string; readonly cost: number }) {
  return (
    <>
      <span>{asks}</span>
      <span aria-hidden className="whitespace-nowrap">{` +${cost / 1000} s`}</span>
      <span className="sr-only">{` Adds ${count(cost / 1000, 'second')}.`}</span>
    </>
  );
}

/**
 * The price of a hint in words.
 * @param cost time added for the hint, in ms.
 */
function priceWords(isShown: true | undefined, free: boolean, cost: number): string {
  if (isShown) return 'Already marked on the board: no time added';
  return free ? 'Already paid for' : `${count(cost / 1000, 'second')} added`;
}

/** Name of the solving technique of a hint, with an explanation on tap where there is one. */
function Technique({ name, about }: { readonly name: string; readonly about: string | null }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  if (about === null) return <span className="hint-technique">{title}</span>;
  return (
    <>
      <button
        type="button"
        className="hint-technique underline decoration-dotted underline-offset-4"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {title}
      </button>
      <p id={id} hidden={!open} className="hint-about">
        {about}
      </p>
    </>
  );
}
