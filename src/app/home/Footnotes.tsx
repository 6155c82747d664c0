/** Last lines of the home page: unsent results, and the days that can be played offline. */
import { useAtomValue } from 'jotai';
import { CloudUpload, Download, HardDrive } from 'lucide-react';
import { addDays, type CivilDate } from '../../daily/date.ts';
import { nextRelease } from '../../daily/numbering.ts';
import { DEFINITIONS } from '../../games/definitions.ts';
import { count } from '../../lib/count.ts';
import type { ResilientStorage } from '../../storage/port.ts';
import { unsentResults } from '../../sync/unsent.ts';
import { briefDate } from '../../ui/dates.ts';
import { offlineReadyAtom, onlineAtom } from '../device/online.ts';
import { useStored } from '../device/storage.ts';
import { todayAtom } from '../device/today.ts';

/** The last day for which every game's puzzle is in this build's packs. */
function packedUntil(): CivilDate | null {
  const dates = DEFINITIONS.map(({ id, schedule }) => {
    const last = __LAST_PACKED_IDS__[id];
    return last === undefined ? null : addDays(nextRelease(schedule, last), -1);
  });
  const known = dates.filter((date) => date !== null).sort();
  return known[0] ?? null;
}

interface Waiting {
  readonly hasAccount: boolean;
  /** The player's results that are on this device alone. */
  readonly waiting: number;
}

const NOTHING_WAITS: Waiting = { hasAccount: false, waiting: 0 };

async function readWaiting(opened: ResilientStorage): Promise<Waiting> {
  if ((await opened.readAccount()) !== null) {
    return { hasAccount: true, waiting: (await unsentResults(opened)).length };
  }
  const finished = await Promise.all(
    DEFINITIONS.map(async ({ id, results }) => {
      const rows = await opened.readResults(id);
      return rows.filter(({ result }) => results.isComplete(result)).length;
    }),
  );
  return { hasAccount: false, waiting: finished.reduce((sum, one) => sum + one, 0) };
}

export function Footnotes() {
  const today = useAtomValue(todayAtom);
  const offlineReady = useAtomValue(offlineReadyAtom);
  const online = useAtomValue(onlineAtom);
  const { hasAccount, waiting } = useStored(readWaiting, NOTHING_WAITS);
  const until = packedUntil();
  const results = count(waiting, 'result is', 'results are');
  return (
    <ul className="flex flex-col gap-2 text-[0.9375rem] text-soft [&_svg]:shrink-0 [&>li]:flex [&>li]:items-center [&>li]:gap-2.5">
      {waiting > 0 &&
        (!hasAccount ? (
          <li>
            <HardDrive size={18} aria-hidden />
            <span>{`${results} saved on this device.`}</span>
          </li>
        ) : (
          <li>
            <CloudUpload size={18} aria-hidden />
            <span>
              {`${results} ${online ? 'waiting to be sent.' : 'saved on this device and will be sent when you’re online.'}`}
            </span>
          </li>
        ))}
      {offlineReady && until !== null && (
        <li>
          <Download size={18} aria-hidden />
          <span>{`Playable offline until ${briefDate(until, today)}`}</span>
        </li>
      )}
    </ul>
  );
}
