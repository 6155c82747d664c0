/**
 * Announcements for screen readers: written digits, broken clues, the current clue, a hint's move,
 * a check's result, and a full but wrong board.
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Entry, gridOf } from '../rules/grid.ts';
import type { Board, State } from '../rules/types.ts';
import type { ClueState } from './Clues.tsx';
import { checkAnswer, type Question } from './checkAnswer.ts';
import { brokenWords, changeWords, spokenClue } from './words.ts';

export interface Announcements {
  readonly board: Board;
  readonly state: State;
  /** The current entry. */
  readonly entry: Entry;
  /** Every square is filled, and the board is not won. */
  readonly almost: boolean;
  /** Whether a hint is shown: then a change of the board may come from the hint. */
  readonly isHinted: boolean;
  /** The clues' display states, by entry. */
  readonly clues: readonly ClueState[];
  announce(text: string): void;
}

/**
 * @returns `say` queues a move's text, to be announced together with its effects; `awaitCheck`
 *   registers a requested check, whose answer is announced when it arrives.
 */
export function useAnnouncements({
  board,
  state,
  entry,
  almost,
  isHinted,
  clues,
  announce,
}: Announcements): { say(text: string): void; awaitCheck(asked: Entry): void } {
  const [said, setSaid] = useState<{ readonly text: string } | null>(null);
  const told = useRef({ entry: entry.id, clues, said });
  useEffect(() => {
    const before = told.current;
    told.current = { entry: entry.id, clues, said };
    const words = [
      before.said === said ? '' : said?.text,
      brokenWords(gridOf(board.rows).entries, before.clues, clues),
      before.entry === entry.id ? '' : spokenClue(board, entry.id),
    ].filter(Boolean);
    if (words.length > 0) announce(words.join(' '));
  }, [said, clues, entry.id, board, announce]);

  useEffect(() => {
    if (almost) announce('Every square is filled, but not every number fits its clue yet.');
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

  return {
    say: useCallback((text: string) => setSaid({ text }), []),
    awaitCheck(one) {
      asked.current = [...asked.current, { entry: one, state }];
    },
  };
}
