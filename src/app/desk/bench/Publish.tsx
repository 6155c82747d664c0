/** The bench's buttons for changing the published puzzle, each with its outcome in words. */
import { useRef, useState } from 'react';
import type { Dated } from '../../../desk/port.ts';
import { CHANGE_KINDS, type ChangeKind, nextListing } from '../../../protocol/changes.ts';
import type { AuditDocument } from '../../../protocol/deskDocuments.ts';
import { versionOf } from '../../../protocol/listing.ts';
import { button } from '../../../ui/button.ts';
import { useNextFocus } from '../nextFocus.ts';
import { Said } from '../Said.tsx';
import { stateWords } from '../stateWords.ts';
import { Asking, type AskingProps } from './Asking.tsx';
import {
  byWhom,
  changeName,
  DRAFT_IS_SAFE,
  doneWords,
  OUT_ABROAD,
  outcomeWords,
  takesPuzzle,
} from './publishWords.ts';

export interface PublishProps
  extends Pick<AskingProps, 'standing' | 'base' | 'hash' | 'isAbroad' | 'submit'> {
  /** The desk's changes of this puzzle, the newest first. */
  readonly changes: readonly Dated<AuditDocument>[];
  /** The reason why the draft cannot be published, as a sentence; null when it can. */
  readonly obstacle: string | null;
  readonly online: boolean;
  /** Called when the editor has seen the other editors' changes. */
  onSeen(): void;
}

export function Publish(props: PublishProps) {
  const { standing, base, changes, obstacle, online } = props;
  const { listing } = standing;
  const [asked, setAsked] = useState<ChangeKind | null>(null);
  const [told, setTold] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const focusNext = useNextFocus();
  const isBehind = (listing?.revision ?? 0) > base;
  const last = changes.find(({ after }) => after?.revision === listing?.revision);
  const known = listing === null ? null : versionOf(listing, props.hash);
  // Number of the older version that the draft repeats; null for the published version itself.
  const again = known === listing?.version ? null : known;
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
        <span>
          {listing === null
            ? 'The puzzle as planned.'
            : `Version ${listing.version}: ${stateWords(listing, standing.isOut)}.`}
        </span>
        {listing !== null && listing.reason !== '' && (
          <span>
            {' '}
            Players see: “<Said>{listing.reason}</Said>”
          </span>
        )}
      </p>
      {props.isAbroad && <p className="mt-1">{OUT_ABROAD}</p>}
      {isBehind && (
        <div className="mt-3 flex flex-wrap items-center gap-2 rounded-card border border-hue bg-hue-wash px-4 py-2.5">
          <p className="min-w-0 flex-[1_1_12rem]">
            <span>{DRAFT_IS_SAFE}</span>
            {last && <span>{` ${byWhom(last)}`}</span>}
          </p>
          <button
            type="button"
            className={button.secondary}
            onClick={() => {
              focusNext(() => heading.current);
              props.onSeen();
            }}
          >
            I’ve seen the change
          </button>
        </div>
      )}
      {!online && <p className="mt-3">You’re offline. Connect to change what players get.</p>}
      <ul className="mt-3 flex flex-col gap-2">
        {kinds.map(({ kind, next }) => {
          const why = !next.ok ? next.problem.message : takesPuzzle(kind) ? obstacle : null;
          const undoes =
            kind === 'undo' && next.ok
              ? outcomeWords(kind, next.value, again, standing.isOut)
              : null;
          return (
            <li key={kind}>
              <button
                type="button"
                className={`${takesPuzzle(kind) ? button.primary : kind === 'withdraw' ? button.danger : button.secondary} w-full`}
                disabled={why !== null || isBehind || !online}
                onClick={() => {
                  setTold('');
                  setAsked(kind);
                }}
              >
                {changeName(kind, again)}
              </button>
              {(why ?? undoes) !== null && (
                <p className="mt-1 text-sm text-soft">{why ?? undoes}</p>
              )}
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
          again={again}
          undone={last ? byWhom(last) : ''}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null);
            setTold(`You ${doneWords(asked, takesPuzzle(asked) ? again : null)}.`);
          }}
        />
      )}
    </section>
  );
}
