/** A sentence about something that did not go as it should. */
import type { ReactNode } from 'react';

export function Warning({ children }: { readonly children: ReactNode }) {
  return <p className="px-1 text-center text-sm text-warn">{children}</p>;
}
