/** The bench's column beside the board: solver's verdict, test play, publishing and versions. */
import { useAtomValue } from 'jotai';
import { civilDateOf } from '../../../daily/date.ts';
import { dateOf } from '../../../daily/numbering.ts';
import type { Desk } from '../../../desk/port.ts';
import { benchPath } from '../../../games/definitions.ts';
import type { Change } from '../../../protocol/changes.ts';
import { ServerError } from '../../../protocol/status.ts';
import { button } from '../../../ui/button.ts';
import { onlineAtom } from '../../device/online.ts';
import { Link } from '../../page/Link.tsx';
import { obstacleOf } from './draftWords.ts';
import { Neighbours } from './Neighbours.tsx';
import { Publish } from './Publish.tsx';
import { textOf } from './useDraft.ts';
import type { Judged } from './useReports.ts';
import type { Workbench } from './useWorkbench.ts';
import { Verdict } from './Verdict.tsx';
import { Versions } from './Versions.tsx';

export interface SideColumnProps extends Workbench {
  readonly place: number;
  announce(text: string): void;
}

export function SideColumn(props: SideColumnProps) {
  const { definition, parts, puzzle, data, draft, snapshot, reports, standing } = props;
  const { place, announce, hash, planned, worker } = props;
  const { listing, changes } = data;
  const { id: gameId, schedule } = definition;
  const online = useAtomValue(onlineAtom);
  const submit = useSubmit(props);
  return (
    <div className="flex min-w-0 flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <Verdict
        judged={reports[place]!}
        board={puzzle.boards[place]}
        planned={planned}
        Miniature={parts.Miniature}
      />
      {isLogical(reports[place]!) && !parts.game.isFixed && (
        <Neighbours
          key={JSON.stringify(puzzle.boards[place])}
          {...{ worker, definition, place }}
          {...{ game: parts.game, id: puzzle.id, board: puzzle.boards[place] }}
        />
      )}
      {reports.every(({ report }) => (report?.solutions ?? 1) > 0) && (
        <Link to={`${benchPath(gameId)}?id=${puzzle.id}&play=1`} className={button.secondary}>
          Test-play the puzzle
        </Link>
      )}
      <Publish
        standing={standing}
        base={snapshot.base}
        changes={changes}
        hash={hash}
        obstacle={props.unreadable ? 'Your draft can’t be read.' : obstacleOf(definition, reports)}
        isAbroad={standing.isOut && dateOf(schedule, puzzle.id) > civilDateOf(new Date(props.now))}
        online={online}
        submit={submit}
        onSeen={() => draft.rebase(listing?.revision ?? 0)}
      />
      {listing !== null && listing.hashes.length > 1 && (
        <Versions
          parts={parts}
          game={gameId}
          listing={listing}
          changes={changes}
          hash={hash}
          onTake={(taken, version) => {
            draft.edit(textOf(parts.game, taken));
            announce(`Version ${version} is on the bench. Undo brings back your earlier draft.`);
          }}
          onFail={announce}
        />
      )}
      <section aria-labelledby="differences">
        <h2 id="differences" className="text-xl">
          Compared with what players get
        </h2>
        {props.differences.length === 0 ? (
          <p className="mt-1 text-sm text-soft">No differences.</p>
        ) : (
          <ul className="mt-1 list-disc pl-5 text-sm">
            {props.differences.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

/** Whether hints lead through the board, so that its steps can be compared. */
const isLogical = ({ report, fresh }: Judged) =>
  fresh && report?.logic.solves && report.logic.techniques.length > 0;

/** Has the worker check the draft if the change publishes it, then submits the change. */
function useSubmit({ definition, parts, puzzle, worker, draft, snapshot }: Workbench) {
  return async (desk: Desk, change: Change, note: string, revision: number): Promise<void> => {
    const { kind, reason, hash } = change;
    const text = textOf(parts.game, puzzle);
    const about = { game: definition.id, id: puzzle.id };
    if (hash !== undefined) {
      const proven = await worker.prove(about.game, about.id, JSON.parse(text));
      if (proven?.ok === false) throw new ServerError('invalid-argument', proven.problem.message);
    }
    await desk.changePuzzle({
      ...{ ...about, kind, reason: reason.trim(), note, revision },
      ...(hash !== undefined && { puzzle: text }),
    });
    // The editor's own change is no reason to refuse their next one.
    if (snapshot.saving !== 'untouched') draft.rebase(revision + 1);
  };
}
