/** What screen readers are told: the clue, what a hint has written, what a check has found, that something is still wrong. */
import { useEffect, useRef } from 'react';
import type { Entry } from '../rules/grid.ts';
import type { Board, State } from '../rules/types.ts';
import { checkAnswer, type Question } from './checkAnswer.ts';
import { changeWords, spokenClue } from './words.ts';

export interface Announcements {
  readonly board: Board;
  readonly state: State;
  /** The current one. */
  readonly entry: Entry;
  /** Every square is filled, and the board is not won. */
  readonly almost: boolean;
  /** A hint is shown, which may make a move. */
  readonly isHinted: boolean;
  announce(text: string): void;
}

/** @returns tells that the engine is asked about an entry, whose answer is to be announced. */
export function useAnnouncements({
  board,
  state,
  entry,
  almost,
  isHinted,
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

  const shown = useRef({ state, isHinted });
  useEffect(() => {
    const before = shown.current;
    shown.current = { state, isHinted };
    if (before.state === state || !before.isHinted) return;
    const words = changeWords(board, before.state, state);
    if (words) announce(words);
  }, [board, state, isHinted, announce]);

  const asked = useRef<readonly Question[]>([]);
  useEffect(() => {
    const answered = asked.current.filter((question) => question.state !== state);
    asked.current = asked.current.filter((question) => question.state === state);
    for (const question of answered) {
      const answer = checkAnswer(board, question, state);
      if (answer) announce(answer);
    }
  }, [board, state, announce]);

  return (one) => {
    asked.current = [...asked.current, { entry: one, state }];
  };
}
