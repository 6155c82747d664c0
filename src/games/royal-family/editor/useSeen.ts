/** The solutions known of a board under edit, from the solver's last reports. */
import { useEffect, useMemo, useState } from 'react';
import type { BoardReport } from '../../contract/bench.ts';
import { start } from '../rules/rules.ts';
import type { Board, State } from '../rules/types.ts';

export interface Seen {
  /**
   * The board's present solution (the first of several) or the last known one; null when there was
   * none.
   */
  readonly first: State | null;
  /** Another solution of this exact board. */
  readonly second: State | null;
  /** A state with only the names that have the same plate in both solutions. */
  readonly sure: State;
}

/**
 * The board without its clues, as text to compare: edits of clues do not change this text, so the
 * last known solution stays visible.
 */
const peopleOf = ({ plates, marriages, monarch, names }: Board) =>
  JSON.stringify([plates, marriages, monarch, names]);

export function useSeen(board: Board, report: BoardReport<State> | null, fresh: boolean): Seen {
  const people = useMemo(() => peopleOf(board), [board]);
  const solved = fresh ? (report?.solved ?? []) : [];
  const [now, other = null] = solved;
  const [kept, setKept] = useState<{ readonly people: string; readonly placed: State } | null>(
    null,
  );
  useEffect(() => {
    if (now) setKept({ people, placed: now });
  }, [now, people]);
  const first = now ?? (kept?.people === people ? kept.placed : null);
  return useMemo(() => {
    const none = start(board);
    const placed = first
      ? first.placed.map((name, plate) => (other && other.placed[plate] !== name ? null : name))
      : none.placed;
    return { first, second: other, sure: { ...none, placed } };
  }, [board, first, other]);
}

/** The plates of the tree on which the two solutions differ. */
export function apart({ first, second }: Seen): readonly number[] {
  if (!first || !second) return [];
  return [...first.placed.keys()].filter((plate) => first.placed[plate] !== second.placed[plate]);
}
