/**
 * Panel beside a board: on a phone a non-modal sheet that slides up over the content above; on a
 * desktop and an upright tablet a card that is always open.
 *
 * Only the sheet's bar takes part in the page's layout, so that opening the sheet moves nothing
 * else.
 */
import { ChevronUp } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { cx } from './cx.ts';
import { useBackCloses } from './useBackCloses.ts';
import { TALL, useMedia, WIDE } from './useMedia.ts';
import { useSwipe } from './useSwipe.ts';

export interface SheetProps {
  readonly title: string;
  /** Short text about the player's progress, beside the panel's title. */
  readonly summary?: ReactNode;
  /** Buttons at both ends of the sheet's bar on a phone. */
  readonly ends?: { readonly before: ReactNode; readonly after: ReactNode };
  /** Shows only the summary on the sheet's bar on a phone: the title is visually hidden. */
  readonly summaryAlone?: boolean;
  readonly open: boolean;
  onToggle(open: boolean): void;
  /**
   * Called on a sideways swipe of the sheet's bar on a phone: 1 to the left (next), -1 to the
   * right.
   */
  onSwipe?(step: 1 | -1): void;
  readonly children: ReactNode;
}

/** Whether the screen has room for the panel as a card, which cannot be closed. */
export function useIsCard(): boolean {
  const wide = useMedia(WIDE);
  const tall = useMedia(TALL);
  return wide || tall;
}

export function Sheet(props: SheetProps) {
  return useIsCard() ? <Card {...props} /> : <SlidingSheet {...props} />;
}

function Card({ title, summary, children }: SheetProps) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className="flex min-h-0 flex-col rounded-card border border-line bg-card"
    >
      <div className="flex items-baseline justify-between gap-4 px-5 pt-4 pb-2">
        <h3 id={heading} className="text-lg">
          {title}
        </h3>
        <span className="text-sm text-soft">{summary}</span>
      </div>
      <div className="relative min-h-0 overflow-y-auto overscroll-contain px-5 pb-4">
        {children}
      </div>
    </section>
  );
}

function SlidingSheet(props: SheetProps) {
  const { title, summary, ends, open, onToggle, onSwipe, children } = props;
  const content = useId();
  const heading = useId();
  const bar = useRef<HTMLButtonElement>(null);
  const { handlers, isEndOfSwipe } = useSwipe(bar, {
    onAcross: onSwipe,
    onUpright: (step) => onToggle(step === 1),
  });
  useBackCloses(open, () => onToggle(false));
  return (
    <section
      aria-labelledby={heading}
      className="relative z-10 h-12"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        // Prevents Escape from also closing a dialog around the sheet.
        event.preventDefault();
        // Move the focus out of the sheet before it is hidden.
        bar.current?.focus();
        onToggle(false);
      }}
    >
      <div
        className={cx(
          'absolute inset-x-0 bottom-0 flex flex-col rounded-card border border-line bg-card transition-shadow duration-200',
          open && 'shadow-[0_-0.5rem_2rem_rgb(0_0_0/0.16)]',
        )}
      >
        {/* The sheet's heading is an `h2`: on a phone the page's own `h2` is hidden. */}
        <div className="flex shrink-0">
          {ends?.before}
          <h2 className="min-w-0 flex-1 text-base">
            <button
              ref={bar}
              type="button"
              aria-expanded={open}
              aria-controls={content}
              className={cx(
                // A bar with longer text grows upwards over the content above it, so that nothing
                // else moves.
                'flex min-h-[calc(3rem-2px)] w-full touch-none items-center gap-3',
                props.summaryAlone ? 'px-1' : 'px-4',
              )}
              {...handlers}
              onClick={(event) => isEndOfSwipe(event) || onToggle(!open)}
            >
              <span id={heading} className={cx(props.summaryAlone && 'sr-only')}>
                {title}
              </span>
              <span className="min-w-0 flex-1 truncate text-left font-sans text-sm font-normal text-soft">
                {summary}
              </span>
              <ChevronUp
                size={20}
                aria-hidden
                className={cx('text-soft transition-transform duration-200', open && 'rotate-180')}
              />
            </button>
          </h2>
          {ends?.after}
        </div>
        <div
          id={content}
          className={cx(
            'grid transition-[grid-template-rows,visibility] duration-200 ease-settle',
            open ? 'visible grid-rows-[1fr]' : 'invisible grid-rows-[0fr]',
          )}
        >
          {/* Relative: hidden text for screen readers in a closed list would lengthen the page. */}
          <div className="relative max-h-[min(46dvh,26rem)] min-h-0 overflow-y-auto overscroll-contain px-4">
            <div className="pt-1 pb-4">{children}</div>
          </div>
        </div>
      </div>
    </section>
  );
}
