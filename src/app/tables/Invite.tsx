/** Asks friends to a table: its link, and its code for reading aloud. */

import { Check, Copy, Share2 } from 'lucide-react';
import { useState } from 'react';
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
      await openShareSheet({ title: 'A table at Crema', text: INVITATION, url: address });
    } catch {
      setOutcome('Sharing didn’t work. Use Copy instead.');
    }
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome('Copied.');
    } catch {
      setOutcome('Copying is not allowed here. Select the link instead.');
    }
  }

  async function renew() {
    setBusy(true);
    const renewed = await changeTable({ kind: 'renew', table: id });
    setBusy(false);
    setOutcome(
      renewed.ok ? 'The old link and code do not work any more.' : renewed.problem.message,
    );
  }

  return (
    <section aria-labelledby="invite">
      <h2 id="invite" className="text-2xl">
        {isAlone ? 'Ask your friends' : 'Ask more friends'}
      </h2>
      <p className="mt-1 text-soft">
        Send them the link, or read them the code. Only people who have it can sit down here.
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
          title="A new code?"
          yes="Make a new code"
          no="Keep it"
          onClose={() => setIsRenewing(false)}
          onYes={() => void renew()}
        >
          The link and the code that you have sent stop working. Everybody who sits here stays.
        </ConfirmDialog>
      </div>
    </section>
  );
}

const INVITATION = 'Join our table at Crema: five daily puzzles, and we see how each of us did.';
