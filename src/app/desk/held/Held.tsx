/** Results that came about too fast for a hand, or twice: looked at, then accepted or refused. */
import { useMemo, useRef, useState } from 'react';
import { groupHeld } from '../../../desk/heldGroups.ts';
import type { Dated, HeldResult } from '../../../desk/port.ts';
import type { Json } from '../../../lib/json.ts';
import { useNextFocus } from '../nextFocus.ts';
import { SeenLine } from '../SeenLine.tsx';
import { parseList, type Reading, useReading } from '../useReading.ts';
import { HeldCase } from './HeldCase.tsx';

const reading: Reading<readonly Dated<HeldResult>[]> = {
  name: 'held',
  read: (desk) => desk.readHeld(),
  parse: parseList,
  json: (value) => value as unknown as Json,
};

export function Held() {
  const read = useReading(reading);
  const [said, setSaid] = useState('');
  const words = useRef<HTMLParagraphElement>(null);
  const focusNext = useNextFocus();
  const groups = useMemo(() => groupHeld(read.value ?? []), [read.value]);
  return (
    <div className="max-w-3xl">
      <SeenLine read={read} />
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
              // The button goes with its result.
              focusNext(() => words.current);
            }}
          />
        ))}
      </ul>
    </div>
  );
}
