/**
 * The names that the player noted on a plate as possible or ruled out: in full, shortened, or with
 * the number of those omitted ("+3").
 */
import { useLayoutEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import type { Note } from './words.ts';

/**
 * Styles for the notes on a plate, from the roomiest to the tightest; when none fits, some notes
 * are omitted.
 */
const STYLES = ['full', 'short', 'tight'] as const;

/**
 * Writes the notes on a plate in the roomiest style that fits. The fit depends on the letters and
 * on the plate, which scales with the tree, so the element itself is measured.
 */
function fitMarks(element: HTMLElement): void {
  const marks = [...element.querySelectorAll<HTMLElement>('.rf-mark')];
  const rest = element.querySelector<HTMLElement>('.rf-mark-rest')!;
  const isFitting = () =>
    element.scrollHeight <= element.clientHeight && element.scrollWidth <= element.clientWidth;
  const show = (count: number) => {
    for (const [i, mark] of marks.entries()) mark.hidden = i >= count;
    rest.hidden = count === marks.length;
    rest.textContent = `+${marks.length - count}`;
  };
  show(marks.length);
  for (const style of STYLES) {
    element.dataset.style = style;
    if (isFitting()) return;
  }
  for (let count = marks.length - 1; count >= 0 && !isFitting(); count--) show(count);
}

export function Marks({ notes }: { readonly notes: readonly Note[] }) {
  const own = useRef<HTMLSpanElement>(null);
  // Fit the plate's notes again after each render: the notes, or the title beside them, may have
  // changed.
  useLayoutEffect(() => {
    if (own.current) fitMarks(own.current);
  });
  useLayoutEffect(() => {
    const plate = own.current?.parentElement;
    if (!plate) return;
    const observer = new ResizeObserver(() => own.current && fitMarks(own.current));
    observer.observe(plate);
    return () => observer.disconnect();
  }, []);
  return (
    <span ref={own} className="rf-marks">
      {notes.map(({ name, kind }) => (
        <span
          key={name}
          className={cx(
            'rf-mark',
            kind !== 'pencilled' && 'rf-mark-struck',
            kind === 'by the hint' && 'rf-mark-out',
          )}
        >
          <span className="rf-mark-full">{name}</span>
          <span className="rf-mark-short">{name.slice(0, 2)}</span>
        </span>
      ))}
      <span className="rf-mark-rest" hidden />
    </span>
  );
}
