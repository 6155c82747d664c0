/** The bench's column with the board that is being edited. */
import { Choice } from '../../../ui/Choice.tsx';
import { LiveRegion, type Said } from '../../../ui/LiveRegion.tsx';
import type { Judged } from './useReports.ts';
import { type Workbench, withBoard } from './useWorkbench.ts';

export interface BoardColumnProps extends Workbench {
  readonly place: number;
  onPlace(place: number): void;
  /** The last announcement, shown and read out. */
  readonly said: Said | null;
  announce(text: string): void;
}

export function BoardColumn(props: BoardColumnProps) {
  const { definition, parts, puzzle, draft, reports } = props;
  const { place, onPlace, said, announce } = props;
  const { Editor } = parts.editor;
  const board = puzzle.boards[place];

  return (
    <div className="min-w-0">
      {definition.boards.length > 0 && (
        <div className="mb-4 w-fit max-w-full">
          <Choice
            label="Board"
            value={String(place)}
            options={definition.boards.map(({ name, detail }, i) => ({
              value: String(i),
              label: `${name} ${detail}${isBad(reports[i]!) ? ', not ready' : ''}`,
            }))}
            onChange={(value) => onPlace(Number(value))}
          />
        </div>
      )}
      <Editor
        key={`editor ${place}`}
        id={puzzle.id}
        board={board}
        {...reports[place]!}
        onChange={(changed) => draft.edit(withBoard(props, place, changed))}
        announce={announce}
      />
      <LiveRegion of={said} className="mt-2 min-h-6 text-sm text-soft">
        {said?.text}
      </LiveRegion>
    </div>
  );
}

const isBad = ({ report, fresh, problem }: Judged): boolean =>
  fresh && (problem !== null || (report?.complaints.length ?? 0) > 0);
