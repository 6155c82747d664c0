/** Sync section of the account dialog: state, refused results, and "sync now". */
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { dateOf } from '../../daily/numbering.ts';
import { findDefinition } from '../../games/definitions.ts';
import { count } from '../../lib/count.ts';
import { WENT_WRONG } from '../../lib/sentences.ts';
import type { OutboxRow } from '../../storage/entities.ts';
import { IN_STEP } from '../../storage/keys.ts';
import type { Storage } from '../../storage/port.ts';
import { clockWords } from '../../sync/clock.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { fullDate } from '../../ui/dates.ts';
import { momentWords } from '../../ui/moments.ts';
import { accountDialogAtom } from '../device/accountState.ts';
import { onlineAtom } from '../device/online.ts';
import { storage, useStored } from '../device/storage.ts';
import { todayAtom } from '../device/today.ts';
import { SyncMark } from './SyncMark.tsx';
import { clockAheadAtom, syncingAtom, syncNow } from './syncState.ts';
import { useSyncSummary } from './useSyncSummary.ts';

/** React key of a row in the outbox (unsent results): an account has at most one row per puzzle. */
const nameOf = ({ game, id }: OutboxRow) => `${game}/${id}`;

/** See `IN_STEP`; null before the first sync. */
async function readInStep(opened: Storage): Promise<number | null> {
  const at = await opened.getMeta(IN_STEP);
  return typeof at === 'number' ? at : null;
}

function NotTaken({ rows }: { readonly rows: readonly OutboxRow[] }) {
  return (
    <details className="rounded-2xl bg-sunken px-4 py-1 text-sm">
      <summary className="min-h-11 py-3 font-medium">
        {`${count(rows.length, 'result')} not saved to your profile`}
      </summary>
      <ul className="flex flex-col gap-2 pb-3">
        {rows.map((row) => {
          const definition = findDefinition(row.game);
          return (
            <li key={nameOf(row)}>
              <span className="font-medium">
                {definition
                  ? `${definition.title}, ${fullDate(dateOf(definition.schedule, row.id))}`
                  : row.game}
              </span>
              <br />
              <span className="text-soft">{row.setAside?.message}</span>
            </li>
          );
        })}
      </ul>
      <p className="pb-3 text-soft">
        {`${rows.length === 1 ? 'It’s' : 'They’re'} still on this device. Choose “Sync now” to try again, or “Save a backup” to keep a copy.`}
      </p>
    </details>
  );
}

export function SyncStatus() {
  const summary = useSyncSummary();
  const online = useAtomValue(onlineAtom);
  const syncing = useAtomValue(syncingAtom);
  const clock = clockWords(useAtomValue(clockAheadAtom));
  const inStep = useStored(readInStep, null);
  const today = useAtomValue(todayAtom);
  const open = useSetAtom(accountDialogAtom);
  const [answer, setAnswer] = useState<'none' | 'checked' | 'failed'>('none');

  async function sync() {
    setAnswer('none');
    try {
      const opened = await storage();
      // A sync that the player asks for sends refused results again.
      await opened.changeOutbox(
        summary.aside.map(({ game, id }) => ({ game, id, change: { setAside: null } })),
      );
      const outcome = await syncNow();
      setAnswer(outcome.kind === 'synced' ? 'checked' : 'none');
    } catch (error) {
      console.error(error);
      setAnswer('failed');
    }
  }

  return (
    <div className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-3">
        <SyncMark state={summary.state} size={20} />
        <p role="status" className="min-w-0 flex-[1_1_6.5rem] text-[0.9375rem]">
          {answer === 'failed'
            ? WENT_WRONG
            : `${answer === 'checked' && summary.state === 'synced' ? 'Just checked. ' : ''}${summary.words}`}
        </p>
        {summary.state === 'needs-sign-in' ? (
          <button type="button" className={button.primary} onClick={() => open('sign-in')}>
            Sign in
          </button>
        ) : (
          summary.state !== 'not-invited' && (
            <ActionButton
              className={button.secondary}
              disabled={!online || syncing}
              onClick={() => void sync()}
            >
              Sync now
            </ActionButton>
          )
        )}
      </div>
      {inStep !== null && (
        <p className="text-sm text-soft">{`Last synced ${momentWords(inStep, today)}.`}</p>
      )}
      {clock !== null && <p className="text-[0.9375rem] text-warn">{clock}</p>}
      {summary.aside.length > 0 && <NotTaken rows={summary.aside} />}
    </div>
  );
}
