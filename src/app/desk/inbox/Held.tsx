/** Results held back as too fast or as copies, which an editor accepts or refuses. */
import { groupHeld } from '../../../desk/heldGroups.ts';
import type { Desk } from '../../../desk/port.ts';
import { HeldCase } from '../held/HeldCase.tsx';
import { useReading } from '../useReading.ts';
import { Cases, Part } from './Part.tsx';

const reading = (desk: Desk) => desk.readHeld();

export function Held() {
  return (
    <Part title="Held results" read={useReading(reading)}>
      {(held, { tell }) => (
        <Cases none="No results are waiting for a decision.">
          {groupHeld(held).map((group) => (
            <HeldCase key={group.results[0]!.key} group={group} onDecided={tell} />
          ))}
        </Cases>
      )}
    </Part>
  );
}
