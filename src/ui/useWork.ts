/** Work that may fail: whether it runs, and the reason why it failed. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { fail, type Problem, type Result } from '../lib/result.ts';
import { WENT_WRONG } from '../lib/sentences.ts';

/** A form whose field takes the focus when a problem is shown at it. */
export function useFocusOn(problem: Problem | null) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);
  return form;
}

export function useWork<Code extends string = string>() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem<Code | 'unknown'> | null>(null);
  const form = useFocusOn(problem);

  /** Resolves with whether it worked. */
  const run = useCallback(async (work: () => Promise<Result<unknown, Code>>) => {
    setBusy(true);
    setProblem(null);
    const result = await work().catch((error: unknown) => {
      console.error(error);
      return fail('unknown' as const, WENT_WRONG);
    });
    // Players know that they have cancelled it.
    if (!result.ok && result.problem.code !== 'cancelled') setProblem(result.problem);
    setBusy(false);
    return result.ok;
  }, []);

  return { form, busy, problem, setProblem, run };
}
