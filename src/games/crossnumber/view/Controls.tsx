/** What stands beside or below the grid, laid out for a phone, a desktop, and the small example. */
import type { ReactNode } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';

export interface ControlsProps {
  readonly layout: 'phone' | 'wide' | 'example';
  /** The current clue. */
  readonly bar: ReactNode;
  /** All clues, and how far they are filled. */
  readonly lists: ReactNode;
  readonly summary: string;
  /** The sheet with the lists is open. */
  readonly listed: boolean;
  onList(open: boolean): void;
  readonly keypad: ReactNode;
  /** Null while it is closed. */
  readonly calculator: ReactNode;
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
  if (layout === 'phone') {
    return (
      <div className="cn-phone">
        {bar}
        {keypad}
        {sheet}
        <Dialog
          open={calculator !== null}
          title="Work out"
          onClose={() => props.onCalculatorClose()}
        >
          <div className="mb-4">{bar}</div>
          {calculator}
        </Dialog>
      </div>
    );
  }
  return (
    <>
      {calculator ? (
        <>
          {bar}
          <section
            aria-label="Work out"
            className="cn-calculator"
            onKeyDown={({ key }) => key === 'Escape' && props.onCalculatorClose()}
          >
            {calculator}
          </section>
        </>
      ) : (
        sheet
      )}
      {keypad}
    </>
  );
}
