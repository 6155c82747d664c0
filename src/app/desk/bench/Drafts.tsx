/** Where the draft is kept, whose other drafts there are, and what was put aside. */
import { useAtomValue } from 'jotai';
import { type ComponentType, useState } from 'react';
import type { DraftDocument } from '../../../desk/documents.ts';
import type { DraftKeeper, DraftSnapshot } from '../../../desk/drafts/keeper.ts';
import type { Dated } from '../../../desk/port.ts';
import type { MiniatureProps } from '../../../games/contract/view.ts';
import { button } from '../../../ui/button.ts';
import { todayAtom } from '../../device/today.ts';
import { DeskDialog } from '../DeskDialog.tsx';
import { Said } from '../Said.tsx';
import { momentWords } from '../SeenLine.tsx';

type Looked = Pick<DraftDocument, 'puzzle' | 'note' | 'plays'>;

export interface DraftsProps {
  readonly keeper: DraftKeeper;
  readonly snapshot: DraftSnapshot;
  /** Other editors' drafts of this puzzle. */
  readonly others: readonly Dated<DraftDocument>[];
  readonly Miniature: ComponentType<MiniatureProps>;
  /** The boards of a draft, each with its first state; null when it cannot be read. */
  boardsOf(puzzle: string): readonly { readonly board: unknown; readonly state: unknown }[] | null;
  /** What it changes of the draft on the table, a line each. */
  differencesOf(puzzle: string): readonly string[];
  announce(text: string): void;
}

/** "anna.b@…" is Anna B to her colleagues. */
export function nameOf(email: string): string {
  const [name = email] = email.split('@');
  return name
    .split(/[._-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}

const KEEPING: Readonly<Record<DraftSnapshot['keeping'], string>> = {
  untouched: 'Nothing is changed yet.',
  unkept: 'This device cannot keep your draft: do not close this page before it is sent.',
  device: 'Your draft is kept on this device, and goes to the server when it can be reached.',
  server: 'Your draft is kept.',
};
const REFUSED = 'Your draft is kept on this device. The server does not take it:';

function keepingWords({ keeping, refusal }: DraftSnapshot): string {
  if (refusal === null) return KEEPING[keeping];
  return `${keeping === 'device' ? REFUSED : KEEPING[keeping]} ${refusal.message}`;
}

export function Drafts(props: DraftsProps) {
  const { keeper, snapshot, others, announce } = props;
  const { keeping, refusal, rival, asides } = snapshot;
  const [shown, setShown] = useState<{ readonly draft: Looked; readonly title: string } | null>(
    null,
  );
  const today = useAtomValue(todayAtom);

  function take(draft: Looked): void {
    keeper.takeOver(draft);
    setShown(null);
    announce('Taken over. Your own draft is put aside.');
  }

  return (
    <section aria-label="Drafts" className="flex flex-col gap-2.5">
      <div className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
        <p role="status">{keepingWords(snapshot)}</p>
        {keeping !== 'untouched' && (
          <button
            type="button"
            className={button.compact}
            onClick={() => {
              keeper
                .discard()
                .catch(() =>
                  announce(
                    'The server cannot be told just now, and will be when it can be reached.',
                  ),
                );
              announce('On the table is what players get. Your draft is put aside on this device.');
            }}
          >
            Begin anew
          </button>
        )}
        {refusal !== null && (
          <button type="button" className={button.compact} onClick={() => void keeper.retry()}>
            Try again
          </button>
        )}
      </div>
      {rival && (
        <Notice
          words={`You have changed this draft on another device too, ${momentWords(rival.at, today)}. Which one goes on? The other is put aside here.`}
        >
          <button type="button" className={button.secondary} onClick={() => keeper.choose('this')}>
            This one
          </button>
          <button type="button" className={button.secondary} onClick={() => keeper.choose('other')}>
            The other
          </button>
          <button
            type="button"
            className={button.compact}
            onClick={() => setShown({ draft: rival, title: 'From your other device' })}
          >
            Look at the other
          </button>
        </Notice>
      )}
      {others.map((draft) => (
        <Notice
          key={draft.key}
          words={`${nameOf(draft.email)} has a draft of this puzzle, last changed ${momentWords(draft.at, today)}.`}
        >
          <button
            type="button"
            className={button.compact}
            onClick={() => setShown({ draft, title: `${nameOf(draft.email)}’s draft` })}
          >
            Look at it
          </button>
          <button type="button" className={button.compact} onClick={() => take(draft)}>
            Take it over
          </button>
        </Notice>
      ))}
      {asides.length > 0 && (
        <details className="text-sm">
          <summary className="min-h-11 cursor-pointer py-3 text-soft">
            {`Put aside on this device (${asides.length})`}
          </summary>
          <ul>
            {asides.map(({ draft, at }) => (
              <li key={`${at} ${draft.puzzle}`} className="flex flex-wrap items-center gap-x-3">
                <span>{`A draft put aside ${momentWords(at, today)}`}</span>
                <button
                  type="button"
                  className={button.compact}
                  onClick={() => setShown({ draft, title: 'Put aside' })}
                >
                  Look at it
                </button>
                <button type="button" className={button.compact} onClick={() => take(draft)}>
                  Take it over
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      {shown && (
        <DeskDialog title={shown.title} onClose={() => setShown(null)}>
          <Shown {...props} draft={shown.draft} />
          <button
            type="button"
            className={`${button.primary} mt-4`}
            onClick={() => take(shown.draft)}
          >
            Take it over
          </button>
        </DeskDialog>
      )}
    </section>
  );
}

function Shown({ draft, boardsOf, differencesOf, Miniature }: DraftsProps & { draft: Looked }) {
  const boards = boardsOf(draft.puzzle);
  if (boards === null) return <p>This draft is not finished yet, and cannot be shown.</p>;
  const differences = differencesOf(draft.puzzle);
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        {boards.map(({ board, state }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boards never change places
          <Miniature key={i} board={board} state={state} />
        ))}
      </div>
      <p className="mt-3 font-medium">Against what is on your table</p>
      <Differences lines={differences} />
      {draft.note && (
        <p className="mt-3">
          Note: <Said>{draft.note}</Said>
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
