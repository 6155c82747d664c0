/**
 * A line whose changes screen readers read out. A sentence said twice is heard twice: without a
 * change of the document they'd pass over the second.
 */
import { type ComponentProps, useCallback, useState } from 'react';

/** An announcement: the same words in a new object are a new announcement. */
export interface Said {
  readonly text: string;
}

export function useSaid(): [said: Said, say: (text: string) => void] {
  const [said, setSaid] = useState<Said>({ text: '' });
  return [said, useCallback((text: string) => setSaid({ text }), [])];
}

export interface LiveRegionProps extends ComponentProps<'p'> {
  /** The announcement: another object is read out anew. */
  readonly of: object | null;
}

export function LiveRegion({ of, children, ...props }: LiveRegionProps) {
  const [last, setLast] = useState({ of, turn: 0 });
  if (last.of !== of) setLast({ of, turn: last.turn + 1 });
  return (
    <p role="status" {...props}>
      {children && (
        <span key={last.turn}>
          {children}
          {/* Some screen readers compare the text, too. */}
          <span className="sr-only">{last.turn % 2 ? '\u00a0' : ''}</span>
        </span>
      )}
    </p>
  );
}
