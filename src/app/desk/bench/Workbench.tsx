/**
 * The bench of a single puzzle: the draft's boards, the solver's verdicts, and the possible
 * changes.
 */

import { Redo2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { DraftSnapshot } from '../../../desk/draft.ts';
import { benchPath } from '../../../games/definitions.ts';
import { count } from '../../../lib/count.ts';
import { formatDuration } from '../../../lib/duration.ts';
import { sum } from '../../../lib/sum.ts';
import { isFinished, type Session } from '../../../play/session.ts';
import { button } from '../../../ui/button.ts';
import { useHandler } from '../../../ui/useHandler.ts';
import { useNavigate } from '../../page/useNavigate.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { Candidates } from './Candidates.tsx';
import { SideColumn } from './SideColumn.tsx';
import { useCandidates } from './useCandidates.ts';
import type { UseDraft } from './useDraft.ts';
import { useWorkbench, type WorkbenchProps, withBoard } from './useWorkbench.ts';

const loadTestSolve = () => import('./TestSolve.tsx');
const TestSolve = lazy(loadTestSolve);

export function Workbench(props: WorkbenchProps) {
  const { definition, parts, published } = props;
  const { game, editor, Miniature } = parts;
  const bench = useWorkbench(props);
  const { draft, snapshot, puzzle, planned } = bench;
  // Generated boards are state of the bench, so that they survive a test play and a switch to
  // another board.
  const candidates = useCandidates(bench.worker, definition.id, published.id, planned);
  const [place, setPlace] = useState(0);
  // Load the test play with the bench: without a network a test play would end in the error page.
  useEffect(() => void loadTestSolve().catch(() => {}), []);
  // An announcement is about a board and a step of the draft: with others it would be wrong.
  const [said, setSaid] = useState({ text: '', steps: 0, place });
  const announce = useHandler((text: string) =>
    setSaid({ text, steps: draft.getSnapshot().steps, place }),
  );
  const isPlaying = new URLSearchParams(useLocation().search).has('play');
  const navigate = useNavigate();
  const leavePlay = useHandler((session: Session) => {
    if (isFinished(session)) announce(playedWords(session));
    navigate(`${benchPath(definition.id)}?id=${published.id}`, { replace: true });
  });

  if (isPlaying) {
    return (
      <Suspense fallback={<p className="mt-6 text-soft">Loading…</p>}>
        <TestSolve
          definition={definition}
          parts={parts}
          puzzle={puzzle}
          place={place}
          onLeave={leavePlay}
        />
      </Suspense>
    );
  }
  return (
    <>
      <DraftBar draft={draft} snapshot={snapshot} />
      {bench.unreadable && (
        <p className="mt-3 text-bad">
          This version of Crema can’t read your draft. The draft is still saved; the bench shows
          what players get.
        </p>
      )}
      <div className="mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <BoardColumn
          {...bench}
          place={place}
          onPlace={setPlace}
          said={said.steps === snapshot.steps && said.place === place ? said : null}
          announce={announce}
        />
        <SideColumn {...bench} place={place} announce={announce} />
        {!game.isFixed && (
          <div className="min-w-0">
            <Candidates
              made={candidates.at(place)}
              name={definition.boards[place]?.name ?? ''}
              hasBeans={planned !== null}
              Miniature={Miniature}
              start={game.start}
              beansOf={game.beans}
              summaryOf={(made) => editor.summary?.(made) ?? []}
              onWish={(beans) => candidates.wish(place, beans)}
              onMake={() => candidates.make(place)}
              onStop={candidates.stop}
              onTake={(taken) => {
                draft.edit(withBoard(bench, place, taken));
                announce('The board is in your draft. Undo brings back the previous board.');
              }}
            />
          </div>
        )}
      </div>
    </>
  );
}

/** A finished test play in words, such as "Finished in 3:12 with 2 hints." */
function playedWords({ boards }: Session): string {
  const hints = sum(boards.map((board) => board.hints));
  const time = formatDuration(sum(boards.map(({ elapsed }) => elapsed)));
  return `Finished in ${time}${hints === 0 ? '' : ` with ${count(hints, 'hint')}`}.`;
}

const SAVING: Readonly<Record<DraftSnapshot['saving'], string>> = {
  untouched: 'No changes yet.',
  kept: 'Your draft is saved in this browser.',
  unkept: 'This browser can’t save your draft. Don’t close this page before you publish.',
};

/** Whether the browser keeps the editor's draft, and the steps back, forward and to the beginning. */
function DraftBar({ draft, snapshot: { saving, steps, canRedo } }: UseDraft) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-sm text-soft">
      <p role="status">{SAVING[saving]}</p>
      {saving !== 'untouched' && (
        <button type="button" className={button.compact} onClick={draft.startOver}>
          Start over
        </button>
      )}
      <span className="flex">
        {(
          [
            ['Undo', Undo2, steps > 0, draft.undo],
            ['Redo', Redo2, canRedo, draft.redo],
          ] as const
        ).map(([name, Icon, can, step]) => (
          <button
            key={name}
            type="button"
            className={button.icon}
            aria-label={name}
            disabled={!can}
            onClick={step}
          >
            <Icon size={20} aria-hidden />
          </button>
        ))}
      </span>
    </div>
  );
}
