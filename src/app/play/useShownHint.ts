/** The part of the open hint that the board draws. */
import { useMemo } from 'react';
import type { Hint } from '../../games/contract/engine.ts';
import type { ShownHint } from '../../games/contract/view.ts';
import type { OpenHint } from '../../play/playState.ts';

const placesOf = ({ look }: Hint<unknown>): ShownHint => ({
  evidence: look?.places ?? [],
  target: [],
  rulesOut: [],
  isMistake: false,
});

export function useShownHint(open: OpenHint | null): ShownHint | null {
  return useMemo(() => {
    if (open === null) return null;
    if (open.step === null) return placesOf(open.hint);
    const step = open.hint.steps[open.step];
    if (!step) return null;
    const { steps, mistake } = open.hint;
    return {
      evidence: step.evidence,
      target: step.target,
      rulesOut: steps.slice(0, open.step + 1).flatMap(({ rulesOut }) => rulesOut),
      isMistake: mistake !== null,
    };
  }, [open]);
}
