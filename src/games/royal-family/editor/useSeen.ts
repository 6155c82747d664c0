/** The solutions known of a board under edit, from the solver's last reports. */
import { useEffect, useState } from 'react';
import type { BoardReport } from '../../contract/bench.ts';
import type { Board, State } from '../rules/types.ts';

export interface Seen {
  /**
   * The board's present solution (the first of several) or the last known one; null when there was
   * none.
   */
  readonly first: State | null;
  /** Another solution of this exact board. */
  readonly second: State | null;
}

/**
 * The board without its clues, as text to compare: edits of clues do not change this text, so the
 * last known solution stays visible.
 */
const peopleOf = ({ plates, marriages, monarch, names }: Board) =>
  JSON.stringify([plates, marriages, monarch, names]);

/** @param report the solver's report on exactly this board; null until it arrives. */
export function useSeen(board: Board, report: BoardReport<State> | null): Seen {
  const people = peopleOf(board);
  const [now, second = null] = report?.solved ?? [];
  const [kept, setKept] = useState<{ readonly people: string; readonly placed: State } | null>(
    null,
  );
  useEffect(() => {
    if (now) setKept({ people, placed: now });
  }, [now, people]);
  return { first: now ?? (kept?.people === people ? kept.placed : null), second };
}
