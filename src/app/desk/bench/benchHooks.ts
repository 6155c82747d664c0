/** Effects of the desk's bench: its solver worker, the measured difficulty, and undo keys. */
import { useEffect, useState } from 'react';
import { type DeskWorker, makeDeskWorker } from '../../../desk/worker/client.ts';
import { historyKey } from '../../../ui/keys.ts';
import type { Judged } from './useReports.ts';

export function useWorker(): DeskWorker {
  const [worker] = useState(makeDeskWorker);
  useEffect(() => () => worker.close(), [worker]);
  return worker;
}

/**
 * Writes the solver's measured difficulty (beans) into the draft, all boards at once: single writes
 * would revert each other.
 */
export function useMeasuredBeans(
  reports: readonly Judged[],
  complete: (measured: readonly (number | null)[]) => void,
): void {
  useEffect(() => {
    complete(reports.map(({ report, fresh }) => (fresh ? (report?.beans ?? null) : null)));
  }, [reports, complete]);
}

export function useUndoKeys(keeper: { undo(): void; redo(): void }): void {
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
