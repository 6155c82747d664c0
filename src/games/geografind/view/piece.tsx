/**
 * Geografind's piece on the shelf: the player's own globe with the countries they have found. The
 * globe loads after the page's first frame: it is the largest piece.
 */
import { Suspense, useMemo } from 'react';
import type { Json } from '../../../lib/json.ts';
import { optional } from '../../../ui/optional.ts';
import type { PieceProps, ShelfPlace } from '../../contract/view.ts';
import { CODES, type Code } from '../codes.ts';
import styles from './piece.css?inline';

export { styles };

/** The country of a won puzzle: the last guess of its complete result. */
function foundIn(result: Json): Code | undefined {
  const words = result as readonly string[];
  return words.at(-1) === 'win' ? words.at(-2) : undefined;
}

export const collected = (all: readonly Json[]) => ({
  found: new Set(all.flatMap((result) => foundIn(result) ?? [])).size,
  of: CODES.length,
  things: 'countries',
});

const OwnGlobe = optional(async () => (await import('./OwnGlobe.tsx')).OwnGlobe);

export function Piece({ finished }: PieceProps) {
  const found = useMemo(() => {
    const byCode = new Map<Code, ShelfPlace[]>();
    for (const place of finished) {
      const code = foundIn(place.result);
      if (code !== undefined) byCode.set(code, [...(byCode.get(code) ?? []), place]);
    }
    return byCode;
  }, [finished]);
  return (
    <Suspense fallback={<div className="gf-shelf gf-shelf-waiting" />}>
      <OwnGlobe found={found} />
    </Suspense>
  );
}
