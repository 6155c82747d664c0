/**
 * The state of the desk's bench: the draft, the solver's reports on its boards, and its relation to
 * the published puzzle.
 */
import { useEffect, useMemo, useState } from 'react';
import { plannedBeans } from '../../../desk/plans.ts';
import { type DeskWorker, makeDeskWorker } from '../../../desk/worker/client.ts';
import type { Puzzle } from '../../../games/contract/game.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import type { Standing } from '../../../protocol/changes.ts';
import { puzzleHash } from '../../../protocol/puzzleHash.ts';
import { isReleased } from '../../../protocol/resultKeys.ts';
import { historyKey } from '../../../ui/keys.ts';
import { useHandler } from '../../../ui/useHandler.ts';
import { useAtDesk } from '../deskContext.ts';
import { type BenchData, lastOf } from './benchReading.ts';
import { differencesOf } from './draftWords.ts';
import type { BenchParts } from './useDay.ts';
import { textOf, type UseDraft, useBenchPuzzle, useDraft } from './useDraft.ts';
import { type Judged, useReports } from './useReports.ts';

export interface WorkbenchProps {
  readonly definition: GameDefinition;
  readonly parts: BenchParts;
  readonly published: Puzzle;
  readonly data: BenchData;
}

export interface Workbench extends WorkbenchProps, UseDraft {
  readonly worker: DeskWorker;
  /** The draft's puzzle; the published one where the draft is unreadable. */
  readonly puzzle: Puzzle;
  readonly unreadable: boolean;
  readonly hash: string;
  /** The solver's reports by board index. */
  readonly reports: readonly Judged[];
  readonly planned: number | null;
  readonly standing: Standing;
  /** The current time in epoch ms. */
  readonly now: number;
  /** The draft's differences from the published puzzle, one per line. */
  readonly differences: readonly string[];
}

export function useWorkbench(props: WorkbenchProps): Workbench {
  const { definition, parts, published, data } = props;
  const { game, editor, packHash } = parts;
  const { id: gameId } = definition;
  const { id } = published;
  const { listing } = data;
  const { uid } = useAtDesk();
  const worker = useWorker();
  const { draft, snapshot } = useDraft(`draft:${uid}:${gameId}/${id}`, {
    puzzle: textOf(game, published),
    base: listing?.revision ?? 0,
  });
  const { puzzle, unreadable } = useBenchPuzzle(game, published, snapshot.puzzle);
  const reports = useReports(worker, gameId, puzzle.boards);
  const hash = useMemo(() => puzzleHash(game.makePuzzle(puzzle)), [game, puzzle]);

  const complete = useHandler((beansOf: readonly (number | null)[]) => {
    // A published version keeps its difficulty (beans), whatever the current solver measures.
    const isVersion = hash === packHash || listing?.hashes.includes(hash) === true;
    if (unreadable || isVersion) return;
    const boards = puzzle.boards.map((board, i) => {
      const beans = beansOf[i] ?? null;
      return beans === null ? board : editor.withBeans(board, beans);
    });
    draft.complete(snapshot.puzzle, textOf(game, { ...puzzle, boards }));
  });
  useMeasuredBeans(reports, complete);
  useUndoKeys(draft);

  const now = Date.now();
  return {
    ...props,
    ...{ draft, snapshot, worker, puzzle, unreadable, hash, reports, now },
    planned: plannedBeans(gameId, id),
    standing: { listing, ...lastOf(data), packHash, isOut: isReleased(gameId, id, now) },
    differences: differencesOf(editor.differences, definition, published, puzzle),
  };
}

/** The draft's text with the board at an index replaced. */
export function withBoard(
  { parts, puzzle }: Pick<Workbench, 'parts' | 'puzzle'>,
  place: number,
  board: unknown,
): string {
  return textOf(parts.game, {
    ...puzzle,
    boards: Object.assign([...puzzle.boards], { [place]: board }),
  });
}

/** Effects of the desk's bench: its solver worker, the measured difficulty, and undo keys. */
function useWorker(): DeskWorker {
  const [worker] = useState(makeDeskWorker);
  useEffect(() => () => worker.close(), [worker]);
  return worker;
}

/**
 * Writes the solver's measured difficulty (beans) into the draft, all boards at once: single writes
 * would revert each other.
 */
function useMeasuredBeans(
  reports: readonly Judged[],
  complete: (measured: readonly (number | null)[]) => void,
): void {
  useEffect(() => {
    complete(reports.map(({ report, fresh }) => (fresh ? (report?.beans ?? null) : null)));
  }, [reports, complete]);
}

function useUndoKeys(keeper: { undo(): void; redo(): void }): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      const isField = event.target instanceof Element && event.target.closest('input, textarea');
      const meaning = isField ? null : historyKey(event);
      if (meaning === null) return;
      keeper[meaning]();
      event.preventDefault();
    }
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [keeper]);
}
