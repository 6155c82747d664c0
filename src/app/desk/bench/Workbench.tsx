/**
 * The bench of a single puzzle: the draft's boards, the solver's verdicts, and the possible
 * changes.
 */

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { copyOf } from '../../../desk/documents.ts';
import { hashOf } from '../../../play/hash.ts';
import { useSaid } from '../../../ui/LiveRegion.tsx';
import { useActing } from '../act.ts';
import { useAtDesk } from '../deskContext.ts';
import { useNextFocus } from '../nextFocus.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { Candidates } from './Candidates.tsx';
import { CHANGED_ELSEWHERE, Drafts } from './Drafts.tsx';
import { differencesOf } from './draftWords.ts';
import { useKeptPlay } from './keptInBrowser.ts';
import { SideColumn } from './SideColumn.tsx';
import { AfterPlay, testPlayOf } from './TestPlays.tsx';
import { useCandidates } from './useCandidates.ts';
import { readText } from './useDraft.ts';
import { useTestPlay } from './useTestPlay.ts';
import { useWorkbench, type WorkbenchProps, withBoard } from './useWorkbench.ts';

const loadTestSolve = () => import('./TestSolve.tsx');
const TestSolve = lazy(loadTestSolve);

export function Workbench(props: WorkbenchProps) {
  const { definition, parts, published, data } = props;
  const { game, editor, Miniature } = parts;
  const { uid, email } = useAtDesk();
  const bench = useWorkbench(props);
  const { draft, snapshot, puzzle, planned, unplayed } = bench;
  const { run } = useActing();
  // Generated boards are state of the bench, so that they survive a test play and a switch to
  // another board.
  const candidates = useCandidates(bench.worker, definition.id, published.id, planned);
  const [place, setPlace] = useState(0);
  // Load the test play with the bench: without a network "Play it" would end in the error page.
  useEffect(() => void loadTestSolve().catch(() => {}), []);
  const [said, announce] = useSaid();
  const playsHeading = useRef<HTMLHeadingElement>(null);
  const focusNext = useNextFocus();
  const [kept, keep] = useKeptPlay({ uid, game: definition.id, id: puzzle.id });
  const testPlay = useTestPlay({ game, puzzle, kept, keep, place: unplayed[0] ?? 0 });
  const { playing, ended } = testPlay;

  function toPlays(): void {
    focusNext(() => playsHeading.current);
  }
  function answerForPlay(): void {
    testPlay.answer();
    toPlays();
  }

  if (playing !== null) {
    return (
      <Suspense fallback={<p className="mt-6 text-soft">Opening.</p>}>
        <TestSolve
          definition={definition}
          parts={parts}
          puzzle={puzzle}
          from={playing}
          onSave={testPlay.save}
          onLeave={testPlay.end}
        />
      </Suspense>
    );
  }
  const readOther = (text: string) => readText(game, published.id, text);
  return (
    <>
      {ended !== null && (
        <AfterPlay
          session={ended}
          names={definition.boards.map(({ name }) => name)}
          onKeep={(note) => {
            // Hash of the puzzle that was test-played: the draft may have changed since.
            const hash = hashOf(ended.game, ended.puzzle);
            draft.addPlay(testPlayOf(ended, { hash, at: Date.now(), email, note }));
            answerForPlay();
          }}
          onDrop={answerForPlay}
          onLater={() => {
            testPlay.later();
            toPlays();
          }}
          onPlayOn={() => testPlay.play(ended)}
        />
      )}
      <Drafts
        draft={draft}
        snapshot={snapshot}
        uid={uid}
        others={data.drafts.filter((other) => other.uid !== uid || copyOf(other) !== snapshot.copy)}
        Miniature={Miniature}
        boardsOf={(text) =>
          readOther(text)?.boards.map((board) => ({ board, state: game.start(board) })) ?? null
        }
        differencesOf={(text) => {
          const other = readOther(text);
          return other ? differencesOf(editor.differences, definition, puzzle, other) : [];
        }}
        onThrowAway={(other) =>
          run(async (desk) => {
            if (!(await desk.removeDraft(other))) announce(CHANGED_ELSEWHERE);
          })
        }
        announce={announce}
      />
      {bench.unreadable && (
        <p className="mt-3 text-bad">
          Your draft cannot be read by this version of Crema. It is kept; on the bench is what
          players get.
        </p>
      )}
      <div className="mt-4 grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
        <BoardColumn {...bench} place={place} onPlace={setPlace} said={said} announce={announce} />
        <SideColumn
          {...bench}
          place={place}
          testPlay={testPlay}
          playsHeading={playsHeading}
          announce={announce}
        />
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
                announce('The board is in your draft. Undo brings back the one before.');
              }}
            />
          </div>
        )}
      </div>
    </>
  );
}
