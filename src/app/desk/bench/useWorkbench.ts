/**
 * The state of the desk's bench: the draft, the solver's reports on its boards, and its relation to
 * the published puzzle.
 */
import { useEffect, useMemo, useRef } from 'react';
import type { Standing } from '../../../desk/changes.ts';
import type { DraftDocument } from '../../../desk/documents.ts';
import { playsOf } from '../../../desk/facts.ts';
import { ownBase } from '../../../desk/ownChange.ts';
import { plannedBeans } from '../../../desk/plans.ts';
import { boardHashes, type PuzzleHashes, unplayedBoards } from '../../../desk/testPlays.ts';
import type { DeskWorker } from '../../../desk/worker/client.ts';
import type { Puzzle } from '../../../games/contract/game.ts';
import type { GameDefinition } from '../../../games/definitions.ts';
import { puzzleHash } from '../../../published/hash.ts';
import { isReleased } from '../../../storage/tables.ts';
import { useHandler } from '../../../ui/useHandler.ts';
import { useAtDesk } from '../deskContext.ts';
import { useMeasuredBeans, useUndoKeys, useWorker } from './benchHooks.ts';
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
  readonly hashes: PuzzleHashes;
  /** The solver's reports by board index. */
  readonly reports: readonly Judged[];
  /** Measured difficulty by board index, from 1 to 5 beans; null where it is unknown. */
  readonly measured: readonly (number | null)[];
  readonly planned: number | null;
  /** Indexes of the boards that no editor has finished in a test play. */
  readonly unplayed: readonly number[];
  readonly standing: Standing;
  /** The listing's revision (`Listing.revision`) that the draft is based on. */
  readonly base: number;
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
  const { listing, changes, drafts } = data;
  const { uid, email, readAgain, doubt } = useAtDesk();
  const worker = useWorker();
  const own = useMemo(() => drafts.filter((draft) => draft.uid === uid), [drafts, uid]);
  const untouched: DraftDocument = {
    ...{ uid, email, game: gameId, id, puzzle: textOf(game, published) },
    ...{ base: listing?.revision ?? 0, note: '', plays: '[]', revision: 0 },
  };
  const { draft, snapshot } = useDraft(untouched, own);
  const { refusal } = snapshot;
  useEffect(() => {
    if (refusal !== null) doubt(refusal);
  }, [refusal, doubt]);
  const { puzzle, unreadable } = useBenchPuzzle(game, published, snapshot.puzzle);
  const reports = useReports(worker, gameId, puzzle.boards);
  const hashes = useMemo(() => {
    const json = game.makePuzzle(puzzle);
    return { hash: puzzleHash(json), boards: boardHashes(json) };
  }, [game, puzzle]);
  const { hash } = hashes;

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

  // When another draft comes onto the bench, the list of the other drafts is outdated.
  const { copy } = snapshot;
  const listed = useRef(copy);
  useEffect(() => {
    if (listed.current === copy) return;
    listed.current = copy;
    readAgain();
  }, [copy, readAgain]);

  const isDraft = snapshot.saving !== 'untouched';
  const base = isDraft
    ? ownBase(changes, { uid, base: snapshot.base, hash })
    : (listing?.revision ?? 0);
  // The editor's own change was made although its reply was lost: base the draft on it.
  useEffect(() => {
    if (isDraft && base > snapshot.base) draft.rebase(base);
  }, [draft, isDraft, base, snapshot.base]);

  const plays = [
    ...snapshot.plays,
    ...drafts.flatMap((one) => (one.uid === uid ? [] : playsOf(one.plays))),
  ];
  // No board needs a test play if the draft is the pack's puzzle, or in a game without play.
  const unplayed = game.isFixed || hash === packHash ? [] : unplayedBoards(plays, hashes);
  const now = Date.now();
  return {
    ...props,
    ...{ draft, snapshot, worker, puzzle, unreadable, hashes, reports, unplayed, base, now },
    planned: plannedBeans(gameId, id),
    measured: reports.map(({ report, fresh }, i) =>
      fresh ? (report?.beans ?? null) : game.beans(puzzle.boards[i]),
    ),
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
