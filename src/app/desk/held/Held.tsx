/**
 * The desk's list of results held back as too fast or as copies, which an editor accepts or
 * refuses.
 */
import { useMemo, useRef, useState } from 'react';
import { groupHeld } from '../../../desk/heldGroups.ts';
import type { Desk } from '../../../desk/port.ts';
import { useNextFocus } from '../nextFocus.ts';
import { ReadLine } from '../ReadLine.tsx';
import { useReading } from '../useReading.ts';
import { HeldCase } from './HeldCase.tsx';

const reading = (desk: Desk) => desk.readHeld();

export function Held() {
  const read = useReading(reading);
  const [said, setSaid] = useState('');
  const words = useRef<HTMLParagraphElement>(null);
  const focusNext = useNextFocus();
  const groups = useMemo(() => groupHeld(read.value ?? []), [read.value]);
  return (
    <div className="max-w-3xl">
      <ReadLine read={read} />
      <p ref={words} role="status" tabIndex={-1} className={said === '' ? '' : 'mb-4'}>
        {said}
      </p>
      {read.value?.length === 0 && <p className="text-soft">No result waits for a decision.</p>}
      <ul className="grid grid-cols-1 gap-4">
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
    </div>
  );
}
