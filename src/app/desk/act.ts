/** Something that is done at the desk: under way, done, or refused with a sentence. */
import { useCallback, useState } from 'react';
import type { Desk } from '../../desk/port.ts';
import { sentenceOf } from '../../desk/sentences.ts';
import { remedyFor, statusOf } from '../../sync/status.ts';
import { useAtDesk } from './deskContext.ts';
import { openDesk } from './openDesk.ts';

export interface Acting {
  readonly busy: boolean;
  /** Why the last attempt failed, or null. */
  readonly problem: string | null;
  /** Does it. Where it was done, or may have been, everything is read again. True when it was done. */
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
        // It may have been done all the same, or by somebody else.
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
