/** Dialog "Report a problem", in which the player reports a faulty puzzle. */
import { useAtomValue } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { reportName } from '../../feedback/ownReports.ts';
import { loadSite } from '../../firebase/config.ts';
import type { GameId } from '../../games/definitions.ts';
import { count } from '../../lib/count.ts';
import { REPORT_SENT_LATER } from '../../lib/sentences.ts';
import { MAX_REPORT, REPORT_REASONS, type ReportReason } from '../../protocol/reportCallables.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { button } from '../../ui/button.ts';
import { Dialog, type OpeningProps } from '../../ui/Dialog.tsx';
import { useAsync } from '../../ui/useAsync.ts';
import { readReports, report } from '../background/reports.ts';
import { onlineAtom } from '../device/online.ts';

const WORDS: Readonly<Record<ReportReason, string>> = {
  'no-solution': 'It can’t be solved',
  several: 'It has more than one solution',
  'wrong-fact': 'A fact, clue or hint is wrong',
  'too-hard': 'It’s much harder than it should be',
  other: 'Something else',
};

export interface ReportDialogProps extends OpeningProps {
  readonly game: GameId;
  readonly id: string;
  /** Hash of the puzzle's version that is displayed. */
  readonly hash: string;
  /** The game allows several solutions, so "it has several solutions" is no fault to report. */
  readonly manyWays: boolean;
}

export function ReportDialog({ open, onClose, ...puzzle }: ReportDialogProps) {
  return (
    <Dialog open={open} title="Report a problem" onClose={onClose}>
      <Report {...puzzle} onClose={onClose} />
    </Dialog>
  );
}

/** `nobody`: this site has no server that could receive the report. */
type Stage = 'looking' | 'form' | 'made' | 'nobody';

function Report({ game, id, hash, manyWays, onClose }: Omit<ReportDialogProps, 'open'>) {
  const online = useAtomValue(onlineAtom);
  const [isMade, setMade] = useState(false);
  const [failed, setFailed] = useState(false);
  const found = useAsync(async (): Promise<Stage> => {
    const { made } = await readReports();
    if (made.includes(reportName({ game, id, hash }))) return 'made';
    // Offline it is unknown whether the site has a server: the report is queued.
    const hasServer = await loadSite().then(
      (site) => site !== null,
      () => true,
    );
    return hasServer ? 'form' : 'nobody';
  }, [game, id, hash]);
  const stage = isMade ? 'made' : (found ?? 'looking');

  async function send(reason: ReportReason, text: string) {
    const key = crypto.randomUUID().replaceAll('-', '');
    try {
      await report({ game, id, hash, reason, text, key });
      setMade(true);
    } catch {
      setFailed(true);
    }
  }

  if (stage === 'looking') return <div className="min-h-96" />;
  if (stage === 'form') {
    const reasons = REPORT_REASONS.filter((reason) => !(manyWays && reason === 'several'));
    return <Form reasons={reasons} onSend={send} failed={failed} />;
  }
  return (
    <>
      <p role="status">
        {stage === 'nobody'
          ? 'You can’t send reports yet. Your game isn’t affected.'
          : online
            ? 'Thanks. We’ll take a look.'
            : REPORT_SENT_LATER}
      </p>
      <div className="mt-5 flex justify-end">
        <button type="button" className={button.primary} onClick={onClose}>
          Back to the puzzle
        </button>
      </div>
    </>
  );
}

function Form({
  reasons,
  onSend,
  failed,
}: {
  readonly reasons: readonly ReportReason[];
  readonly failed: boolean;
  onSend(reason: ReportReason, text: string): Promise<void>;
}) {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const name = useId();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || reason === null) return;
    setBusy(true);
    await onSend(reason, text.trim());
    setBusy(false);
  }

  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <fieldset>
        <legend className="mb-1 text-soft">What’s wrong with this puzzle?</legend>
        {reasons.map((one) => (
          <label
            key={one}
            className="-mx-3 flex min-h-11 cursor-pointer items-center gap-3 rounded-xl px-3 hover:bg-sunken"
          >
            <input
              type="radio"
              name={name}
              required
              className="size-5 shrink-0 accent-accent"
              checked={reason === one}
              onChange={() => setReason(one)}
            />
            <span>{WORDS[one]}</span>
          </label>
        ))}
      </fieldset>
      <label className="flex flex-col gap-1.5">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">What did you see?</span>
          <span className="text-sm text-soft tabular-nums">
            {`${count(MAX_REPORT - text.length, 'character')} left`}
          </span>
        </span>
        <textarea
          className="min-h-24 rounded-xl border border-edge bg-ground px-3 py-2"
          maxLength={MAX_REPORT}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <p className="text-sm text-soft">
        We’ll see which puzzle it is and what you wrote, but not who you are.
      </p>
      {failed && (
        <p role="alert" className="text-sm text-bad">
          We couldn’t save your report on this device. Please try again.
        </p>
      )}
      <div className="flex justify-end">
        <ActionButton type="submit" className={button.primary} disabled={busy || reason === null}>
          Send
        </ActionButton>
      </div>
    </form>
  );
}
