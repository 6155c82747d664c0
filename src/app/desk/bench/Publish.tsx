/** What can be done to the puzzle that players get, each with what will come of it. */
import { useRef, useState } from 'react';
import {
  CHANGE_KINDS,
  CHANGED_MEANWHILE,
  type Change,
  type ChangeKind,
  nextListing,
  type Standing,
} from '../../../desk/changes.ts';
import type { AuditDocument } from '../../../desk/documents.ts';
import { type Attempt, isDone } from '../../../desk/ownChange.ts';
import type { Dated, Desk } from '../../../desk/port.ts';
import { sentenceOf } from '../../../desk/sentences.ts';
import type { Listing } from '../../../published/listing.ts';
import { MAX_REASON } from '../../../published/listing.ts';
import { remedyFor, ServerError, statusOf } from '../../../sync/status.ts';
import { button } from '../../../ui/button.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useAtDesk } from '../deskContext.ts';
import { useNextFocus } from '../nextFocus.ts';
import { openDesk } from '../openDesk.ts';
import { STATE_WORDS } from '../stateWords.ts';
import { Notice, nameOf } from './Drafts.tsx';

export interface PublishProps {
  readonly standing: Standing;
  /** `Listing.revision` that the draft goes on from. */
  readonly base: number;
  /** The newest first. */
  readonly changes: readonly Dated<AuditDocument>[];
  /** Of the draft. */
  readonly hash: string;
  /** Why the draft cannot be published, as a sentence; null when it can. */
  readonly obstacle: string | null;
  readonly online: boolean;
  /** Whether what is shown is what the server says now. */
  readonly asked: boolean;
  /** The change with the draft's puzzle, where it takes one; rejects with a `ServerError`. */
  submit(desk: Desk, change: Change, note: string): Promise<void>;
  onChanged(kind: ChangeKind): void;
  /** What others have changed was seen. */
  onSeen(): void;
  /** Has everything read again. */
  onStale(): void;
}

const DONE_WORDS = 'Done.';
const CLOSE_AND_LOOK = `${CHANGED_MEANWHILE} Cancel, and look at what players get now.`;
const DRAFT_IS_SAFE = `${CHANGED_MEANWHILE} Your draft is as it was.`;

const NAMES: Readonly<Record<ChangeKind, string>> = {
  publish: 'Publish this one',
  correct: 'Correct it with this one',
  hold: 'Hold it',
  withdraw: 'Withdraw it',
  release: 'Release it',
  undo: 'Undo the last change',
};

const DONE: Readonly<Record<AuditDocument['kind'], string>> = {
  ...{ publish: 'published another puzzle', correct: 'corrected it', hold: 'held it' },
  ...{ withdraw: 'withdrew it', release: 'released it', undo: 'took the last change back' },
  ...{ accept: 'accepted a result', refuse: 'refused a result' },
  ...{ 'take-off': 'took an entry off', 'put-back': 'put an entry back' },
};

/** What will come of it, in a sentence or two. */
export function outcomeWords(kind: ChangeKind, after: Listing): string {
  switch (kind) {
    case 'publish':
      return 'On its day players get your draft in place of the puzzle that is there now.';
    case 'correct':
      return 'Who has not begun it gets your draft. Who has begun it plays theirs to the end, and is ranked with it. Players read your reason.';
    case 'hold':
      return 'Nobody who has not begun it gets it until you release it.';
    case 'withdraw':
      return 'It can still be played, but nobody is ranked, and no streak suffers. Players read your reason.';
    case 'release':
      return `Version ${after.version} is ${STATE_WORDS[after.state]} again.`;
    case 'undo':
      return `As before the last change, version ${after.version} is ${STATE_WORDS[after.state]}. Nothing is thrown away.`;
  }
}

const takesReason = (kind: ChangeKind) => kind !== 'release' && kind !== 'undo';
const takesPuzzle = (kind: ChangeKind) => kind === 'publish' || kind === 'correct';

