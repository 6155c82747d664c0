/** Results held back as too fast or as copies, which an editor accepts or refuses. */
import { useMemo, useRef, useState } from 'react';
import { groupHeld } from '../../../desk/heldGroups.ts';
import type { Dated, HeldResult } from '../../../desk/port.ts';
import { HeldCase } from '../held/HeldCase.tsx';
import { useNextFocus } from '../nextFocus.ts';

export function Held({ held }: { readonly held: readonly Dated<HeldResult>[] }) {
  const [said, setSaid] = useState('');
  const words = useRef<HTMLParagraphElement>(null);
  const focusNext = useNextFocus();
  const groups = useMemo(() => groupHeld(held), [held]);
  return (
    <section aria-labelledby="held">
      <h2 id="held" className="text-2xl">
        Held results
      </h2>
      <p ref={words} role="status" tabIndex={-1}>
        {said}
      </p>
      {held.length === 0 && <p className="text-soft">No result waits for a decision.</p>}
      <ul className="mt-3 grid grid-cols-1 gap-4">
        {groups.map((group) => (
          <HeldCase
            key={group.results[0]!.key}
            group={group}
            onDecided={(done) => {
              setSaid(done);
              // The pressed button disappears with the decided result: move the focus on.
              focusNext(() => words.current);
            }}
          />
        ))}
      </ul>
    </section>
  );
}
