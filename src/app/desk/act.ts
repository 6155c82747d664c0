/** State of an editor's action at the desk: in progress, done, or refused with a sentence. */
import { useCallback, useState } from 'react';
import type { Desk } from '../../desk/port.ts';
import { sentenceOf } from '../../desk/sentences.ts';
import { remedyFor, statusOf } from '../../protocol/status.ts';
import { useAtDesk } from './deskContext.ts';
import { openDesk } from './openDesk.ts';

export interface Acting {
  readonly busy: boolean;
  /** The error of the last attempt, as a sentence; null without one. */
  readonly problem: string | null;
  /**
   * Runs the action; makes the desk's pages read again if the server did it, or may have. Resolves
   * true when it was done.
   */
  run(work: (desk: Desk) => Promise<unknown>): Promise<boolean>;
}

export function useActing(): Acting {
  const { readAgain, doubt } = useAtDesk();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = useCallback(
    async (work: (desk: Desk) => Promise<unknown>) => {
      setBusy(true);
      setProblem(null);
      try {
        await work(await openDesk());
        readAgain();
        return true;
      } catch (error) {
        setProblem(sentenceOf(error, 'change'));
        doubt(error);
        // Despite the error the server may have done the action, or another editor has.
        if (remedyFor(statusOf(error)) === 'retry') readAgain();
        return false;
      } finally {
        setBusy(false);
      }
    },
    [readAgain, doubt],
  );
  return { busy, problem, run };
}
