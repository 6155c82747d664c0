/** The solver's reports on the draft's boards, each as soon as it is available. */
import { useEffect, useMemo, useRef, useState } from 'react';
import type { DeskWorker } from '../../../desk/worker/client.ts';
import type { BoardReport } from '../../../games/contract/bench.ts';
import type { GameId } from '../../../games/definitions.ts';

export interface Judged {
  /** Report on this board, or on its state before the last edit; null until the first report. */
  readonly report: BoardReport | null;
  /** Whether the report is about the current board. */
  readonly fresh: boolean;
  /** The reason for a missing report, as a sentence. */
  readonly problem: string | null;
}

interface Said {
  /** The board that the report is about, as JSON. */
  readonly of: string;
  readonly report: BoardReport | null;
  readonly problem: string | null;
}

const TROUBLE = 'This board couldn’t be checked.';

export function useReports(
  worker: DeskWorker,
  game: GameId,
  boards: readonly unknown[],
): readonly Judged[] {
  const [said, setSaid] = useState<Readonly<Record<number, Said>>>({});
  const texts = useMemo(() => boards.map((board) => JSON.stringify(board)), [boards]);

  // The latest request for a report, by board index: answers to earlier requests are ignored.
  const asked = useRef(new Map<number, string>());

  // The worker is closed with the page, so unanswered requests must be sent again.
  useEffect(() => () => asked.current.clear(), []);

  useEffect(() => {
    for (const [place, of] of texts.entries()) {
      if (asked.current.get(place) === of) continue;
      asked.current.set(place, of);
      const say = (one: Omit<Said, 'of'>) => {
        if (asked.current.get(place) !== of) return;
        setSaid((before) => ({ ...before, [place]: { of, ...one } }));
      };
      worker.report(game, JSON.parse(of), `board ${place}`).then(
        (answer) => {
          if (answer === null) return;
          if (answer.ok) say({ report: answer.value, problem: null });
          else say({ report: null, problem: answer.problem.message });
        },
        (error: Error) => say({ report: null, problem: `${TROUBLE} ${error.message}` }),
      );
    }
  }, [worker, game, texts]);

  return texts.map((of, place): Judged => {
    const one = said[place];
    return {
      report: one?.report ?? null,
      fresh: one?.of === of,
      problem: one?.of === of ? one.problem : null,
    };
  });
}
