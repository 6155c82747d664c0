/** The bench's column with the board that is being edited, and the tools that need a solver. */
import { useState } from 'react';
import { Choice } from '../../../ui/Choice.tsx';
import { LiveRegion, type Said } from '../../../ui/LiveRegion.tsx';
import type { Judged } from './useReports.ts';
import { type Workbench, withBoard } from './useWorkbench.ts';

export interface BoardColumnProps extends Workbench {
  readonly place: number;
  onPlace(place: number): void;
  /** The last announcement to screen readers. */
  readonly said: Said;
  announce(text: string): void;
}

export function BoardColumn(props: BoardColumnProps) {
  const { definition, parts, puzzle, draft, snapshot, reports, worker } = props;
  const { place, onPlace, said, announce } = props;
  const { Editor } = parts.editor;
  const board = puzzle.boards[place];
  const [busy, setBusy] = useState(false);

  async function runTool(name: string): Promise<void> {
    setBusy(true);
    const asked = snapshot.puzzle;
    try {
      const answer = await worker.amend(definition.id, board, name, crypto.randomUUID());
      if (answer === null) return;
      // The worker's answer is for an older board: applying it would revert the edits since.
      if (draft.getSnapshot().puzzle !== asked) announce('The board was changed meanwhile.');
      else if (answer.ok) draft.edit(withBoard(props, place, answer.value));
      else announce(answer.problem.message);
    } catch (error) {
      announce(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

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
        busy={busy}
        onChange={(changed) => draft.edit(withBoard(props, place, changed))}
        onTool={(name) => void runTool(name)}
        announce={announce}
      />
      <LiveRegion of={said} className="mt-2 min-h-6 text-sm text-soft">
        {said.text}
      </LiveRegion>
    </div>
  );
}

const isBad = ({ report, fresh, problem }: Judged): boolean =>
  fresh && (problem !== null || (report?.complaints.length ?? 0) > 0);
