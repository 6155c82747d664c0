/** The solver's verdicts on the reported puzzles, computed one after the other. */
import { useState } from 'react';
import type { ReportedPuzzle } from '../../../desk/reports.ts';
import { sentenceOf } from '../../../desk/sentences.ts';
import { type DeskWorker, makeDeskWorker } from '../../../desk/worker/client.ts';
import { loadRules } from '../../../games/loaders.ts';
import { statusOf } from '../../../sync/status.ts';
import { useAsync } from '../../../ui/useAsync.ts';
import { readBoardPuzzle } from '../boardPuzzle.ts';

export interface Verdict {
  /** Whether the solver finds the puzzle good; `none`: no verdict is possible. */
  readonly kind: 'good' | 'bad' | 'none';
  readonly words: string;
}

const OFFLINE = 'You are offline. The solver looks at it when there is a connection.';

export const keyOf = ({ game, board }: ReportedPuzzle): string => `${game}/${board}`;

async function judge(worker: DeskWorker, { game, id, board }: ReportedPuzzle): Promise<Verdict> {
  const { game: rules } = await loadRules(game);
  const puzzle = await readBoardPuzzle(rules, game, board);
  if (!puzzle.ok) return { kind: 'none', words: puzzle.problem.message };
  const proof = await worker.prove(game, id, rules.makePuzzle(puzzle.value));
  if (proof === null) return { kind: 'none', words: 'The solver was called away.' };
  return proof.ok
    ? { kind: 'good', words: 'The solver comes to the end of it, and has nothing against it.' }
    : { kind: 'bad', words: `The solver says: ${proof.problem.message}` };
}

/** The verdicts by the puzzle's key (`keyOf`); puzzles not yet judged are absent. */
export function useVerdicts(
  puzzles: readonly ReportedPuzzle[],
  online: boolean,
): ReadonlyMap<string, Verdict> {
  const [verdicts, setVerdicts] = useState<ReadonlyMap<string, Verdict>>(new Map());
  // A version's puzzle never changes: settling reports must not trigger new verdicts.
  const names = JSON.stringify(puzzles.map(keyOf));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `names` tells them apart
  useAsync(
    async (signal) => {
      if (puzzles.length === 0) return;
      const worker = makeDeskWorker();
      signal.addEventListener('abort', () => worker.close());
      for (const puzzle of puzzles) {
        if (signal.aborted) return;
        if (isSaid(verdicts.get(keyOf(puzzle)))) continue;
        const verdict = await judge(worker, puzzle).catch(
          (error: unknown): Verdict => ({ kind: 'none', words: wordsOf(error, online) }),
        );
        if (!signal.aborted) setVerdicts((before) => new Map(before).set(keyOf(puzzle), verdict));
      }
    },
    [names, online],
  );
  return verdicts;
}

/**
 * Whether a puzzle has a verdict. Failed ones are requested again, as the connection may be back.
 */
const isSaid = (verdict: Verdict | undefined) => verdict !== undefined && verdict.kind !== 'none';

/**
 * A failed verdict in words. The worker's errors are sentences already (src/desk/worker/queue.ts).
 */
function wordsOf(error: unknown, online: boolean): string {
  if (!online && statusOf(error) === 'unavailable') return OFFLINE;
  return error instanceof Error && error.name === 'Error'
    ? `The solver cannot say: ${error.message}`
    : sentenceOf(error, 'read');
}
