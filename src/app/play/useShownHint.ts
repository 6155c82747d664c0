/** The part of the open hint that the board draws. */
import { useMemo } from 'react';
import type { ShownHint } from '../../games/contract/view.ts';
import type { OpenHint } from '../../play/playState.ts';

export function useShownHint(open: OpenHint | null): ShownHint | null {
  return useMemo(() => {
    const step = open?.hint.steps[open.step];
    if (!open || !step) return null;
    const { steps, mistake } = open.hint;
    return {
      evidence: step.evidence,
      target: step.target,
      rulesOut: steps.slice(0, open.step + 1).flatMap(({ rulesOut }) => rulesOut),
      isMistake: mistake !== null,
    };
  }, [open]);
}
