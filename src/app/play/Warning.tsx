/** A sentence about something that did not go as it should; `calm`: that is only to be known. */
import type { ReactNode } from 'react';

export function Warning(props: { readonly calm?: boolean; readonly children: ReactNode }) {
  const tone = props.calm ? 'text-soft' : 'text-warn';
  return <p className={`px-1 text-center text-sm ${tone}`}>{props.children}</p>;
}
