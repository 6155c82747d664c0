/**
 * The bench's column beside the board: solver's verdict, publishing, versions, test plays
 * and notes.
 */
import { useAtomValue } from 'jotai';
import type { RefObject } from 'react';
import { civilDateOf } from '../../../daily/date.ts';
import { dateOf } from '../../../daily/numbering.ts';
import { cautionsOf, outAbroad } from '../../../desk/cautions.ts';
import type { Change } from '../../../desk/changes.ts';
import type { Desk } from '../../../desk/port.ts';
import { ServerError } from '../../../sync/status.ts';
import { onlineAtom } from '../../device/online.ts';
import { useAtDesk } from '../deskContext.ts';
import { Differences } from './Drafts.tsx';
import { obstacleOf } from './draftWords.ts';
import { Publish } from './Publish.tsx';
import { TestPlays } from './TestPlays.tsx';
import { textOf } from './useDraft.ts';
import type { TestPlayState } from './useTestPlay.ts';
import type { Workbench } from './useWorkbench.ts';
import { Verdict } from './Verdict.tsx';
import { Versions } from './Versions.tsx';
import { Words } from './Words.tsx';

export interface SideColumnProps extends Workbench {
  readonly place: number;
  readonly testPlay: TestPlayState;
  readonly playsHeading: RefObject<HTMLHeadingElement | null>;
  announce(text: string): void;
}

const MAX_NOTE = 1000;

export function SideColumn(props: SideColumnProps) {
  const { definition, parts, puzzle, data, draft, snapshot, reports, standing, base } = props;
  const { place, testPlay, playsHeading, announce, hashes, unplayed, planned, measured } = props;
  const { listing, changes } = data;
  const { id: gameId, schedule } = definition;
  const { readAgain } = useAtDesk();
  const online = useAtomValue(onlineAtom);
  const submit = useSubmit(props);
  const names = definition.boards.map(({ name }) => name);
  return (
    <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <Verdict
        judged={reports[place]!}
        board={puzzle.boards[place]}
        planned={planned}
        Miniature={parts.Miniature}
      />
      <Publish
        standing={standing}
        base={base}
        changes={changes}
        hash={hashes.hash}
        obstacle={props.unreadable ? 'Your draft cannot be read.' : obstacleOf(definition, reports)}
        cautions={cautionsOf({ unplayed, names, measured, planned })}
        abroad={outAbroad(dateOf(schedule, puzzle.id), civilDateOf(new Date(props.now)), props.now)}
        online={online}
        submit={submit}
        onChanged={readAgain}
        onSeen={() => draft.rebase(listing?.revision ?? 0)}
        onStale={readAgain}
      />
      {listing !== null && listing.hashes.length > 1 && (
        <Versions
          parts={parts}
          game={gameId}
          listing={listing}
          changes={changes}
          hash={hashes.hash}
          onTake={(taken, version) => {
            draft.edit(textOf(parts.game, taken));
            announce(`Version ${version} is on the bench. Undo brings back what was there.`);
          }}
        />
      )}
      <TestPlays
        definition={definition}
        plays={snapshot.plays}
        draft={hashes}
        unplayed={unplayed}
        left={testPlay.left}
        onPlay={testPlay.play}
        heading={playsHeading}
        obstacle={
          reports.every(({ report }) => (report?.solutions ?? 1) > 0)
            ? null
            : 'A board without a solution cannot be played to its end.'
        }
      />
      <section aria-labelledby="differences">
        <h2 id="differences" className="text-xl">
          Against what players get
        </h2>
        <div className="mt-1 text-sm">
          <Differences lines={props.differences} />
        </div>
      </section>
      <Words
        label="Note to yourself and the desk"
        most={MAX_NOTE}
        value={snapshot.note}
        onChange={draft.writeNote}
      />
    </div>
  );
}

/** Has the worker check the draft if the change publishes it, then submits the change. */
function useSubmit({ definition, parts, puzzle, worker, draft, snapshot, base }: Workbench) {
  return async (desk: Desk, change: Change, note: string): Promise<void> => {
    const { kind, reason, hash } = change;
    const text = textOf(parts.game, puzzle);
    const about = { game: definition.id, id: puzzle.id };
    if (hash !== undefined) {
      const proven = await worker.prove(about.game, about.id, JSON.parse(text));
      if (proven?.ok === false) throw new ServerError('invalid-argument', proven.problem.message);
    }
    await desk.changePuzzle({
      ...{ ...about, kind, reason: reason.trim(), note, revision: base },
      ...(hash !== undefined && { puzzle: text }),
    });
    // Keep the draft after publishing it: the calendar shows its test plays.
    if (snapshot.saving !== 'untouched') draft.rebase(base + 1);
  };
}
