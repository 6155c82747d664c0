/** Whether the editor's draft is saved, and the other drafts of the same puzzle. */
import { useAtomValue } from 'jotai';
import { type ComponentType, useState } from 'react';
import type { DraftDocument } from '../../../desk/documents.ts';
import type { DraftSnapshot } from '../../../desk/draftPorts.ts';
import type { Dated } from '../../../desk/port.ts';
import type { MiniatureProps } from '../../../games/contract/view.ts';
import { button } from '../../../ui/button.ts';
import { todayAtom } from '../../device/today.ts';
import { DeskDialog } from '../DeskDialog.tsx';
import { momentWords } from '../days.ts';
import { useAtDesk } from '../deskContext.ts';
import { Said } from '../Said.tsx';
import type { UseDraft } from './useDraft.ts';

export interface DraftsProps extends UseDraft {
  readonly uid: string;
  /** The puzzle's drafts on the server, except the one on the bench. */
  readonly others: readonly Dated<DraftDocument>[];
  readonly Miniature: ComponentType<MiniatureProps>;
  /**
   * The boards of a draft's text, each with its state before the first move; null when the text is
   * unreadable.
   */
  boardsOf(puzzle: string): readonly { readonly board: unknown; readonly state: unknown }[] | null;
  /** Differences between another draft's text and the draft on the bench, a line each. */
  differencesOf(puzzle: string): readonly string[];
  /** Deletes another draft of this editor; resolves whether it was done. */
  onThrowAway(draft: DraftDocument): Promise<boolean>;
  announce(text: string): void;
}

/** Derives an editor's name from the e-mail address: "anna.b@…" is Anna B. */
export function nameOf(email: string): string {
  const [name = email] = email.split('@');
  return name
    .split(/[._-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}

const SAVING: Readonly<Record<DraftSnapshot['saving'], string>> = {
  untouched: 'Nothing is changed yet.',
  unkept: 'This browser cannot keep your draft: do not close this page before it is sent.',
  unsaved: 'Your draft is kept on this device, and goes to the server when it can be reached.',
  saved: 'Your draft is kept.',
};
const REFUSED = 'Your draft is kept on this device. The server does not take it:';
const SPLIT =
  'You have changed this draft elsewhere too. What you have here goes on as a second draft, and the other one is kept.';

export const CHANGED_ELSEWHERE = 'You have changed this draft elsewhere since, so it stays.';

const sentenceIn = (error: unknown) => (error instanceof Error ? error.message : String(error));

export function Drafts(props: DraftsProps) {
  const { draft, snapshot, uid, others, onThrowAway, announce } = props;
  const { saving, refusal, isSplit, thrown } = snapshot;
  const { readAgain } = useAtDesk();
  const [shown, setShown] = useState<Dated<DraftDocument> | null>(null);

  async function take({ key: _key, at: _at, ...other }: Dated<DraftDocument>): Promise<void> {
    setShown(null);
    try {
      await draft.takeOver(other);
      announce('Taken over. The draft that was here is kept.');
    } catch (error) {
      announce(sentenceIn(error));
    }
  }

  async function beginAnew(): Promise<void> {
    try {
      const isDone = await draft.discard();
      announce(isDone ? 'On the bench is what players get.' : CHANGED_ELSEWHERE);
      if (!isDone) readAgain();
    } catch {
      announce('The server cannot be told just now, so your draft stays.');
    }
  }

  return (
    <section aria-label="Drafts" className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
        <p role="status">{refusal === null ? SAVING[saving] : `${REFUSED} ${refusal.message}`}</p>
        {saving !== 'untouched' && (
          <button type="button" className={button.compact} onClick={() => void beginAnew()}>
            Begin anew
          </button>
        )}
        {refusal !== null && (
          <button type="button" className={button.compact} onClick={() => void draft.save()}>
            Try again
          </button>
        )}
      </div>
      {thrown && (
        <Notice words="Your draft is thrown away.">
          <button type="button" className={button.compact} onClick={draft.restore}>
            Bring it back
          </button>
        </Notice>
      )}
      {isSplit && <Notice words={SPLIT} />}
      {others.map((other) => (
        <Other
          key={other.key}
          draft={other}
          isOwn={other.uid === uid}
          onLook={() => setShown(other)}
          onTake={() => void take(other)}
          onThrowAway={() => void onThrowAway(other)}
        />
      ))}
      {shown && (
        <DeskDialog title={titleOf(shown, uid)} onClose={() => setShown(null)}>
          <Shown {...props} shown={shown} />
          <button
            type="button"
            className={`${button.primary} mt-4`}
            onClick={() => void take(shown)}
          >
            Take it over
          </button>
        </DeskDialog>
      )}
    </section>
  );
}

const titleOf = ({ uid, email }: DraftDocument, own: string): string =>
  uid === own ? 'Your other draft' : `${nameOf(email)}’s draft`;

interface OtherProps {
  readonly draft: Dated<DraftDocument>;
  readonly isOwn: boolean;
  onLook(): void;
  onTake(): void;
  onThrowAway(): void;
}

function Other({ draft, isOwn, onLook, onTake, onThrowAway }: OtherProps) {
  const today = useAtomValue(todayAtom);
  const changed = momentWords(draft.at, today);
  return (
    <Notice
      words={
        isOwn
          ? `You have another draft of this puzzle, last changed ${changed}.`
          : `${nameOf(draft.email)} has a draft of this puzzle, last changed ${changed}.`
      }
    >
      <button type="button" className={button.compact} onClick={onLook}>
        Look at it
      </button>
      <button type="button" className={button.compact} onClick={onTake}>
        Take it over
      </button>
      {isOwn && (
        <button type="button" className={button.compact} onClick={onThrowAway}>
          Throw it away
        </button>
      )}
    </Notice>
  );
}

interface ShownProps extends Pick<DraftsProps, 'boardsOf' | 'differencesOf' | 'Miniature'> {
  readonly shown: DraftDocument;
}

function Shown({ shown, boardsOf, differencesOf, Miniature }: ShownProps) {
  const boards = boardsOf(shown.puzzle);
  if (boards === null) return <p>This draft is not finished yet, and cannot be shown.</p>;
  const differences = differencesOf(shown.puzzle);
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        {boards.map(({ board, state }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boards never change places
          <Miniature key={i} board={board} state={state} />
        ))}
      </div>
      <p className="mt-3 font-medium">Against what is on your bench</p>
      <Differences lines={differences} />
      {shown.note && (
        <p className="mt-3">
          Note: <Said>{shown.note}</Said>
        </p>
      )}
    </>
  );
}

export function Differences({ lines }: { readonly lines: readonly string[] }) {
  if (lines.length === 0) return <p className="text-soft">No difference.</p>;
  return (
    <ul className="list-disc pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

export function Notice(props: { readonly words: string; readonly children?: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-card border border-hue bg-hue-wash px-4 py-2.5">
      <p className="min-w-0 flex-[1_1_12rem]">{props.words}</p>
      {props.children}
    </div>
  );
}