export function Publish(props: PublishProps) {
  const { standing, base, changes, obstacle, online, asked: isAsked } = props;
  const { listing } = standing;
  const [asked, setAsked] = useState<ChangeKind | null>(null);
  const [told, setTold] = useState('');
  const [lost, setLost] = useState<Attempt | null>(null);
  // The answer was lost, and the log tells that it was done.
  if (lost !== null && changes.some((change) => isDone(lost, change))) {
    setLost(null);
    setAsked(null);
    setTold(DONE_WORDS);
  }
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useNextFocus();
  const missed = changes.filter(({ after }) => (after?.revision ?? 0) > base);
  const isBehind = (listing?.revision ?? 0) > base;
  const kinds = CHANGE_KINDS.flatMap((kind) => {
    const next = nextListing(standing, { kind, reason: 'reason', hash: props.hash });
    return next.ok || next.problem.code !== 'not-now' ? [{ kind, next }] : [];
  });

  return (
    <section aria-labelledby="publish" className="rounded-card border border-line bg-card p-4">
      <h2 id="publish" ref={heading} tabIndex={-1} className="text-xl">
        What players get
      </h2>
      <p className="mt-1 text-soft">
        {listing === null
          ? 'The puzzle as it was planned.'
          : `Version ${listing.version}: ${STATE_WORDS[listing.state]}.${listing.reason && ` They read: “${listing.reason}”`}`}
      </p>
      {isBehind && (
        <div className="mt-3">
          <Notice words={DRAFT_IS_SAFE}>
            <button
              type="button"
              className={button.secondary}
              onClick={() => {
                focusNext(() => heading.current);
                props.onSeen();
              }}
            >
              I have seen it
            </button>
          </Notice>
          <ul className="mt-2 text-sm">
            {missed.map(({ key, email, kind, reason, note }) => (
              <li key={key} className="wrap-anywhere">
                {nameOf(email)} {DONE[kind]}
                {reason && `: “${reason}”`}
                {note && ` (${note})`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {!online && (
        <p className="mt-3">You are offline: what players get can be changed online only.</p>
      )}
      <ul className="mt-3 flex flex-col gap-2">
        {kinds.map(({ kind, next }) => {
          const why = !next.ok ? next.problem.message : takesPuzzle(kind) ? obstacle : null;
          return (
            <li key={kind}>
              <button
                type="button"
                className={`${takesPuzzle(kind) ? button.primary : kind === 'withdraw' ? button.danger : button.secondary} w-full`}
                disabled={why !== null || isBehind || !online || !isAsked}
                onClick={() => {
                  setTold('');
                  setLost(null);
                  setAsked(kind);
                }}
              >
                {NAMES[kind]}
              </button>
              {why !== null && <p className="mt-1 text-sm text-soft">{why}</p>}
            </li>
          );
        })}
      </ul>
      <p role="status" className="mt-2 empty:hidden">
        {told}
      </p>
      {asked !== null && (
        <Asking
          {...props}
          kind={asked}
          onClose={() => setAsked(null)}
          onLost={setLost}
          onDone={(kind) => {
            setAsked(null);
            setTold(DONE_WORDS);
            props.onChanged(kind);
          }}
        />
      )}
    </section>
  );
}

interface AskingProps extends PublishProps {
  readonly kind: ChangeKind;
  onClose(): void;
  onDone(kind: ChangeKind): void;
  /** It may have been done, and nobody has said so. */
  onLost(attempt: Attempt): void;
}

function Asking({ kind, standing, hash, submit, onClose, onDone, onLost, onStale }: AskingProps) {
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const change: Change = takesPuzzle(kind) ? { kind, reason, hash } : { kind, reason };
  const next = nextListing(standing, change);
  const sure = nextListing(standing, { ...change, reason: 'reason' });
  const { uid, doubt } = useAtDesk();
  const revision = standing.listing?.revision ?? 0;
  // What is asked here is asked of the puzzle that was looked at when this was opened.
  const [seen] = useState(revision);
  const isBehind = revision > seen;

  async function go(): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await submit(await openDesk(), change, note);
      onDone(kind);
    } catch (error) {
      if (error instanceof ServerError && error.status === 'aborted') {
        setProblem(DRAFT_IS_SAFE);
      } else {
        setProblem(sentenceOf(error, 'change'));
        doubt(error);
      }
      // It may have been done all the same, or by somebody else.
      if (remedyFor(statusOf(error)) === 'retry') {
        onLost({ uid, ...change, note, revision });
        onStale();
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog open title={NAMES[kind]} onClose={onClose}>
      <p>{sure.ok ? outcomeWords(kind, sure.value) : sure.problem.message}</p>
      {takesReason(kind) && (
        <Words
          label={
            kind === 'correct' || kind === 'withdraw'
              ? 'Reason: players read it'
              : 'Reason: players read it (may be left out)'
          }
          most={MAX_REASON}
          value={reason}
          onChange={setReason}
        />
      )}
      <Words
        label="Note: only the desk reads it (may be left out)"
        most={1000}
        value={note}
        onChange={setNote}
      />
      <p role="alert" className="mt-3 text-bad empty:hidden">
        {isBehind ? CLOSE_AND_LOOK : problem}
      </p>
      <div className="mt-4 flex flex-wrap items-center justify-end gap-3">
        {!next.ok && <p className="mr-auto text-sm text-soft">{next.problem.message}</p>}
        <button type="button" className={button.quiet} onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className={kind === 'withdraw' ? button.danger : button.primary}
          disabled={!next.ok || busy || isBehind}
          onClick={() => void go()}
        >
          {busy ? 'Being checked' : NAMES[kind]}
        </button>
      </div>
    </Dialog>
  );
}

export interface WordsProps {
  readonly label: string;
  readonly most: number;
  readonly value: string;
  onChange(value: string): void;
}

/** Some lines of text. */
export function Words({ label, most, value, onChange }: WordsProps) {
  return (
    <label className="mt-4 block">
      <span className="mb-1.5 block font-medium">{label}</span>
      <textarea
        className="block min-h-20 w-full rounded-xl border border-edge bg-ground px-3.5 py-2 text-base text-ink"
        maxLength={most}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
