/**
 * The controls beside or below the grid, laid out for a phone, a desktop, and the small example.
 */
import type { ReactNode } from 'react';
import { Sheet } from '../../../ui/Sheet.tsx';

export interface ControlsProps {
  readonly layout: 'phone' | 'wide' | 'example';
  /** The current clue. */
  readonly bar: ReactNode;
  /** The lists of all clues; `summary` tells how many of them are filled. */
  readonly lists: ReactNode;
  readonly summary: string;
  /** Whether the sheet with the lists is open. */
  readonly listed: boolean;
  onList(open: boolean): void;
  readonly keypad: ReactNode;
  /** The two parts of the calculator; null while it is closed. */
  readonly calculator: { readonly numbers: ReactNode; readonly sum: ReactNode } | null;
  onCalculatorClose(): void;
}

export function Controls(props: ControlsProps) {
  const { layout, bar, lists, keypad, calculator } = props;
  if (layout === 'example') {
    return (
      <div className="flex flex-col gap-3">
        <div className="cn-phone">
          {bar}
          {keypad}
        </div>
        {lists}
      </div>
    );
  }
  const sheet = (
    <div className="cn-clues">
      <Sheet
        title="Clues"
        summary={props.summary}
        open={props.listed}
        onToggle={(open) => props.onList(open)}
      >
        {lists}
      </Sheet>
    </div>
  );
  // The calculator never covers the grid: players compare its list of numbers with the grid, and
  // digits that they write into the grid shorten the list.
  const strip = (label: string, content: ReactNode) => (
    <section
      aria-label={label}
      className="cn-calculator"
      onKeyDown={({ key }) => key === 'Escape' && props.onCalculatorClose()}
    >
      {content}
    </section>
  );
  if (layout === 'phone') {
    return (
      <div className="cn-phone">
        {bar}
        {calculator && strip('Work out', calculator.numbers)}
        {keypad}
        {calculator && strip('Arithmetic', calculator.sum)}
        {sheet}
      </div>
    );
  }
  return (
    <>
      {calculator ? (
        <>
          {bar}
          {strip(
            'Work out',
            <div className="flex flex-col gap-4">
              {calculator.numbers}
              {calculator.sum}
            </div>,
          )}
        </>
      ) : (
        sheet
      )}
      {keypad}
    </>
  );
}
