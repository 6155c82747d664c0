/** A line beside the board with a warning; `calm` for mere information. */
import type { ReactNode } from 'react';

export function Warning(props: { readonly calm?: boolean; readonly children: ReactNode }) {
  const tone = props.calm ? 'text-soft' : 'text-warn';
  return <p className={`px-1 text-center text-sm ${tone}`}>{props.children}</p>;
}
