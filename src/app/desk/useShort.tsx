/** Shows the first of a list, and the others at the press of a button. */
import { type ReactNode, useState } from 'react';
import { button } from '../../ui/button.ts';

export function useShort<T>(
  list: readonly T[],
  first: number,
): { readonly shown: readonly T[] /** Null where all are shown. */; readonly more: ReactNode } {
  const [all, setAll] = useState(false);
  if (all || list.length <= first) return { shown: list, more: null };
  const more = (
    <button type="button" className={`${button.secondary} mt-4`} onClick={() => setAll(true)}>
      {`Show ${list.length - first} more`}
    </button>
  );
  return { shown: list.slice(0, first), more };
}
