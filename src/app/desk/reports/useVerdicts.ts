/** What the solver says of the puzzles that were reported, one after the other. */
import { useEffect, useRef, useState } from 'react';
import type { ReportedPuzzle } from '../../../desk/reports.ts';
import { sentenceOf } from '../../../desk/sentences.ts';
import { type DeskWorker, makeDeskWorker } from '../../../desk/worker/client.ts';
import { loadersOf } from '../../../games/loaders.ts';
import { statusOf } from '../../../sync/status.ts';
import { readBoardPuzzle } from '../boardPuzzle.ts';

export interface Verdict {
  /** `none`: nothing can be said. */
  readonly kind: 'good' | 'bad' | 'none';
  readonly words: string;
}

const OFFLINE = 'You are offline. The solver looks at it when there is a connection.';

export const keyOf = ({ game, board }: ReportedPuzzle): string => `${game}/${board}`;

async function judge(worker: DeskWorker, { game, id, board }: ReportedPuzzle): Promise<Verdict> {
  const { game: rules } = await loadersOf(game).rules();
  const puzzle = await readBoardPuzzle(rules, game, board);
  if (!puzzle.ok) return { kind: 'none', words: puzzle.problem.message };
  const proof = await worker.prove(game, id, rules.makePuzzle(puzzle.value));
  if (proof === null) return { kind: 'none', words: 'The solver was called away.' };
  return proof.ok
    ? { kind: 'good', words: 'The solver comes to the end of it, and has nothing against it.' }
    : { kind: 'bad', words: `The solver says: ${proof.problem.message}` };
}

/** By `keyOf`; those that are not there yet are still to come. */
export function useVerdicts(
  puzzles: readonly ReportedPuzzle[],
  online: boolean,
): ReadonlyMap<string, Verdict> {
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, Verdict>>(new Map());
  const said = useRef(verdicts);
  said.current = verdicts;
  // A puzzle of a version never changes: when reports are settled there is nothing to ask anew.
  const names = JSON.stringify(puzzles.map(keyOf));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` tells them apart
  useEffect(() => {
    if (puzzles.length === 0) return;
    let wanted = true;
    const worker = makeDeskWorker();
    async function judgeAll() {
      for (const puzzle of puzzles) {
        if (!wanted) return;
        if (isSaid(said.current.get(keyOf(puzzle)))) continue;
        const verdict = await judge(worker, puzzle).catch(
          (error: unknown): Verdict => ({ kind: 'none', words: wordsOf(error, online) }),
        );
        if (wanted) setVerdicts((before) => new Map(before).set(keyOf(puzzle), verdict));
      }
    }
    void judgeAll();
    return () => {
      wanted = false;
      worker.close();
    };
  }, [names, online]);
  return verdicts;
}

/** What could not be said without a connection is asked again with one. */
const isSaid = (verdict: Verdict | undefined) => verdict !== undefined && verdict.kind !== 'none';

/** The worker's errors are sentences of its own (src/desk/worker/lane.ts). */
function wordsOf(error: unknown, online: boolean): string {
  if (!online && statusOf(error) === 'unavailable') return OFFLINE;
  return error instanceof Error && error.name === 'Error'
    ? `The solver cannot say: ${error.message}`
    : sentenceOf(error, 'read');
}
