/** Asks friends to a table: its link, and its code for reading aloud. */

import { Check, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
import { SHARING_FAILED } from '../../lib/sentences.ts';
import type { SeatedTable } from '../../tables/seen.ts';
import { button } from '../../ui/button.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { LiveRegion, useSaid } from '../../ui/LiveRegion.tsx';
import { openShareSheet } from '../device/shareSheet.ts';
import { changeTable } from './tablesState.ts';

export function Invite({
  seated: { id, table },
  isOwner,
}: {
  readonly seated: SeatedTable;
  readonly isOwner: boolean;
}) {
  const [outcome, setOutcome] = useSaid();
  const [busy, setBusy] = useState(false);
  const [isRenewing, setIsRenewing] = useState(false);
  const address = `${location.origin}/join/${table.code}`;
  const isAlone = Object.keys(table.members).length === 1;

  async function share() {
    try {
      await openShareSheet({ title: 'A table on Crema', text: INVITATION, url: address });
    } catch {
      setOutcome(SHARING_FAILED);
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('Copied.');
    } catch {
      setOutcome('Your browser blocked copying. Select the link instead.');
    }
  }

  async function renew() {
    setBusy(true);
    const renewed = await changeTable({ kind: 'renew', table: id });
    setBusy(false);
    setOutcome(renewed.ok ? 'The old link and code no longer work.' : renewed.problem.message);
  }

  return (
    <section aria-labelledby="invite">
      <h2 id="invite" className="text-2xl">
        {isAlone ? 'Invite your friends' : 'Invite more friends'}
      </h2>
      <p className="mt-1 text-soft">
        Send the link or read out the code. Only people who have one of them can join.
      </p>
      <div className="mt-3 rounded-card border border-line bg-card p-4">
        <p className="font-display text-xl font-semibold wrap-anywhere select-all">{table.code}</p>
        <p className="mt-1 text-sm text-soft wrap-anywhere select-all">{address}</p>
        <div className="mt-3 flex flex-wrap gap-2.5">
          {'share' in navigator && (
            <button type="button" className={button.primary} onClick={() => void share()}>
              <Share2 size={18} aria-hidden /> Share the link
            </button>
          )}
          <button
            type="button"
            className={'share' in navigator ? button.secondary : button.primary}
            onClick={() => void copy()}
          >
            {outcome.text === 'Copied.' ? (
              <Check size={18} aria-hidden />
            ) : (
              <Copy size={18} aria-hidden />
            )}{' '}
            Copy the link
          </button>
          {isOwner && (
            <button
              type="button"
              className={button.secondary}
              onClick={() => {
                if (!busy) setIsRenewing(true);
              }}
            >
              New code
            </button>
          )}
        </div>
        <LiveRegion of={outcome} className="mt-2 text-sm text-soft empty:hidden">
          {outcome.text}
        </LiveRegion>
        <ConfirmDialog
          open={isRenewing}
          title="Make a new code?"
          yes="Make a new code"
          no="Keep this code"
          onClose={() => setIsRenewing(false)}
          onYes={() => void renew()}
        >
          The old link and code will stop working. Everyone at the table stays.
        </ConfirmDialog>
      </div>
    </section>
  );
}

const INVITATION =
  'Join our table on Crema. We’ll play the same daily puzzles and see how we all did.';
