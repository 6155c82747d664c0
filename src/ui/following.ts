/** Where the Tab key stops follows the focus. */
import { startTransition } from 'react';

/**
 * For `onFocus`: the tap that brings the focus is drawn first. What a tap does has to set the stop itself, for the
 * keys that may follow it.
 */
export function following<Stop>(setStop: (stop: Stop) => void): (stop: Stop) => void {
  return (stop) => startTransition(() => setStop(stop));
}
