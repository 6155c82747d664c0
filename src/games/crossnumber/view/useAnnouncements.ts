/** What screen readers are told: the clue, what a check has found, that something is still wrong. */
import { useCallback, useEffect, useRef } from 'react';
import { type Entry, entryName } from '../grid.ts';
import { type Board, CHECKED_WRONG, type State, UNCHECKED } from '../types.ts';
import { spokenClue } from './words.ts';

export interface Announcements {
  readonly board: Board;
  readonly state: State;
  /** The current one. */
  readonly entry: Entry;
  /** Every square is filled, and the board is not won. */
  readonly almost: boolean;
  announce(text: string): void;
}

/** @returns tells that the engine is asked about an entry, whose answer is to be announced. */
export function useAnnouncements({
  board,
  state,
  entry,
  almost,
  announce,
}: Announcements): (asked: Entry) => void {
  const told = useRef(entry.id);
  useEffect(() => {
    if (told.current === entry.id) return;
    told.current = entry.id;
    announce(spokenClue(board, entry.id));
  }, [entry.id, board, announce]);

  useEffect(() => {
    if (almost) announce('Every square is filled, but not every clue holds yet.');
  }, [almost, announce]);

  const asked = useRef<Entry | null>(null);
  const { checked } = state;
  useEffect(() => {
    const waiting = asked.current;
    if (!waiting?.cells.every((cell) => checked[cell] !== UNCHECKED)) return;
    asked.current = null;
    const wrong = waiting.cells.filter((cell) => checked[cell] === CHECKED_WRONG).length;
    const name = entryName(waiting.id);
    if (wrong === 0) announce(`${name} is right.`);
    else announce(`${name} has ${wrong === 1 ? 'one wrong digit' : `${wrong} wrong digits`}.`);
  }, [checked, announce]);

  return useCallback((one) => {
    asked.current = one;
  }, []);
}
