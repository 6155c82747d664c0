/**
 * A button that keeps the focus while it does nothing, as while its action runs: `disabled` would
 * drop the focus to the page.
 */
import type { ComponentProps } from 'react';

export function ActionButton({ disabled, onClick, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...props}
      aria-disabled={disabled || undefined}
      onClick={(event) => {
        // Enter in a field of a form presses its button too: the default is to submit.
        if (disabled) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
